import { css } from "lit";

/** Fields to write in. 16 px on phones: below that iOS zooms in on focus. */
export const fields = css`
  .label {
    display: block;
    margin-bottom: 6px;
    font-size: 13px;
    font-weight: 600;
  }
  .label small {
    font-size: inherit;
    font-weight: 400;
    color: var(--chat-widget-text-muted);
  }
  .field {
    display: block;
    width: 100%;
    min-height: 44px;
    padding: 10px 14px;
    border: 1px solid var(--chat-widget-border-strong);
    border-radius: 12px;
    background: var(--chat-widget-surface);
    transition:
      border-color 0.15s,
      box-shadow 0.15s;
  }
  .field::placeholder {
    color: var(--chat-widget-text-muted);
    opacity: 1;
  }
  .field:focus-visible {
    outline: none;
    border-color: var(--chat-widget-accent-text);
    box-shadow:
      0 0 0 1px var(--chat-widget-accent-text),
      0 0 0 4px color-mix(in srgb, var(--chat-widget-accent) 18%, transparent);
  }
  .field[aria-invalid="true"] {
    border-color: var(--chat-widget-danger);
    box-shadow: 0 0 0 1px var(--chat-widget-danger);
  }
  .field[aria-invalid="true"]:focus-visible {
    box-shadow:
      0 0 0 1px var(--chat-widget-danger),
      0 0 0 4px color-mix(in srgb, var(--chat-widget-danger) 22%, transparent);
  }
  .error {
    margin-top: 6px;
    font-size: 13px;
    line-height: 18px;
    color: var(--chat-widget-danger);
  }
  @media (max-width: 520px), (max-height: 440px), (pointer: coarse) {
    .field {
      font-size: 16px;
    }
  }
  @media (forced-colors: active) {
    .field:focus-visible {
      outline: 2px solid Highlight;
    }
    .field[aria-invalid="true"] {
      border-width: 3px;
    }
  }
`;
