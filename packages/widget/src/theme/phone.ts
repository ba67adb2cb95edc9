/** Where the panel takes the whole screen; the same in the style sheets. */
export const phone = "(max-width: 520px), (max-height: 440px)";
