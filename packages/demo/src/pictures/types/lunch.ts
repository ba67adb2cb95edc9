import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { standing } from "../scene.ts";
import { box, cloud, fill, line, oval, solid } from "../shapes.ts";

/** Two steel boxes, one on the other, with side clips and a silicone seal. */
export function lunchBox({ body, seal }: { body: Paint; seal: Paint }): string {
  const tier = (y: number) =>
    solid(box(84, y, 232, 82, 16), body, 16, fill(`M104 ${y}h14v82h-14zM126 ${y}h6v82h-6z`, "#ffffff", 0.5));
  const lid = solid("M84 150c0-14 8-20 24-20h184c16 0 24 6 24 20v18H84z", body, 8);
  const clips = [76, 300]
    .map(
      (x) =>
        solid(box(x, 156, 24, 120, 8), seal, 6) +
        fill(box(x + 7, 186, 10, 22, 4), seal.shade) +
        fill(box(x + 7, 236, 10, 22, 4), seal.shade),
    )
    .join("");
  const grip = line("M152 132c0-40 96-40 96 0", paints.steel.shade, 9) + line("M172 106c14-8 42-8 56 0", seal.base, 13);
  return standing(
    132,
    grip +
      tier(256) +
      fill(box(80, 248, 240, 12, 5), seal.base) +
      tier(168) +
      fill(box(80, 160, 240, 10, 4), seal.base) +
      lid +
      clips +
      cloud(200, 212, 44, body.shade),
  );
}

/** A dripper on folding legs over a mug, coffee running through. */
export function dripper({ body, mug }: { body: Paint; mug: Paint }): string {
  const cup =
    line("M256 246c54-10 54 66-2 62", mug.base, 14) +
    solid("M140 228h120l-6 92c-1 12-6 18-18 18h-72c-12 0-17-6-18-18z", mug, 14) +
    fill(oval(200, 228, 60, 10), paints.walnut.shade) +
    cloud(200, 288, 44, paints.ink.base);
  const legs =
    line("M128 130l-16 100M272 130l16 100M104 230h192", body.shade, 6) +
    line("M156 190l-24 40M244 190l24 40", body.shade, 5);
  const paper = solid("M120 92c40-14 120-14 160 0l-10 26H130z", paints.cream, 6);
  const cone =
    solid("M116 112h168l-62 86h-44z", body, 14, fill("M136 112h14l40 86h-8zM160 112h6l30 86h-4z", "#ffffff", 0.6)) +
    line("M112 112h176", body.shade, 7) +
    line("M158 150l12 18M182 140l6 28M218 140l-6 28M242 150l-12 18", body.shade, 4);
  return standing(
    112,
    legs +
      cup +
      line("M200 198v26", paints.walnut.base, 5) +
      paper +
      cone +
      line("M186 74c-8-14 8-20 0-36M214 74c-8-14 8-20 0-36", "#ffffff", 6, 0.8),
  );
}
