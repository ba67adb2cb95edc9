import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { standing } from "../scene.ts";
import { box, cloud, fill, line, solid, stitches } from "../shapes.ts";

const outline = "M92 152h216l16 164c1 14-7 22-20 22H96c-13 0-21-8-20-22z";

/** A cotton shopper with the rain cloud printed large. */
export function canvasTote({ body, print }: { body: Paint; print: Paint }): string {
  const back = line("M150 156C150 60 250 60 250 156", body.shade, 15);
  const front =
    line("M140 190V150C140 36 260 36 260 150v40", body.base, 16) +
    stitches("M140 188v-40C140 38 260 38 260 148v40", body.shade, 1.6);
  const folds = line("M104 330c8-40 8-80 4-120M296 330c-6-30-8-60-4-90", body.shade, 3, 0.6);
  return standing(
    126,
    back +
      solid(outline, body, 12) +
      folds +
      line("M92 166h216", body.shade, 2.5) +
      front +
      cloud(200, 256, 104, print.base),
  );
}

/** A welded tote, rolled down and clipped. */
export function rainTote({ body }: { body: Paint }): string {
  const dark = paints.rubber;
  const long = line("M112 150C92 26 308 26 288 150", dark.shade, 13);
  const sack = solid(
    "M88 138h224l16 178c1 14-7 22-20 22H92c-13 0-21-8-20-22z",
    body,
    16,
    fill("M98 150h26L112 338H86z", body.light, 0.5),
  );
  const roll = solid(box(78, 110, 244, 44, 22), body, 6) + line("M98 126h204M98 140h204", body.shade, 3);
  const clips =
    solid(box(180, 112, 40, 46, 6), dark, 6) +
    line("M200 156v22", dark.base, 12) +
    fill(box(190, 124, 20, 16, 4), dark.light, 0.45);
  const seam = line("M84 308h232", body.shade, 3);
  return standing(132, long + sack + seam + roll + clips + cloud(200, 256, 52, body.light));
}

/** A leather shopper with saddle stitching. */
export function leatherTote({ body, trim }: { body: Paint; trim: Paint }): string {
  const back = line("M146 160C146 74 254 74 254 160", body.shade, 13);
  const front =
    line("M138 184v-34C138 46 262 46 262 150v34", body.base, 14) +
    line("M136 150C136 46 260 46 260 150", body.light, 2, 0.6);
  const ends = [138, 262]
    .map(
      (x) => solid(`M${x - 16} 176h32v42l-16 16-16-16z`, trim, 5) + fill(box(x - 4, 192, 8, 8, 4), paints.brass.base),
    )
    .join("");
  const sides = line("M112 330l-10-158M288 330l10-158", body.shade, 3);
  const seam =
    stitches("M100 164h200M92 326h216", body.light) + stitches("M118 326l-10-156M282 326l10-156", body.light);
  const tag = solid(box(174, 234, 52, 34, 5), trim, 4) + stitches("M181 241h38M181 261h38", body.light, 1.6);
  return standing(126, back + solid(outline, body, 22) + sides + seam + front + ends + tag);
}
