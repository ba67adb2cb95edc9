import { css } from "lit";

export const styles = css`
  .row {
    margin-block-start: 14px;
  }
  .consent {
    margin-block-start: 14px;
    font-size: 14px;
    line-height: 20px;
  }
  h3 + .consent {
    margin-block-start: 4px;
    color: var(--chat-widget-text-muted);
  }
  .consent a {
    white-space: nowrap;
    color: var(--chat-widget-accent-text);
    font-weight: 600;
    text-underline-offset: 3px;
  }
  .button {
    width: 100%;
    margin-block-start: 18px;
  }
`;
