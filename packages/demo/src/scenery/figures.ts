import { box, fill, line, oval } from "../pictures/shapes.ts";
import { tone } from "./tones.ts";

/** Someone in a yellow raincoat under an umbrella, walking; feet at (0, 0). */
export const walker =
  fill(oval(4, 0, 44, 6), tone.dark, 0.25) +
  fill("M-16-8h14v-44h-14zM8-8h14v-44H8z", tone.dark) +
  fill("M-18-18h16v14h10v6h-26zM6-18h16v14h10v6H6z", tone.spruce) +
  fill("M-22-128c4-20 12-28 26-28s22 8 26 28l8 82c-20 10-48 10-68 0z", tone.mustard) +
  fill("M14-154c8 4 13 12 16 26l8 82c-6 3-12 5-18 6z", tone.mustardShade) +
  fill("M-14-150c0-30 10-42 22-42s22 12 22 42c-10 12-34 12-44 0z", tone.mustard) +
  fill("M10-150c2-22 4-34 14-34 4 6 6 18 6 34-4 5-10 8-20 9z", tone.skin) +
  fill("M30-150c0-24-6-38-14-41 12 2 18 14 18 41z", tone.mustardShade) +
  line("M-6-118c-14 24-10 44 8 52", tone.mustardShade, 15) +
  line("M-6-118c-14 24-10 42 8 50", tone.mustard, 13) +
  line("M18-104c12 4 20 0 24-12", tone.mustard, 14) +
  fill(oval(44, -120, 7), tone.skin) +
  fill(box(-34, -136, 22, 56, 9), tone.rust) +
  fill(box(-36, -142, 26, 14, 7), tone.rustShade) +
  line("M44-124V-214", tone.dark, 4) +
  line("M44-124v16c0 10 12 10 12 0", tone.wood, 5) +
  fill(
    "M-48-210C-48-262 0-290 44-290s92 28 92 80c-10-11-26-11-36 0-8-11-22-11-30 0-7-9-19-9-26 0-7-9-19-9-26 0-8-11-22-11-30 0-10-11-26-11-36 0z",
    tone.rust,
  ) +
  fill("M44-290c44 0 92 28 92 80-10-11-26-11-36 0-4-34-24-68-56-80z", tone.rustShade) +
  line("M44-300v10", tone.dark, 5);

/** A small dog on a lead, looking ahead; feet at (0, 0). */
export const dog =
  line("M-30-84C-10-60 6-46 16-44", tone.dark, 2) +
  fill("M-22-38h44c6 0 10 4 10 10v10H-24c-6 0-8-4-8-8s4-12 10-12z", tone.paper) +
  line("M-18-20v20M-8-20v20M16-20v20M26-20v20", tone.paper, 7) +
  line("M-28-34c-8-4-10-12-8-18", tone.paper, 7) +
  fill("M18-48c0-10 8-14 16-14 6 0 10 4 16 12 6 2 6 10 0 12l-14 2c-8 4-18-2-18-12z", tone.paper) +
  fill("M20-58c4-8 12-4 12 2l-4 18c-8 0-12-10-8-20z", tone.wood) +
  fill(oval(52, -46, 3), tone.dark) +
  fill("M-14-38h16v14h-16z", tone.wood);

/** A town bicycle with a pannier, leaning; wheels on y = 0. */
export const bicycle =
  [0, 112]
    .map(
      (x) =>
        line(`M${x - 30}-31a30 30 0 1 0 60 0a30 30 0 1 0-60 0`, tone.dark, 5) +
        line(`M${x}-61v60M${x - 30}-31h60`, tone.steel, 1.5),
    )
    .join("") +
  line("M0-31L34-76H92L54-31zM34-76L54-31M92-76L112-31M30-88l4 12M84-98l8 22", tone.spruce, 6) +
  line("M76-100h18", tone.dark, 6) +
  fill(box(16, -96, 32, 9, 4), tone.wood) +
  fill(box(-26, -72, 42, 46, 7), tone.mustard) +
  fill(box(-28, -76, 46, 13, 6), tone.mustardShade) +
  line("M-24-40h38", tone.frame, 4);

/** A Galway hooker under full sail; waterline at y = 0. */
export const hooker =
  line("M2 4V-196", tone.woodShade, 6) +
  fill("M-2-190c-50 40-92 106-104 168h104z", tone.rust) +
  fill("M-2-190c-22 40-34 106-36 168h36z", tone.rustShade, 0.6) +
  fill("M8-182c30 40 52 96 62 146L8-22z", tone.rust) +
  fill("M12-150c50 30 84 78 102 130L76-32C62-80 42-118 12-150z", tone.rustShade) +
  fill("M-104-18C-60-8 60-8 92-26c4 18-8 44-20 50h-150c-14-8-24-26-26-42z", tone.dark) +
  line("M-100-14C-56-4 56-4 90-20", tone.frame, 3) +
  line("M88-24l34-12", tone.woodShade, 5);

/** A gull in flight, seen from afar. */
export const gull = (x: number, y: number, size: number): string =>
  line(
    `M${x - 16 * size} ${y - 4 * size}q${9 * size}-${9 * size} ${16 * size} ${3 * size}q${7 * size}-${12 * size} ${16 * size}-${3 * size}`,
    tone.frame,
    3.5 * size,
  );
