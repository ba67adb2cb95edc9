import { draw } from "./draw.ts";

/** A 24 px line drawing. */
const drawing = (name: string, path: string) =>
  draw(
    "svg",
    { class: name, part: "launcher-icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    draw("path", { d: path }),
  );

/** The three faces of the launcher; its state says which one shows. The page may put its own in place of the first. */
export const launcherIcons = () => [
  draw(
    "slot",
    { name: "launcher-icon", class: "chat" },
    drawing(
      "",
      "M12 3.5c-4.97 0-9 3.47-9 7.75 0 2.4 1.26 4.54 3.25 5.96V20.5l3.3-1.9c.79.16 1.6.25 2.45.25 4.97 0 9-3.4 9-7.6S16.97 3.5 12 3.5Z M8.2 11.2h.01 M12 11.2h.01 M15.8 11.2h.01",
    ),
  ),
  drawing("down", "m6 9.5 6 6 6-6"),
  drawing("wait", "M12 3a9 9 0 1 0 9 9"),
];
