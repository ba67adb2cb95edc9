import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { lying } from "../scene.ts";
import { fill, line, solid } from "../shapes.ts";

/** A quilted vest with a stand-up collar. */
export function vest({ body, lining }: { body: Paint; lining: Paint }): string {
  const trunk =
    "M138 100c20-10 38-14 62-14s42 4 62 14c4 34 10 54 24 72 4 50 6 110 4 152 0 8-4 12-12 12H122c-8 0-12-4-12-12-2-42 0-102 4-152 14-18 20-38 24-72z";
  const quilt = [150, 186, 222, 258, 294]
    .map(
      (y) =>
        line(`M106 ${y}q47 10 94 0 47 10 94 0`, body.shade, 4) +
        line(`M106 ${y - 6}q47 10 94 0 47 10 94 0`, body.light, 2, 0.55),
    )
    .join("");
  const collar =
    solid("M148 74C152 52 248 52 252 74c6 14 6 24 2 36-34 18-74 18-108 0-4-12-4-22 2-36z", body, 8) +
    fill("M157 76C162 62 238 62 243 76c-6 20-80 20-86 0z", lining.base);
  const zip = line("M200 96v238", paints.rubber.base, 6) + line("M200 108v14", paints.steel.light, 8);
  const pockets = line("M142 250l10 44M258 250l-10 44", paints.rubber.base, 5);
  return lying(solid(trunk, body, 14, quilt) + collar + zip + pockets + line("M114 326h172", body.shade, 5));
}
