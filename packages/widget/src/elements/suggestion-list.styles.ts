import { css } from "lit";

export const styles = css`
  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
  }
  li {
    max-width: 100%;
  }
  button {
    min-height: 44px;
    padding: 8px 16px;
    border: 1px solid color-mix(in srgb, var(--chat-widget-accent-text) 30%, var(--chat-widget-surface));
    border-radius: 22px;
    color: var(--chat-widget-accent-text);
    font-size: 14px;
    line-height: 20px;
    font-weight: 500;
    overflow-wrap: anywhere;
    transition:
      background 0.15s,
      border-color 0.15s;
  }
  button:hover {
    border-color: var(--chat-widget-accent-text);
    background: color-mix(in srgb, var(--chat-widget-accent) 8%, transparent);
  }
`;
