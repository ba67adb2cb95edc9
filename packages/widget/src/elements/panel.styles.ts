import { css } from "lit";

export const styles = css`
  :host {
    all: initial;
    display: contents;
  }

  dialog {
    position: fixed;
    inset: auto;
    bottom: calc(
      var(--chat-widget-offset-y) + var(--chat-widget-launcher-size) + 12px + env(safe-area-inset-bottom) +
        var(--chat-widget-lift, 0px)
    );
    right: calc(var(--chat-widget-offset-x) + env(safe-area-inset-right));
    z-index: var(--chat-widget-z-index);
    display: none;
    flex-direction: column;
    width: min(var(--chat-widget-width), 100vw - 2 * var(--chat-widget-offset-x));
    max-width: none;
    height: min(
      var(--chat-widget-height),
      100dvh - 2 * var(--chat-widget-offset-y) - var(--chat-widget-launcher-size) - 12px - var(--chat-widget-lift, 0px)
    );
    max-height: none;
    margin: 0;
    padding: 0;
    overflow: hidden;
    overscroll-behavior: contain;
    border: 0;
    border-radius: var(--chat-widget-radius);
    background: var(--chat-widget-surface);
    color: var(--chat-widget-text);
    color-scheme: var(--chat-widget-scheme);
    box-shadow: var(--chat-widget-shadow);
    font: var(--chat-widget-font-size)/1.4667 var(--chat-widget-font);
    text-align: start;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
    opacity: 0;
    transform: translateY(12px) scale(0.985);
    transform-origin: bottom right;
    transition:
      opacity 0.16s ease-out,
      transform 0.22s cubic-bezier(0.2, 0.8, 0.3, 1),
      display 0.22s allow-discrete,
      overlay 0.22s allow-discrete;
  }
  .left {
    right: auto;
    left: calc(var(--chat-widget-offset-x) + env(safe-area-inset-left));
    transform-origin: bottom left;
  }
  .open {
    display: flex;
    opacity: 1;
    transform: none;
  }
  @starting-style {
    .open {
      opacity: 0;
      transform: translateY(12px) scale(0.985);
    }
  }
  dialog::backdrop {
    display: none;
  }
  dialog::before {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    height: 180px;
    background: linear-gradient(color-mix(in srgb, var(--chat-widget-accent) 9%, transparent), transparent);
    pointer-events: none;
  }

  /* In the header; the page's own style of it goes before. */
  ::slotted([slot]) {
    margin: 0;
    padding: 12px 16px 4px;
  }
  chat-widget-panel-sheet {
    flex: 1;
    min-height: 0;
    display: flex;
  }
  footer {
    flex: none;
    position: relative;
  }
  .strip {
    display: flex;
    align-items: center;
    gap: 10px;
    margin: 4px 12px 0;
    padding: 10px 14px;
    border-radius: 14px;
    background: color-mix(in srgb, var(--chat-widget-warning) 11%, var(--chat-widget-surface));
    font-size: 14px;
    line-height: 20px;
  }
  .strip .icon {
    color: var(--chat-widget-warning);
  }
  .strip b {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .waiting {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 14px;
    padding: 20px 16px;
  }
  .waiting i {
    height: 44px;
    border-radius: 18px;
    background: var(--chat-widget-bubble);
    animation: breathe 1.4s ease-in-out infinite;
  }
  .waiting i:nth-child(1) {
    width: 72%;
    height: 66px;
  }
  .waiting i:nth-child(2) {
    width: 46%;
    animation-delay: 0.12s;
  }
  .waiting i:nth-child(3) {
    margin: auto -4px -8px;
    border-radius: 24px;
    height: 48px;
    animation-delay: 0.24s;
  }
  @keyframes breathe {
    50% {
      opacity: 0.5;
    }
  }

  @media (max-width: 520px), (max-height: 440px) {
    .left {
      left: 0;
    }
    dialog {
      --full-screen: 1;
      inset: 0;
      top: var(--viewport-top, 0);
      bottom: auto;
      width: 100vw;
      height: var(--viewport-height, 100dvh);
      /* Beside the camera of a phone that lies on its side. */
      padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);
      border-radius: 0;
      box-shadow: none;
      transform: translateY(24px);
    }
    .open {
      transform: none;
    }
    @starting-style {
      .open {
        transform: translateY(24px);
      }
    }
    footer {
      padding-block-end: calc(env(safe-area-inset-bottom) / 2);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    dialog,
    .open {
      transform: none;
    }
  }
  @media (forced-colors: active) {
    dialog {
      border: 1px solid;
    }
  }
`;
