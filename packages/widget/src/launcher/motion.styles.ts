/** What of the launcher comes with the panel: how it answers the pointer, how its faces change, and the badge. */
export const motionStyles = `
.launcher {
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
  transition: transform .2s cubic-bezier(.2, .8, .3, 1), box-shadow .2s;
}
@media (hover: hover) {
  .launcher:hover { transform: translateY(-1px); box-shadow: 0 1px 2px rgb(15 20 35 / .16), 0 10px 28px rgb(15 20 35 / .28); }
}
.launcher:active { transform: scale(.96); }
.chat, .down { transform: scale(.7); transition: opacity .16s, transform .2s cubic-bezier(.2, .8, .3, 1); }
[aria-busy=false][aria-expanded=false] .chat, [aria-busy=false][aria-expanded=true] .down { transform: none; }

.badge {
  position: absolute;
  top: -4px;
  right: -4px;
  box-sizing: border-box;
  min-width: 22px;
  padding: 0 6px;
  border: 1px solid transparent;
  border-radius: 11px;
  background: var(--chat-widget-badge);
  color: var(--chat-widget-on-badge);
  font: 600 12px/20px var(--chat-widget-font);
  text-align: center;
}
.badge:empty { display: none; }

@media (prefers-reduced-motion: reduce) { .launcher, .launcher * { transition: none; } }
`;
