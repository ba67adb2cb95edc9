import { html, type TemplateResult } from "lit";

/** A 24 px line drawing in the colour of the text around it. Decoration: its button has the name. */
export const drawing = (path: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;

export const closeIcon = drawing("m6.5 6.5 11 11 M17.5 6.5l-11 11");
export const moreIcon = drawing("M6 12h.01 M12 12h.01 M18 12h.01");
export const sendIcon = drawing("M12 19V5.5 M6 11l6-6 6 6");
export const downIcon = drawing("M12 5v13.5 M6 13l6 6 6-6");
export const retryIcon = drawing("M18.5 12a6.5 6.5 0 1 1-2-4.7 M18.5 4.5v3.8h-3.8");
export const personIcon = drawing(
  "M12 12a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5Z M4.75 19.5c.8-3.2 3.7-5 7.25-5s6.45 1.8 7.25 5",
);
export const pauseIcon = drawing("M12 7.5V12l2.8 1.8 M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z");
export const offlineIcon = drawing(
  "M4 4l16 16 M8.5 12.6a6 6 0 0 1 2.3-1.3 M5 9.2a11 11 0 0 1 3.2-2.2 M12 5.75c2.7 0 5.2 1 7 2.8 M15 12.3l.6.4 M12 17h.01",
);
export const backIcon = drawing("M19 12H5.5 M11 6l-6 6 6 6");
/** Upwards. */
export const thumbIcon = drawing(
  "M7 10.5v9H4v-9Z M7 11l4-7.5c1.4 0 2.2 1 2 2.4l-.5 3.6h5c1.3 0 2.2 1.2 1.9 2.4l-1.5 6a2 2 0 0 1-2 1.6H7",
);
export const sparkIcon = drawing("M12 4c.5 4.6 3.4 7.5 8 8-4.6.5-7.5 3.4-8 8-.5-4.6-3.4-7.5-8-8 4.6-.5 7.5-3.4 8-8Z");
