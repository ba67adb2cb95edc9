import { css } from "lit";

export const styles = css`
  :host {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 8px;
  }
  :host([from="visitor"]) {
    align-items: flex-end;
  }
  :host([from="system"]) {
    align-items: center;
  }
  /*
   * In the flow, and with nothing else that would make it a layer of its own (as a transform does): a browser asks each layer
   * of a thousand messages, several times for each turn of the wheel, whether the pointer is on it.
   */
  .unseen {
    position: static;
    margin-block-end: -9px;
    overflow: clip;
    clip-path: none;
  }

  .bubble {
    max-width: 88%;
    padding: 10px 14px;
    border-radius: 18px;
    border-end-start-radius: 6px;
    background: var(--chat-widget-bubble);
    overflow-wrap: anywhere;
  }
  /* Columns beside each other need all the room there is. */
  .bubble:has(chat-widget-answer-table) {
    max-width: 100%;
  }
  .visitor {
    max-width: 82%;
    border-radius: 18px;
    border-end-end-radius: 6px;
    background: var(--chat-widget-accent);
    color: var(--chat-widget-on-accent);
  }
  /* Lines stand as they were typed; the white space of the template around them does not. */
  .said {
    white-space: pre-wrap;
  }
  .fresh {
    animation: rise 0.2s cubic-bezier(0.2, 0.8, 0.3, 1);
  }
  .agent {
    border: 1px solid color-mix(in srgb, var(--chat-widget-accent) 28%, transparent);
    background: color-mix(in srgb, var(--chat-widget-accent) 8%, var(--chat-widget-surface));
  }
  .limit {
    border: 1px solid color-mix(in srgb, var(--chat-widget-warning) 32%, transparent);
    background: color-mix(in srgb, var(--chat-widget-warning) 9%, var(--chat-widget-surface));
  }
  .marked {
    display: flex;
    gap: 10px;
  }
  .marked > .icon {
    margin-top: 1px;
  }
  .limit > .icon {
    color: var(--chat-widget-warning);
  }
  .handoff > .icon {
    color: var(--chat-widget-accent-text);
  }

  .author {
    margin-inline-start: 14px;
    margin-block-end: -4px;
    font-size: 12px;
    line-height: 16px;
    font-weight: 600;
    color: var(--chat-widget-text-muted);
  }
  .note {
    padding: 4px 12px;
    font-size: 13px;
    line-height: 18px;
    text-align: center;
    text-wrap: balance;
    color: var(--chat-widget-text-muted);
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 6px;
    font-size: 13px;
    line-height: 18px;
    color: var(--chat-widget-text-muted);
  }
  /* Cards are layers, and would lie over what of the thumbs is larger than their drawing. */
  chat-widget-product-list ~ .foot {
    position: relative;
  }
  .foot.failed {
    color: var(--chat-widget-danger);
  }
  .foot .link {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    min-height: 44px;
    margin: -13px -4px;
    padding-inline: 4px;
  }
  .foot .icon {
    width: 15px;
    height: 15px;
    stroke-width: 2.2;
  }
  time {
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
  /* As large as a finger, without taking the room: the drawing is small, and the row of it low. */
  .thumb {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin: -13px -3px;
    border-radius: 12px;
    transition: color 0.15s;
  }
  .thumb:hover {
    color: var(--chat-widget-text);
  }
  .thumb:focus-visible {
    outline-offset: -8px;
  }
  .foot .thumb .icon {
    width: 17px;
    height: 17px;
    stroke-width: 1.7;
  }
  .thumb:last-child path {
    transform: rotate(180deg);
    transform-origin: 12px 12px;
  }
  .thumb[aria-pressed="true"] {
    color: var(--chat-widget-accent-text);
  }
  .thumb[aria-pressed="true"] .icon {
    fill: var(--chat-widget-accent-soft);
  }
  :host([from="visitor"]) .foot {
    justify-content: flex-end;
    text-align: end;
    max-width: 88%;
  }

  .dots {
    display: flex;
    align-items: center;
    gap: 5px;
    height: 22px;
    padding-inline: 2px;
  }
  .dots i {
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--chat-widget-text-muted);
    animation: breathe 1.2s ease-in-out infinite;
  }
  .dots i:nth-child(2) {
    animation-delay: 0.16s;
  }
  .dots i:nth-child(3) {
    animation-delay: 0.32s;
  }

  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(6px);
    }
  }
  @keyframes breathe {
    0%,
    60%,
    100% {
      opacity: 0.3;
    }
    30% {
      opacity: 1;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .dots i {
      animation: none;
      opacity: 0.7;
    }
  }
  @media (forced-colors: active) {
    .bubble {
      border: 1px solid;
    }
  }
`;
