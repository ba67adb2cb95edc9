/**
 * The look of the launcher, and a host without a box of its own: it takes no room, catches no click and passes nothing
 * of the page's style on. `!important` inside a shadow tree beats `!important` outside, so a page cannot break it.
 */
export const launcherStyles = `
:host { all: initial !important; display: contents !important; }
:host([hidden]) { display: none !important; }
@media print { :host { display: none !important; } }

.launcher {
  all: initial;
  position: fixed;
  z-index: var(--chat-widget-z-index);
  bottom: calc(var(--chat-widget-offset-y) + env(safe-area-inset-bottom, 0px));
  right: calc(var(--chat-widget-offset-x) + env(safe-area-inset-right, 0px));
  box-sizing: border-box;
  width: var(--chat-widget-launcher-size);
  height: var(--chat-widget-launcher-size);
  display: grid;
  place-items: center;
  border: 1px solid transparent;
  border-radius: 50%;
  background: var(--chat-widget-accent);
  color: var(--chat-widget-on-accent);
  box-shadow: 0 1px 2px rgb(15 20 35 / .16), 0 6px 20px rgb(15 20 35 / .22);
  cursor: pointer;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
  transition: transform .2s cubic-bezier(.2, .8, .3, 1), box-shadow .2s;
  animation: arrive .32s cubic-bezier(.2, .8, .3, 1);
}
.launcher[hidden] { display: none; }
.left { right: auto; left: calc(var(--chat-widget-offset-x) + env(safe-area-inset-left, 0px)); }
.launcher:hover { transform: translateY(-1px); box-shadow: 0 1px 2px rgb(15 20 35 / .16), 0 10px 28px rgb(15 20 35 / .28); }
.launcher:active { transform: scale(.96); }
.launcher:focus-visible { outline: 3px solid var(--chat-widget-accent-text); outline-offset: 3px; }

svg {
  grid-area: 1 / 1;
  width: 28px;
  height: 28px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.9;
  stroke-linecap: round;
  stroke-linejoin: round;
  opacity: 0;
  transform: scale(.7);
  transition: opacity .16s, transform .2s cubic-bezier(.2, .8, .3, 1);
}
[aria-busy="false"][aria-expanded="false"] .chat,
[aria-busy="false"][aria-expanded="true"] .down,
[aria-busy="true"] .wait { opacity: 1; transform: none; }
[aria-busy="true"] .wait { animation: turn .8s linear infinite; }

.trouble {
  all: initial;
  position: fixed;
  z-index: var(--chat-widget-z-index);
  bottom: calc(var(--chat-widget-offset-y) + var(--chat-widget-launcher-size) + 12px);
  right: var(--chat-widget-offset-x);
  max-width: 260px;
  padding: 12px 16px;
  border-radius: 14px;
  background: var(--chat-widget-surface);
  color: var(--chat-widget-text);
  box-shadow: var(--chat-widget-shadow);
  font: 14px/1.45 var(--chat-widget-font);
}
.trouble.left { right: auto; left: var(--chat-widget-offset-x); }
.trouble:empty { display: none; }

@keyframes arrive { from { opacity: 0; transform: scale(.8); } }
@keyframes turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) {
  .launcher, svg { transition: none; animation: none; }
  [aria-busy="true"] .wait { animation-duration: 3s; }
}
`;
