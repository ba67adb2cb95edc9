import { css } from "lit";

export const styles = css`
  .heading {
    margin-block-end: 4px;
    padding-inline-start: 14px;
    font-size: 12px;
    line-height: 16px;
    font-weight: 600;
    color: var(--chat-widget-text-muted);
  }
  .row {
    display: flex;
    align-items: stretch;
  }
  .source {
    flex: 1;
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
    min-height: 44px;
    padding-block: 6px;
    padding-inline: 12px 8px;
    font-size: 14px;
    line-height: 20px;
    color: inherit;
    text-decoration: none;
    transition: background 0.15s;
  }
  .source:not(a) {
    cursor: pointer;
  }
  .number {
    display: grid;
    place-items: center;
    flex: none;
    min-width: 20px;
    height: 20px;
    border-radius: 6px;
    background: var(--chat-widget-accent-soft);
    color: var(--chat-widget-accent-text);
    font-size: 11px;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  .name {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .title {
    font-weight: 500;
  }
  .title,
  .section {
    display: block;
  }
  .section {
    font-size: 12px;
    line-height: 16px;
    color: var(--chat-widget-text-muted);
  }
  /* No layer of its own, as in the message around it. */
  .source .unseen {
    position: static;
    margin-inline-end: -11px;
    overflow: clip;
    clip-path: none;
  }
  .source .icon {
    width: 15px;
    height: 15px;
    color: var(--chat-widget-text-muted);
    stroke-width: 2;
  }
  .source .icon:dir(rtl) {
    scale: -1 1;
  }
  a.source:hover {
    background: color-mix(in srgb, var(--chat-widget-bubble) 60%, transparent);
  }
  a.source:hover .title {
    text-decoration: underline;
    text-underline-offset: 3px;
    text-decoration-thickness: 1px;
  }
  .source:focus-visible,
  .unfold:focus-visible {
    outline-offset: -3px;
    border-radius: 16px;
  }
  .unfold {
    display: grid;
    place-items: center;
    flex: none;
    width: 44px;
    color: var(--chat-widget-text-muted);
    transition:
      background 0.15s,
      color 0.15s;
  }
  .unfold:hover {
    background: color-mix(in srgb, var(--chat-widget-bubble) 60%, transparent);
    color: var(--chat-widget-text);
  }
  .unfold .icon {
    width: 18px;
    height: 18px;
    transition: rotate 0.15s;
  }
  .unfold[aria-expanded="true"] .icon {
    rotate: 180deg;
  }
  blockquote {
    margin: 0 12px 12px;
    margin-inline: 42px 16px;
    padding-inline-start: 12px;
    border-inline-start: 2px solid color-mix(in srgb, var(--chat-widget-accent) 45%, transparent);
    font-size: 14px;
    line-height: 20px;
    color: var(--chat-widget-text-muted);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  @media (forced-colors: active) {
    .number {
      border: 1px solid;
    }
  }
`;
