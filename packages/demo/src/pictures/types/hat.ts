import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { lying } from "../scene.ts";
import { box, cloud, fill, line, oval, solid, stitches } from "../shapes.ts";

const crown = "M104 250C98 140 136 92 200 92s102 48 96 158z";

/** A ribbed beanie with a turned-up brim. */
export function beanie({ body }: { body: Paint }): string {
  const ribs = Array.from(
    { length: 9 },
    (_, at) => `M${112 + at * 22} 250C${118 + at * 20} 180 ${160 + at * 10} 120 200 94`,
  ).join("");
  const brim = solid(
    box(92, 226, 216, 76, 24),
    body,
    8,
    line(Array.from({ length: 15 }, (_, at) => `M${104 + at * 14} 228v74`).join(""), body.shade, 3),
  );
  return lying(
    solid(crown, body, 14, line(ribs, body.shade, 3)) +
      brim +
      solid(box(214, 252, 46, 28, 4), paints.tan, 4) +
      cloud(237, 266, 20, paints.cream.base),
  );
}

/** A bobble hat with a knitted zigzag. */
export function bobbleHat({ body, second }: { body: Paint; second: Paint }): string {
  const zigzag = (y: number) => `M92 ${y}${"l14-18 14 18".repeat(8)}`;
  const bands =
    line(zigzag(204), second.base, 9) + line("M92 168h216", second.base, 8) + line("M112 146h180", second.light, 3);
  const brim = solid(
    box(90, 232, 220, 66, 22),
    second,
    8,
    line(Array.from({ length: 15 }, (_, at) => `M${102 + at * 14} 232v68`).join(""), second.shade, 3),
  );
  const tufts = Array.from({ length: 14 }, (_, at) => {
    const a = (at / 14) * Math.PI * 2;
    return fill(oval(Math.round(200 + Math.cos(a) * 27), Math.round(82 + Math.sin(a) * 25), 13), second.base);
  }).join("");
  const bobble =
    tufts +
    fill(oval(200, 82, 32), second.base) +
    line("M186 70l8 8M208 66l-2 11M216 86l-10 2M188 94l9-5M204 104l1-10", second.shade, 3.5);
  return lying(solid(crown, body, 14, bands) + brim + bobble);
}

/** A cap with a long brim, seen from the side. */
export function cap({ body }: { body: Paint }): string {
  const dome = "M82 242C76 156 118 110 184 108c62-2 104 40 108 122z";
  const brim = "M176 236c60-18 130-16 168 12 8 6 6 16-4 18-48 8-112 6-160-4-16-4-18-20-4-26z";
  const panels =
    line("M184 110c-18 40-24 84-20 130M184 110c38 24 58 66 62 112", body.shade, 4) +
    line("M88 226c60-14 140-16 204-4", body.shade, 4);
  const strap =
    solid("M80 232h52v24H92c-8 0-12-8-12-24z", paints.tan, 5) + fill(box(104, 236, 16, 16, 4), paints.brass.base);
  return lying(
    solid(dome, body, 16) +
      panels +
      fill(oval(184, 108, 13, 8), body.light) +
      [
        [132, 152],
        [234, 160],
      ]
        .map(([x, y]) => fill(oval(x!, y!, 5), body.light))
        .join("") +
      solid(brim, body, 8) +
      stitches("M190 250c50-12 106-10 140 8", body.light) +
      strap +
      cloud(206, 190, 34, paints.mustard.base),
  );
}
