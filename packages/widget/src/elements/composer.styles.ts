import { css } from "lit";

export const styles = css`
  :host {
    min-height: 68px;
    padding: 8px 12px 12px;
  }
  form {
    display: flex;
    align-items: flex-end;
    border: 1px solid var(--chat-widget-border-strong);
    border-radius: 24px;
    background: var(--chat-widget-surface);
    transition:
      border-color 0.15s,
      box-shadow 0.15s;
    cursor: text;
  }
  form:focus-within {
    border-color: var(--chat-widget-accent-text);
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--chat-widget-accent) 16%, transparent);
  }
  textarea {
    display: block;
    flex: 1;
    min-width: 0;
    min-height: 46px;
    max-height: 168px;
    padding-block: 12px;
    padding-inline: 18px 4px;
    border: 0;
    background: none;
    line-height: 22px;
    resize: none;
    field-sizing: content;
    overflow-y: auto;
    scrollbar-width: thin;
  }
  textarea:focus-visible {
    outline: none;
  }
  textarea::placeholder {
    color: var(--chat-widget-text-muted);
    opacity: 1;
  }
  .send {
    display: grid;
    place-items: center;
    flex: none;
    width: 46px;
    height: 46px;
    border-radius: 50%;
  }
  .send span {
    display: grid;
    place-items: center;
    width: 34px;
    height: 34px;
    border-radius: 50%;
    background: var(--chat-widget-accent);
    color: var(--chat-widget-on-accent);
    transition:
      background 0.15s,
      color 0.15s,
      transform 0.15s;
  }
  .send:hover span {
    transform: scale(1.05);
  }
  .send:active span {
    transform: scale(0.95);
  }
  .send:focus-visible {
    outline-offset: -3px;
  }
  .send[aria-disabled="true"] {
    cursor: default;
  }
  .send[aria-disabled="true"] span {
    background: var(--chat-widget-bubble);
    color: var(--chat-widget-text-muted);
    transform: none;
  }
  .send .icon {
    stroke-width: 2.2;
  }
  .count {
    padding: 6px 18px 0;
    font-size: 12px;
    line-height: 16px;
    color: var(--chat-widget-text-muted);
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .count.over {
    color: var(--chat-widget-danger);
    font-weight: 600;
  }
  @media (max-width: 520px), (max-height: 440px), (pointer: coarse) {
    textarea {
      font-size: 16px;
    }
  }
  @media (forced-colors: active) {
    form:focus-within {
      outline: 2px solid Highlight;
    }
    .send span {
      border: 1px solid;
    }
  }
`;
