import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { standing } from "../scene.ts";
import { cloud, fill, line, solid, stitches } from "../shapes.ts";

/** A toilet bag with a toothbrush standing behind it. */
export function washBag({ body }: { body: Paint }): string {
  const brush =
    line("M262 214L284 96", paints.sky.base, 11) +
    line("M284 96l6-30", paints.cream.base, 11) +
    fill("M292 58l16 3-5 26-16-3z", paints.cream.light);
  const comb = line("M228 206l6-70", paints.walnut.base, 12);
  const loop = line("M84 218c-34-8-34 44-4 40", paints.tan.base, 11);
  const sack = solid(
    "M78 216c2-18 14-26 34-26h176c20 0 32 8 34 26l10 92c2 20-8 30-28 30H96c-20 0-30-10-28-30z",
    body,
    16,
  );
  const zip =
    line("M100 206c60-12 140-12 200 0", body.shade, 9) +
    stitches("M100 206c60-12 140-12 200 0", paints.brass.light, 3) +
    line("M300 206l14 24", paints.tan.base, 9);
  const base =
    solid("M70 290h260l2 18c2 20-8 30-28 30H96c-20 0-30-10-28-30z", paints.tan, 8) +
    stitches("M76 298h248", paints.tan.light);
  return standing(136, brush + comb + loop + sack + zip + base + cloud(200, 254, 38, body.shade));
}
