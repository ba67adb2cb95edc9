/** The launcher's way up and back; here and not in its own styles, as a page without obstacles needs none of it. */
export const keepClearStyles = `
.launcher, .trouble, .proactive { translate: 0 calc(-1 * var(--chat-widget-lift)); }
.launcher { transition: transform .2s cubic-bezier(.2, .8, .3, 1), box-shadow .2s, translate .32s cubic-bezier(.2, .8, .3, 1); }
.proactive { transition: translate .32s cubic-bezier(.2, .8, .3, 1); }
@media (prefers-reduced-motion: reduce) { .launcher, .proactive { transition: none; } }
`;
