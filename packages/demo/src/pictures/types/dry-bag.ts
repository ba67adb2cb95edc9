import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { standing } from "../scene.ts";
import { box, cloud, fill, line, move, solid } from "../shapes.ts";

function tube(body: Paint): string {
  const dark = paints.rubber;
  const sack = solid(
    "M126 138h148l10 176c0 15-8 24-24 24H140c-16 0-24-9-24-24z",
    body,
    16,
    fill("M138 140h22l-8 198h-22z", body.light, 0.6),
  );
  const roll = solid(box(118, 112, 164, 38, 19), body, 6) + line("M136 125h128M136 137h128", body.shade, 3);
  const clip = line("M122 118C130 62 270 62 278 118", dark.base, 12) + solid(box(180, 62, 40, 28, 7), dark, 5);
  return clip + sack + roll + line("M118 300h164", body.shade, 3) + cloud(200, 226, 48, body.light);
}

export const dryBag = ({ body }: { body: Paint }): string => standing(92, tube(body));

/** Three bags, from the largest at the back to the smallest in front. */
export function dryBagSet({ bodies }: { bodies: [Paint, Paint, Paint] }): string {
  const [large, middle, small] = bodies;
  return standing(
    142,
    move(-34, 0, tube(large)) + move(124, 108.2, tube(middle), 0.68) + move(24, 172.4, tube(small), 0.49),
  );
}
