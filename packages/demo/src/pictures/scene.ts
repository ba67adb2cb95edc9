import { mix } from "./paints.ts";
import { fill, line, oval, within } from "./shapes.ts";

const ink = "#14283c";

/** Stands `art` on the ground (y = 338) with a shadow of the given half width. */
export const standing = (halfWidth: number, art: string, x = 200): string =>
  `<g filter="url(#soft)">${fill(oval(x + 8, 338, halfWidth, 11), ink, 0.26)}</g>${art}`;

/** Lays `art` flat, with a shadow around all of it. */
export const lying = (art: string): string => `<g filter="url(#drop)">${art}</g>`;

const disc = oval(200, 196, 152);

const motifs = {
  plain: () => "",
  rain: (tone: string) =>
    [
      "M86 118l-9 22",
      "M322 96l-9 22",
      "M338 214l-9 22",
      "M66 232l-9 22",
      "M128 60l-9 22",
      "M276 48l-9 22",
      "M356 148l-9 22",
      "M48 168l-9 22",
    ]
      .map((d) => line(d, tone, 4))
      .join(""),
  hills: (tone: string) =>
    within(disc, fill("M40 262C90 208 140 206 190 246 230 206 300 190 370 252V360H40z", tone, 0.75)),
  dusk: (tone: string) =>
    [
      [92, 92, 3],
      [306, 78, 4],
      [344, 150, 3],
      [62, 176, 3.5],
      [146, 54, 3],
      [258, 44, 2.5],
      [338, 246, 3],
      [70, 262, 2.5],
    ]
      .map(([x, y, r]) => fill(oval(x!, y!, r!), tone))
      .join(""),
};

const scenes: Record<string, { tint: string; motif: keyof typeof motifs }> = {
  Bags: { tint: "#ede2cc", motif: "plain" },
  "Rainwear & layers": { tint: "#d5e1e4", motif: "rain" },
  Footwear: { tint: "#e2e3d0", motif: "rain" },
  "Hats, gloves & socks": { tint: "#efdcd2", motif: "plain" },
  "Bottles & lunch": { tint: "#dbe6dc", motif: "plain" },
  "Camp & picnic": { tint: "#dde4c9", motif: "hills" },
  "Lights & tools": { tint: "#cfd8e3", motif: "dusk" },
  "Small things": { tint: "#f0e2c4", motif: "plain" },
};

/** A whole SVG file: the tinted ground of a department (the first part of a category) with `art` on it. */
export function scene(department: string, art: string): string {
  const found = scenes[department];
  if (!found) throw new Error(`No background for the department "${department}"`);
  const { tint, motif } = found;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs><filter id="soft" x="-20%" y="-200%" width="140%" height="500%"><feGaussianBlur stdDeviation="7 3.5"/></filter><filter id="drop" x="-15%" y="-15%" width="130%" height="135%"><feDropShadow dx="7" dy="10" stdDeviation="7" flood-color="${ink}" flood-opacity=".24"/></filter></defs>${fill("M0 0h400v400H0z", tint)}${fill(disc, mix(tint, "#ffffff", 0.48))}${motifs[motif](mix(tint, ink, motif === "hills" ? 0.1 : 0.13))}${art}</svg>\n`;
}
