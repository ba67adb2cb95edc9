import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { lying } from "../scene.ts";
import { box, cloud, fill, line, solid, turn } from "../shapes.ts";

/** A small bag on one strap: `tall` for the shoulder, otherwise for the hip. */
export function sling({ body, tall }: { body: Paint; tall?: boolean }): string {
  const dark = paints.rubber;
  const buckle = (x: number, y: number) =>
    solid(box(x - 17, y - 13, 34, 26, 6), dark, 4) + fill(box(x - 7, y - 7, 14, 14, 3), dark.light, 0.5);
  if (tall) {
    const strap = line("M132 270C52 210 92 62 200 60S350 210 268 270", dark.base, 15) + buckle(104, 128);
    const sack = solid("M112 226c0-40 28-56 88-56s88 16 88 56v64c0 32-24 46-88 46s-88-14-88-46z", body, 16);
    const zips =
      line("M134 220c14-16 38-20 66-20s52 4 66 20", dark.base, 7) +
      line("M266 220l8 22", paints.steel.light, 6) +
      line("M146 282h108", body.shade, 5) +
      line("M254 282v18", dark.base, 6);
    return lying(
      turn(
        -10,
        200,
        220,
        strap +
          sack +
          fill("M122 232c0-14 4-22 14-28l6 100c-14-6-20-16-20-30z", body.light, 0.5) +
          zips +
          cloud(200, 250, 32, body.light),
      ),
    );
  }
  const strap = line("M104 214C40 150 92 84 200 84s160 66 96 130", dark.base, 15) + buckle(200, 84);
  const sack = solid(
    "M88 214c0-22 14-32 36-32h152c22 0 36 10 36 32l-8 62c-4 26-22 40-48 40H144c-26 0-44-14-48-40z",
    body,
    16,
  );
  const zips =
    line("M116 212h168", dark.base, 7) +
    line("M276 212v22", paints.mustard.base, 7) +
    line("M124 248h152", body.shade, 4) +
    line("M132 248v18", paints.mustard.base, 6);
  return lying(turn(-6, 200, 220, strap + sack + zips + cloud(200, 282, 30, body.light)));
}
