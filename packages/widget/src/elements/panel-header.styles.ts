import { css } from "lit";

export const styles = css`
  :host {
    position: relative;
    z-index: 1;
    display: flex;
    align-items: center;
    gap: 12px;
    padding-block: calc(12px + env(safe-area-inset-top, 0px) * var(--full-screen, 0)) 12px;
    padding-inline: 16px 8px;
    border-block-end: 1px solid var(--chat-widget-border);
  }
  .avatar {
    position: relative;
    display: grid;
    place-items: center;
    flex: none;
    width: 40px;
    height: 40px;
    border-radius: 50%;
    background: var(--chat-widget-accent);
    color: var(--chat-widget-on-accent);
  }
  .avatar img {
    width: 100%;
    height: 100%;
    border-radius: inherit;
    object-fit: cover;
  }
  .avatar::after {
    content: "";
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    width: 11px;
    height: 11px;
    border: 2px solid var(--chat-widget-surface);
    border-radius: 50%;
    background: #22a55b;
  }
  .avatar.away::after {
    display: none;
  }
  .back {
    margin-inline-start: -8px;
  }
  :host(:dir(rtl)) .back .icon {
    transform: scaleX(-1);
  }
  .who {
    flex: 1;
    min-width: 0;
  }
  h2 {
    overflow: hidden;
    font-size: 16px;
    line-height: 22px;
    font-weight: 650;
    letter-spacing: -0.006em;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .status {
    overflow: hidden;
    font-size: 13px;
    line-height: 18px;
    color: var(--chat-widget-text-muted);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .tool {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 12px;
    color: var(--chat-widget-text-muted);
    transition:
      background 0.15s,
      color 0.15s;
  }
  .tool:hover,
  .tool[aria-expanded="true"] {
    background: var(--chat-widget-bubble);
    color: var(--chat-widget-text);
  }
  .tool:focus-visible {
    outline-offset: -2px;
  }
  .more {
    margin-inline-end: -12px;
  }
  .more .icon {
    stroke-width: 2.6;
  }

  chat-widget-panel-menu {
    position: absolute;
    inset-block-start: calc(100% - 6px);
    inset-inline-end: 12px;
  }
  @media (forced-colors: active) {
    .avatar {
      border: 1px solid;
    }
  }
`;
