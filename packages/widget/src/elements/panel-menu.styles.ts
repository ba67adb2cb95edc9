import { css } from "lit";

export const styles = css`
  .menu {
    min-width: 232px;
    padding: 6px;
    border-radius: 14px;
    background: var(--chat-widget-surface);
    box-shadow: var(--chat-widget-shadow);
    animation: unfold 0.14s ease-out;
  }
  button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 44px;
    padding: 0 12px;
    border-radius: 10px;
  }
  button:hover,
  button:focus-visible {
    background: var(--chat-widget-bubble);
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  .icon {
    color: var(--chat-widget-text-muted);
  }
  @keyframes unfold {
    from {
      opacity: 0;
      transform: translateY(-4px);
    }
  }
  @media (forced-colors: active) {
    .menu {
      border: 1px solid;
    }
  }
`;
