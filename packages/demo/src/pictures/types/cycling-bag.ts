import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { lying, standing } from "../scene.ts";
import { box, cloud, fill, line, oval, solid } from "../shapes.ts";

const { rubber, steel } = paints;

/** A roll-top pannier hanging from the rail of a bicycle rack. */
export function pannier({ body, stripe }: { body: Paint; stripe: Paint }): string {
  const rail =
    line("M62 116h276", steel.shade, 9) +
    line("M62 114h276", steel.light, 3) +
    line("M84 118l-18 214M316 118l18 214", steel.shade, 7);
  const hooks = [150, 250].map((x) => solid(`M${x - 14} 98h28v30h-28z`, rubber, 5)).join("");
  const sack = solid("M116 128h168l22 180c2 20-8 30-28 30H122c-20 0-30-10-28-30z", body, 16);
  const roll = solid(box(108, 118, 184, 40, 20), body, 6) + line("M128 132h144M128 144h144", body.shade, 3);
  const straps = line("M200 150v96", stripe.base, 14) + solid(box(184, 190, 32, 30, 6), rubber, 5);
  const bands = line("M104 282h192", "#f3efe0", 11) + line("M104 282h192", steel.base, 3);
  return standing(116, rail + sack + bands + roll + hooks + straps + cloud(200, 314, 30, body.light));
}

/** A barrel for the handlebar, with a clear phone sleeve on top. */
export function handlebarBag({ body }: { body: Paint }): string {
  const bar = line("M40 142h320", rubber.base, 15) + line("M40 142h44M316 142h44", paints.tan.base, 22);
  const barrel = solid(box(96, 152, 208, 140, 58), body, 18, fill("M96 170h208v16H96z", body.light, 0.45));
  const caps = line("M130 156c-16 40-16 92 0 132M270 156c16 40 16 92 0 132", body.shade, 4);
  const straps = [148, 252]
    .map((x) => line(`M${x} 130v86`, rubber.base, 14) + solid(box(x - 13, 192, 26, 26, 5), rubber, 5))
    .join("");
  const sleeve =
    solid("M164 92h72a8 8 0 0 1 8 8v64h-88v-64a8 8 0 0 1 8-8z", rubber, 5) +
    fill("M166 102h68v60h-68z", paints.sky.light) +
    line("M176 150l16-22 12 12 20-28", "#ffffff", 4, 0.9) +
    fill(oval(222, 114, 4), paints.rust.base);
  return lying(bar + barrel + caps + straps + sleeve + cloud(200, 250, 36, body.light));
}
