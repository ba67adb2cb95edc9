import { css } from "lit";

export const styles = css`
  .code {
    display: block;
    width: min(208px, 64%);
    aspect-ratio: 1;
    padding: 8px;
    border-radius: 16px;
    /* A camera reads dark on light, whatever the scheme. */
    background: #fff;
    fill: #000;
    box-shadow: 0 0 0 1px var(--chat-widget-border);
    forced-color-adjust: none;
  }
  .waiting {
    background: var(--chat-widget-bubble);
    animation: breathe 1.4s ease-in-out infinite;
  }
  .field {
    text-overflow: ellipsis;
    color: var(--chat-widget-text-muted);
  }
  @keyframes breathe {
    50% {
      opacity: 0.5;
    }
  }
`;
