import { css } from "lit";

export const styles = css`
  :host {
    position: relative;
    flex: 1;
    min-height: 0;
    display: flex;
    flex-direction: column;
  }
  .scroller {
    flex: 1;
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: color-mix(in srgb, var(--chat-widget-text) 22%, transparent) transparent;
  }
  .scroller:focus-visible {
    outline-offset: -3px;
    border-radius: 4px;
  }
  .content {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 14px;
    min-height: 100%;
    padding: 20px 16px 12px;
  }
  chat-widget-message-bubble {
    flex: none;
  }
  .earlier {
    align-self: center;
    min-height: 44px;
    padding: 0 16px;
    font-size: 14px;
  }
  ::slotted(*) {
    flex: none;
    margin-block-start: 4px;
  }
  .latest {
    position: absolute;
    inset-block-end: 12px;
    inset-inline-end: 16px;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    background: var(--chat-widget-surface);
    box-shadow:
      0 0 0 1px var(--chat-widget-border),
      0 4px 16px rgb(15 20 35 / 0.16);
    animation: appear 0.15s;
  }
  .latest:hover {
    background: var(--chat-widget-bubble);
  }
  @keyframes appear {
    from {
      opacity: 0;
      transform: translateY(4px);
    }
  }
  @media (forced-colors: active) {
    .latest {
      border: 1px solid;
    }
  }
`;
