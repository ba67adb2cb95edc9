import { css } from "lit";

export const styles = css`
  li + li {
    border-block-start: 1px solid var(--chat-widget-border);
  }
  button {
    display: grid;
    grid-template: auto auto / 1fr auto;
    align-items: center;
    column-gap: 12px;
    width: 100%;
    min-height: 64px;
    padding: 10px 8px;
    border-radius: 10px;
  }
  button:hover {
    background: var(--chat-widget-bubble);
  }
  .title {
    overflow: hidden;
    font-weight: 550;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .muted {
    font-size: 13px;
    line-height: 18px;
  }
  .icon {
    grid-area: 1 / 2 / 3 / 3;
    color: var(--chat-widget-text-muted);
  }
  :host(:dir(rtl)) .icon {
    transform: scaleX(-1);
  }
`;
