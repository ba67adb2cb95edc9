/** The bubble beside the launcher; on a phone above it, so that it leaves the page to read. */
export const proactiveStyles = `
.proactive {
  all: initial;
  position: fixed;
  z-index: var(--chat-widget-z-index);
  bottom: calc(var(--chat-widget-offset-y) + env(safe-area-inset-bottom, 0px) + var(--chat-widget-launcher-size) / 2);
  right: calc(var(--chat-widget-offset-x) + env(safe-area-inset-right, 0px) + var(--chat-widget-launcher-size) + 14px);
  transform: translateY(50%);
  box-sizing: border-box;
  display: flex;
  align-items: flex-start;
  width: max-content;
  max-width: min(320px, 100vw - 2 * var(--chat-widget-offset-x) - var(--chat-widget-launcher-size) - 14px);
  border-radius: 18px;
  background: var(--chat-widget-surface);
  color: var(--chat-widget-text);
  box-shadow: var(--chat-widget-shadow);
  font: 15px/1.4667 var(--chat-widget-font);
  animation: speak .36s cubic-bezier(.2, .8, .3, 1);
}
.proactive.left {
  right: auto;
  left: calc(var(--chat-widget-offset-x) + env(safe-area-inset-left, 0px) + var(--chat-widget-launcher-size) + 14px);
}
.proactive::after {
  content: "";
  position: absolute;
  right: -5px;
  bottom: calc(50% - 6px);
  width: 12px;
  height: 12px;
  border-radius: 3px;
  rotate: 45deg;
  background: var(--chat-widget-surface);
  box-shadow: 1px -1px 0 rgb(15 20 35 / .05);
}
.proactive.left::after { right: auto; left: -5px; }
.proactive button {
  all: initial;
  box-sizing: border-box;
  font: inherit;
  color: inherit;
  cursor: pointer;
  border-radius: 18px;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
}
.proactive button:focus-visible { outline: 3px solid var(--chat-widget-accent-text); outline-offset: -3px; }
.proactive .say { flex: 1; min-width: 0; min-height: 44px; padding-block: 12px; padding-inline: 18px 0; text-align: start; }
.proactive .name {
  display: block;
  margin-block-end: 1px;
  font-size: 13px;
  line-height: 18px;
  font-weight: 600;
  color: var(--chat-widget-text-muted);
}
.proactive .message {
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow: hidden;
  overflow-wrap: break-word;
}
.proactive .say:hover .message { color: var(--chat-widget-accent-text); }
.proactive .dismiss { flex: none; display: grid; place-items: center; width: 44px; height: 44px; color: var(--chat-widget-text-muted); }
.proactive .dismiss:hover { color: var(--chat-widget-text); }
.proactive .dismiss::before, .proactive .dismiss::after {
  content: "";
  grid-area: 1 / 1;
  width: 15px;
  border-top: 2px solid;
  border-radius: 1px;
  rotate: 45deg;
}
.proactive .dismiss::after { rotate: -45deg; }
.spoken { position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

@keyframes speak { from { opacity: 0; scale: .96; } }
@media (max-width: 520px), (max-height: 440px) {
  .proactive, .proactive.left {
    bottom: calc(var(--chat-widget-offset-y) + env(safe-area-inset-bottom, 0px) + var(--chat-widget-launcher-size) + 14px);
    right: calc(var(--chat-widget-offset-x) + env(safe-area-inset-right, 0px));
    left: auto;
    transform: none;
    max-width: min(320px, 100vw - 2 * var(--chat-widget-offset-x));
  }
  .proactive.left { right: auto; left: calc(var(--chat-widget-offset-x) + env(safe-area-inset-left, 0px)); }
  .proactive::after, .proactive.left::after { right: calc(var(--chat-widget-launcher-size) / 2 - 6px); bottom: -5px; left: auto; }
  .proactive.left::after { right: auto; left: calc(var(--chat-widget-launcher-size) / 2 - 6px); }
  .proactive .name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .proactive .message { -webkit-line-clamp: 2; }
}
@media (prefers-reduced-motion: reduce) { .proactive { animation: none; } }
@media (forced-colors: active) { .proactive { border: 1px solid; } }
`;
