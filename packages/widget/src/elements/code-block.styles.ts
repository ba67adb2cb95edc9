import { css } from "lit";

export const styles = css`
  :host {
    position: relative;
  }
  button {
    display: grid;
    place-items: center;
    position: absolute;
    inset: 6px 6px auto auto;
    width: 32px;
    height: 32px;
    border-radius: 8px;
    color: var(--chat-widget-text-muted);
    transition:
      background 0.15s,
      color 0.15s;
  }
  /* 44 px to the finger. */
  button::after {
    content: "";
    position: absolute;
    inset: -6px;
  }
  button:hover {
    background: color-mix(in srgb, var(--chat-widget-text) 8%, transparent);
    color: var(--chat-widget-text);
  }
  .icon {
    width: 18px;
    height: 18px;
  }
`;
