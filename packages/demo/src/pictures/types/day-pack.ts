import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { standing } from "../scene.ts";
import { box, cloud, fill, line, solid, stitches } from "../shapes.ts";

type DayPack = {
  body: Paint;
  pocket: Paint;
  trim: Paint;
  base?: Paint;
  bottle?: Paint;
  leather?: boolean;
  bright?: boolean;
};

const outline = "M110 166C110 108 150 80 200 80s90 28 90 86l8 136c0 24-12 36-38 36H140c-26 0-38-12-38-36z";

/** A backpack with an arched zip and a front pocket, seen from the front. */
export function dayPack({ body, pocket, trim, base, bottle, leather, bright }: DayPack): string {
  const straps = line("M124 128C88 166 84 262 104 316M276 128c36 38 40 134 20 188", trim.shade, 17);
  const handle = line("M178 84c0-32 44-32 44 0", trim.base, 10);
  const bottom = base ? fill("M90 290h220v60H90z", base.shade) + fill("M90 290h204v60H90z", base.base) : "";
  const zip = line("M134 190c-6-64 24-86 66-86s72 22 66 86", body.shade, 4) + line("M266 186v22", trim.base, 6);
  const front =
    solid(box(132, 212, 136, 100, 22), pocket, 10) +
    line("M144 232h112", pocket.shade, 4) +
    line("M236 232v16", trim.base, 6);
  const label = leather
    ? solid(box(184, 258, 32, 26, 5), paints.tan, 4) +
      cloud(200, 271, 16, paints.cream.base) +
      stitches("M140 252v42M260 252v42", paints.tan.light)
    : cloud(200, 272, 30, pocket.light);
  const side = bottle
    ? solid(box(284, 196, 30, 120, 12), bottle, 6) +
      solid(box(290, 178, 18, 22, 4), paints.rubber, 4) +
      solid("M280 252h38l-4 78c-1 8-6 10-12 10h-22z", body, 8)
    : "";
  const bands = bright ? line("M142 300h116", "#fbf6e4", 7) : "";
  return standing(112, straps + side + handle + solid(outline, body, 18, bottom) + zip + front + bands + label);
}
