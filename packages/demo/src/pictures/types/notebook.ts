import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { lying } from "../scene.ts";
import { box, cloud, fill, line, solid, stitches, turn } from "../shapes.ts";

const { cream, brass, steel, rust, walnut } = paints;

/** A reporter's pad with a wire at the top and a pencil. */
export function rainPad({ body }: { body: Paint }): string {
  const pages = solid(box(116, 86, 172, 246, 10), cream, 5);
  const cover = solid(box(110, 80, 172, 246, 12), body, 14);
  const wire = Array.from({ length: 9 }, (_, at) => line(`M${128 + at * 17} 94c-8-26 10-26 6 2`, steel.shade, 5)).join(
    "",
  );
  const label = fill(box(144, 152, 104, 64, 6), cream.base) + line("M158 174h76M158 192h50", paints.ink.base, 4);
  const drops = [
    [140, 256],
    [186, 282],
    [240, 250],
    [256, 298],
    [158, 300],
    [214, 240],
  ]
    .map(([x, y]) => fill(`M${x} ${y! - 12}c8 10 10 16 0 20-10-4-8-10 0-20z`, "#ffffff", 0.75))
    .join("");
  const pencil = turn(
    18,
    314,
    220,
    solid(box(304, 118, 20, 170, 3), rust, 5) +
      fill("M304 288h20l-10 30z", cream.base) +
      fill("M310 306h8l-4 12z", paints.rubber.base) +
      fill(box(304, 106, 20, 16, 4), steel.base),
  );
  return lying(turn(-7, 200, 200, pages + cover + wire + label + drops) + pencil);
}

/** A linen-bound book with an elastic and two ribbons. */
export function ledger({ body, ribbon }: { body: Paint; ribbon: Paint }): string {
  const ribbons = line("M186 320l-6 44M204 320l4 40", ribbon.base, 9);
  const pages = solid(box(112, 76, 188, 254, 8), cream, 5) + line("M292 84v238M286 84v238", cream.shade, 2);
  const cover = solid(box(104, 70, 188, 254, 10), body, 14);
  const spine = fill(box(104, 70, 34, 254, 10), body.shade) + line("M138 72v250", body.light, 2, 0.5);
  const weave = line("M150 110h60M158 300h50M212 96h30M160 250h24", body.light, 2, 0.35);
  const label =
    fill(box(164, 118, 92, 58, 4), cream.base) +
    stitches("M170 124h80v46h-80z", brass.base, 2) +
    cloud(210, 148, 32, body.base);
  return lying(
    turn(6, 200, 200, ribbons + pages + cover + spine + weave + label + line("M268 72v250", ribbon.base, 8)),
  );
}

/** A short brass pen, its cap beside it, and what it wrote. */
export function brassPen({ body }: { body: Paint }): string {
  const paper = turn(
    -6,
    200,
    260,
    solid(box(84, 196, 232, 140, 8), cream, 5) +
      line("M112 236h150M112 262h120M112 288h160", cream.shade, 3) +
      line("M112 230c12-14 18 10 28-4s14 10 26-2 18 8 30-4 18 8 30-4", paints.ink.base, 4),
  );
  const barrel =
    solid(box(178, 74, 44, 150, 8), body, 14) +
    line("M190 88v124", body.light, 6) +
    line("M180 100h42M180 108h42", body.shade, 3);
  const grip =
    solid("M182 222h36l-8 44h-20z", body, 8) +
    line("M184 230h32M186 238h28M187 246h26", body.shade, 3) +
    fill("M192 266h16l-8 26z", steel.shade);
  const cap =
    solid(box(64, 92, 52, 96, 10), body, 14) +
    line("M78 104v72", body.light, 6) +
    fill(box(100, 100, 10, 64, 5), walnut.base);
  return lying(paper + turn(40, 200, 180, barrel + grip) + turn(-18, 90, 140, cap));
}
