import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { standing } from "../scene.ts";
import { box, fill, line, solid } from "../shapes.ts";

/** A tall walking pack with a lid, compression straps, a hip belt and a mat rolled underneath. */
export function trekPack({ body, lid, mat }: { body: Paint; lid: Paint; mat: Paint }): string {
  const dark = paints.rubber;
  const belt = line("M122 262c-34 4-52 18-58 44M278 262c34 4 52 18 58 44", dark.base, 20);
  const main = solid("M124 122h152l16 140c2 26-10 40-34 40H142c-24 0-36-14-34-40z", body, 18);
  const sides = solid("M112 190c-18 8-22 40-16 92h18zM288 190c18 8 22 40 16 92h-18z", lid, 6);
  const front =
    solid("M152 196h96l8 84c0 10-6 16-16 16h-80c-10 0-16-6-16-16z", lid, 10) + line("M158 212h84", body.shade, 4);
  const laces = line("M168 232l64 22M232 232l-64 22M168 254l64 22M232 254l-64 22", paints.mustard.base, 4);
  const top =
    solid("M120 82C128 56 160 48 200 48s72 8 80 34l6 42c0 10-6 16-16 16H130c-10 0-16-6-16-16z", lid, 14) +
    line("M142 108h116", lid.shade, 4) +
    line("M244 108v16", paints.mustard.base, 6);
  const clips = [150, 250]
    .map((x) => line(`M${x} 136v46`, dark.base, 9) + solid(box(x - 9, 156, 18, 20, 4), dark, 4))
    .join("");
  const roll =
    solid(box(92, 300, 216, 38, 19), mat, 8) +
    [136, 264].map((x) => fill(box(x - 6, 294, 12, 46, 4), dark.base)).join("");
  return standing(116, belt + sides + main + front + laces + clips + top + roll);
}
