import { css } from "lit";

/** A form that stands in the conversation. */
export const card = css`
  .card {
    padding: 16px;
    border: 1px solid var(--chat-widget-border);
    border-radius: 18px;
    background: var(--chat-widget-surface);
    box-shadow: 0 1px 2px rgb(15 20 35 / 0.04);
  }
  .card h3 {
    margin: 0;
    font-size: 16px;
    line-height: 22px;
    font-weight: 650;
  }
  .card .hint {
    margin-block-start: 2px;
    font-size: 14px;
    line-height: 20px;
    color: var(--chat-widget-text-muted);
  }
`;
