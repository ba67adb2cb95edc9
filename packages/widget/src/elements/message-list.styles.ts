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
  .day {
    align-self: center;
    padding: 2px 10px;
    font-size: 12px;
    line-height: 18px;
    font-weight: 600;
    color: var(--chat-widget-text-muted);
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
    flex: none;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    font-size: 13px;
    font-weight: 600;
    min-height: 44px;
    border-block-start: 1px solid var(--chat-widget-border);
    color: var(--chat-widget-text-muted);
    transition:
      background 0.15s,
      color 0.15s;
  }
  .latest:hover {
    background: var(--chat-widget-bubble);
    color: var(--chat-widget-text);
  }
  .latest:focus-visible {
    outline-offset: -3px;
    border-radius: 4px;
  }
`;
