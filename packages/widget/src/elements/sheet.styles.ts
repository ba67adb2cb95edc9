import { css } from "lit";

/** What lies over the conversation until the visitor goes back to it. */
export const sheet = css`
  :host {
    flex: 1;
    min-height: 0;
    display: flex;
    flex-direction: column;
    gap: 16px;
    padding: 20px 16px;
    overflow-y: auto;
    overscroll-behavior: contain;
    animation: slide 0.18s ease-out;
  }
  .middle {
    align-items: center;
    justify-content: center;
    text-align: center;
    text-wrap: balance;
  }
  .middle,
  .buttons {
    display: flex;
    flex-direction: column;
    gap: 8px;
  }
  .middle {
    flex: 1;
    gap: 16px;
  }
  .sign {
    display: grid;
    place-items: center;
    width: 64px;
    height: 64px;
    border-radius: 50%;
    background: var(--chat-widget-bubble);
    color: var(--chat-widget-text-muted);
  }
  .sign .icon {
    width: 28px;
    height: 28px;
    stroke-width: 1.6;
  }
  h3 {
    margin: 0 0 4px;
    font-size: 17px;
    line-height: 24px;
    font-weight: 650;
  }
  .muted {
    color: var(--chat-widget-text-muted);
  }
  .buttons {
    align-self: stretch;
  }
  @keyframes slide {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
`;
