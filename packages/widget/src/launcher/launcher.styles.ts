/**
 * The look of the launcher, and a host without a box of its own: it takes no room, catches no click and passes nothing
 * of the page's style on. `!important` inside a shadow tree beats `!important` outside, so a page cannot break it.
 * With the launcher goes all that follows it: the panel, and what lies beside.
 */
export const launcherStyles = `
:host { all: initial !important; display: contents !important; }
:host([hidden]), [hidden], .launcher[hidden] ~ * { display: none !important; }
@media print { :host { display: none !important; } }

.launcher, .trouble {
  all: initial;
  position: fixed;
  z-index: var(--chat-widget-z-index);
  bottom: calc(var(--chat-widget-offset-y) + env(safe-area-inset-bottom));
  right: calc(var(--chat-widget-offset-x) + env(safe-area-inset-right));
  box-sizing: border-box;
  display: grid;
  border: 1px solid transparent;
  box-shadow: 0 1px 2px rgb(15 20 35 / .16), 0 6px 20px rgb(15 20 35 / .22);
}
.left { right: auto; left: calc(var(--chat-widget-offset-x) + env(safe-area-inset-left)); }
.launcher {
  width: var(--chat-widget-launcher-size);
  height: var(--chat-widget-launcher-size);
  place-items: center;
  border-radius: 50%;
  background: var(--chat-widget-accent);
  color: var(--chat-widget-on-accent);
  cursor: pointer;
  animation: arrive .3s;
}
.launcher:focus-visible { outline: 3px solid var(--chat-widget-accent-text, CanvasText); outline-offset: 3px; }

/* A press is on the button, also where the icon under it is the page's own and gives way to another meanwhile. */
.chat, .down, .wait { grid-area: 1 / 1; display: grid; opacity: 0; pointer-events: none; }
svg {
  width: 28px;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
}
[aria-busy=false][aria-expanded=false] .chat, [aria-busy=false][aria-expanded=true] .down, [aria-busy=true] .wait { opacity: 1; }
[aria-busy=true] .wait { animation: turn 1s linear infinite; }

.trouble {
  gap: 8px;
  max-width: 292px;
  margin-bottom: calc(var(--chat-widget-launcher-size) + 12px);
  padding: 12px 16px;
  border-radius: 14px;
  color-scheme: var(--chat-widget-scheme);
  background: var(--chat-widget-surface, Canvas);
  color: var(--chat-widget-text, CanvasText);
  font: 14px/20px var(--chat-widget-font, system-ui);
}

[role=alert]:empty { display: none; }

@keyframes arrive { from { opacity: 0; } }
@keyframes turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { .launcher, .wait { animation: none !important; } }
`;
