import type { Paint } from "../paints.ts";
import { mix, paints } from "../paints.ts";
import { standing } from "../scene.ts";
import { box, fill, line, oval, solid, stitches } from "../shapes.ts";
import { check } from "./scarf.ts";

/** A checked blanket, rolled and held by leather straps. */
export function blanket({ body, second }: { body: Paint; second: Paint }): string {
  const { tan, rubber, brass } = paints;
  const cloth = check(60, 190, 300, 160, 44, body.shade, second.base);
  const roll = solid("M112 194h196c34 0 54 30 54 72s-20 72-54 72H112z", body, 14, cloth);
  const end =
    solid(oval(112, 266, 58, 72), rubber, 6) +
    fill(oval(112, 266, 50, 63), body.base) +
    line(
      "M112 316c-26 0-36-24-36-50s14-46 36-46 32 20 32 44-12 38-28 38-22-14-22-32 8-28 18-28 14 8 14 20",
      rubber.base,
      7,
    );
  const straps = [196, 292]
    .map(
      (x) =>
        solid(`M${x - 11} 192h22c10 40 10 106 0 146h-22c10-40 10-106 0-146z`, tan, 5) +
        fill(box(x - 10, 250, 30, 22, 4), brass.shade) +
        fill(box(x - 4, 255, 18, 12, 2), tan.shade),
    )
    .join("");
  const grip = line("M196 196C196 120 292 120 292 196", tan.base, 15) + stitches("M197 190c4-60 90-60 94 0", tan.light);
  return standing(140, grip + roll + straps + end);
}

/** A low folding chair on crossed poles. */
export function campChair({ body, poles }: { body: Paint; poles: Paint }): string {
  const legs =
    line("M124 236l136 100M276 236L140 336M138 260l-34 76M262 260l34 76", poles.base, 8) +
    [104, 140, 260, 296].map((x) => fill(oval(x, 336, 9, 5), paints.rubber.base)).join("") +
    fill(box(184, 272, 32, 22, 6), paints.rubber.base);
  const frame = line("M112 92l18 160M288 92l-18 160", poles.base, 8);
  const back = solid(
    "M108 84c30 10 154 10 184 0 8-2 12 2 11 10l-13 116c-40 24-140 24-180 0L97 94c-1-8 3-12 11-10z",
    body,
    16,
  );
  const seat = solid(
    "M108 208c40 28 144 28 184 0l4 22c2 10-2 16-12 20-50 18-118 18-168 0-10-4-14-10-12-20z",
    mixPaint(body),
    10,
  );
  const mesh =
    fill("M140 116c36 8 84 8 120 0l-4 56c-34 10-78 10-112 0z", body.shade, 0.55) +
    line("M156 124l4 48M178 126l2 50M200 127v50M222 126l-2 50M244 124l-4 48", body.light, 2, 0.5);
  return standing(120, legs + frame + back + mesh + seat + line("M112 216c40 26 136 26 176 0", body.light, 3, 0.7));
}

const mixPaint = (paint: Paint): Paint => ({ ...paint, base: mix(paint.base, paint.shade, 0.5) });
