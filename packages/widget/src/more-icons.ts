import type { TemplateResult } from "lit";
import { drawing } from "./icons.ts";

/** Drawings that only elements show which are fetched on demand. */

export const checkIcon = drawing("m5.5 12.5 4.2 4.2L18.5 8");
export const closedIcon = drawing(
  "M7 10.5V8a5 5 0 0 1 10 0v2.5 M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18v-6a1.5 1.5 0 0 1 1.5-1.5Z",
);
export const nextIcon = drawing("m10 7 5 5-5 5");
export const productIcon = drawing("M6.5 8.5h11l1 11h-13Z M9 11V7.5a3 3 0 0 1 6 0V11");
export const starIcon = drawing("m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z");
export const unfoldIcon = drawing("m7 10 5 5 5-5");
export const outIcon = drawing("M9 6.5h8.5V15 M17 7 7 17");
export const deviceIcon = drawing(
  "M9 3.5h6a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2Z M11 17.5h2",
);
export const pastIcon = drawing("M4.5 12a7.5 7.5 0 1 0 2.2-5.3 M4.5 4.5v3.8h3.8 M12 8v4.2l2.8 1.7");
export const eraseIcon = drawing("M4.5 7h15 M9.5 7V4.5h5V7 M6.5 7l.8 12.5h9.4L17.5 7 M10.3 10.5v5.5 M13.7 10.5v5.5");
export const composeIcon = drawing("M12 5v14 M5 12h14");
export const saveIcon = drawing("M12 4.5v10 M7.5 10.5 12 15l4.5-4.5 M5 19.5h14");

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
export const takeAwayIcon = drawing("m7 7 10 10 M17 7 7 17");
