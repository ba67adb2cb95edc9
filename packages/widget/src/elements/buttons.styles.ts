import { css } from "lit";

/** Buttons with words on them. */
export const buttons = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 18px;
    border-radius: 14px;
    background: var(--chat-widget-bubble);
    font-weight: 600;
    text-align: center;
    transition:
      background 0.15s,
      transform 0.15s;
  }
  .button:hover {
    background: color-mix(in srgb, var(--chat-widget-bubble), var(--chat-widget-text) 7%);
  }
  .button:active {
    transform: scale(0.985);
  }
  .primary {
    background: var(--chat-widget-accent);
    color: var(--chat-widget-on-accent);
  }
  .primary:hover {
    background: color-mix(in srgb, var(--chat-widget-accent), var(--chat-widget-on-accent) 10%);
  }
  .danger {
    background: var(--chat-widget-danger);
    color: var(--chat-widget-surface);
  }
  .danger:hover {
    background: color-mix(in srgb, var(--chat-widget-danger), var(--chat-widget-text) 12%);
  }
  .button[disabled],
  .button[aria-disabled="true"] {
    opacity: 0.55;
    cursor: default;
  }
  @media (forced-colors: active) {
    .button {
      border: 1px solid;
    }
  }
`;
