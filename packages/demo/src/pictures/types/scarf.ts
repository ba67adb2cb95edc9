import type { Paint } from "../paints.ts";
import { lying } from "../scene.ts";
import { fill, line, solid } from "../shapes.ts";

/** Check of two colours, to be drawn within an outline. */
export function check(
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
  first: string,
  second: string,
): string {
  const across = Array.from({ length: Math.ceil(height / step) }, (_, at) =>
    fill(`M${x} ${y + at * step}h${width}v${step * 0.36}h-${width}z`, first, 0.5),
  ).join("");
  const down = Array.from({ length: Math.ceil(width / step) }, (_, at) =>
    fill(`M${x + at * step} ${y}h${step * 0.36}v${height}h-${step * 0.36}z`, first, 0.5),
  ).join("");
  const thin =
    Array.from({ length: Math.ceil(width / step) }, (_, at) => `M${x + (at + 0.68) * step} ${y}v${height}`).join("") +
    Array.from({ length: Math.ceil(height / step) }, (_, at) => `M${x} ${y + (at + 0.68) * step}h${width}`).join("");
  return across + down + line(thin, second, 2.4);
}

/** A scarf slung round once, its ends hanging. */
export function scarf({ body, second }: { body: Paint; second: Paint }): string {
  const cloth = check(60, 60, 280, 290, 40, body.shade, second.base);
  const fringe = (x: number, y: number) =>
    line(Array.from({ length: 8 }, (_, at) => `M${x + at * 9.4} ${y}v26`).join(""), body.base, 5);
  const rear =
    solid("M212 150l52 20 14 140h-76l-8-130z", body, 8, cloth + fill("M190 140h90v44h-90z", "#14283c", 0.18)) +
    fringe(206, 312);
  const front = solid("M148 150l60 8-8 164h-78z", body, 8, cloth) + fringe(126, 324);
  const ring = "M200 76c66 0 104 24 104 58 0 36-44 58-104 58S96 170 96 134c0-34 38-58 104-58z";
  const loop = solid(ring, body, 10, cloth + line(ring, body.shade, 7));
  const hole =
    fill("M200 104c34 0 54 9 54 22s-20 22-54 22-54-9-54-22 20-22 54-22z", body.shade) +
    fill("M154 134c12-10 26-14 46-14s34 4 46 14c-10 9-26 14-46 14s-36-5-46-14z", "#14283c", 0.35);
  return lying(rear + front + loop + hole);
}
