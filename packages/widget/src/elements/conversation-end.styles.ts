import { css } from "lit";

export const styles = css`
  :host {
    display: flex;
    flex: none;
    flex-direction: column;
    gap: 4px;
    padding: 12px 16px calc(16px + env(safe-area-inset-bottom) / 2);
    border-block-start: 1px solid var(--chat-widget-border);
    text-align: center;
  }
  p {
    font-size: 14px;
    line-height: 20px;
    color: var(--chat-widget-text-muted);
  }
  .link {
    min-height: 44px;
    padding-inline: 4px;
  }
`;
