import { html, type TemplateResult } from "lit";

/** A 24 px line drawing in the colour of the text around it. Decoration: its button has the name. */
const drawing = (path: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;

export const icons = {
  close: drawing("m6.5 6.5 11 11 M17.5 6.5l-11 11"),
  more: drawing("M6 12h.01 M12 12h.01 M18 12h.01"),
  compose: drawing("M12 5v14 M5 12h14"),
  check: drawing("m5.5 12.5 4.2 4.2L18.5 8"),
  send: drawing("M12 19V5.5 M6 11l6-6 6 6"),
  down: drawing("M12 5v13.5 M6 13l6 6 6-6"),
  unfold: drawing("m7 10 5 5 5-5"),
  out: drawing("M9 6.5h8.5V15 M17 7 7 17"),
  retry: drawing("M18.5 12a6.5 6.5 0 1 1-2-4.7 M18.5 4.5v3.8h-3.8"),
  person: drawing("M12 12a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5Z M4.75 19.5c.8-3.2 3.7-5 7.25-5s6.45 1.8 7.25 5"),
  pause: drawing("M12 7.5V12l2.8 1.8 M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z"),
  offline: drawing(
    "M4 4l16 16 M8.5 12.6a6 6 0 0 1 2.3-1.3 M5 9.2a11 11 0 0 1 3.2-2.2 M12 5.75c2.7 0 5.2 1 7 2.8 M15 12.3l.6.4 M12 17h.01",
  ),
  closed: drawing(
    "M7 10.5V8a5 5 0 0 1 10 0v2.5 M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18v-6a1.5 1.5 0 0 1 1.5-1.5Z",
  ),
  product: drawing("M6.5 8.5h11l1 11h-13Z M9 11V7.5a3 3 0 0 1 6 0V11"),
  spark: drawing("M12 4c.5 4.6 3.4 7.5 8 8-4.6.5-7.5 3.4-8 8-.5-4.6-3.4-7.5-8-8 4.6-.5 7.5-3.4 8-8Z"),
};

/** A face for each score from 1 (the worst) to 5. */
export const face = (score: number): TemplateResult => {
  const mouths = [
    "M7.8 17h8.4c-.5-2.2-2-3.4-4.2-3.4s-3.7 1.2-4.2 3.4Z",
    "M9 15.6c.9-.7 1.9-1 3-1s2.1.3 3 1",
    "M8.5 15h7",
    "M8.5 14.3c1 1 2.2 1.4 3.5 1.4s2.5-.4 3.5-1.4",
    "M7.8 13.6h8.4c-.5 2.2-2 3.4-4.2 3.4s-3.7-1.2-4.2-3.4Z",
  ];
  return drawing(`M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z M9 9.5v.4 M15 9.5v.4 ${mouths[score - 1] ?? ""}`);
};
