import { draw } from "./draw.ts";

/** One of the launcher's three faces, a 24 px line drawing; its state says which one shows. */
export const face = (name: string, path: string) =>
  draw(
    "svg",
    { class: name, part: "launcher-icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    draw("path", { d: path }),
  );

export const chatPath =
  "M12 3.5c-5 0-9 3.5-9 7.7 0 2.4 1.3 4.5 3.3 6v3.3l3.3-1.9q1.2.2 2.4.2c5 0 9-3.4 9-7.6s-4-7.7-9-7.7ZM8.2 11.2h0m3.8 0h0m3.8 0h0";
export const downPath = "m6 9.5 6 6 6-6";
export const waitPath = "M12 3a9 9 0 1 0 9 9";
