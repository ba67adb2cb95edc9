import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { lying, standing } from "../scene.ts";
import { box, cloud, fill, line, oval, solid, turn } from "../shapes.ts";

/** A mummy sleeping bag laid out, its corner turned back. */
export function sleepingBag({ body, lining }: { body: Paint; lining: Paint }): string {
  const shell =
    "M200 46c46 0 72 28 76 74 4 50-6 150-24 216-3 12-10 18-22 18h-60c-12 0-19-6-22-18-18-66-28-166-24-216 4-46 30-74 76-74z";
  const baffles = [150, 188, 226, 264, 302]
    .map((y) => line(`M116 ${y}q84 14 168 0`, body.shade, 4) + line(`M116 ${y - 6}q84 14 168 0`, body.light, 2, 0.5))
    .join("");
  const hood =
    fill("M200 68c32 0 52 18 54 48 1 18-18 30-54 30s-55-12-54-30c2-30 22-48 54-48z", lining.shade) +
    fill("M200 78c28 0 44 14 46 38 1 12-16 22-46 22s-47-10-46-22c2-24 18-38 46-38z", lining.base);
  const corner = solid("M254 120c-10 40-34 70-72 92 24-20 30-50 26-76 26-2 40-8 46-16z", lining, 8);
  const zip =
    line("M182 212c-18 20-30 40-34 60l14 82", paints.rubber.base, 4) + line("M182 212l-6 16", paints.mustard.base, 6);
  return lying(
    turn(24, 200, 200, solid(shell, body, 14, baffles) + hood + corner + zip + cloud(206, 330, 26, body.light)),
  );
}

/** An inflated mat, half rolled. */
export function sleepingMat({ body, under }: { body: Paint; under: Paint }): string {
  const flat = "M58 300L258 196l86 44-196 98c-8 2-14 2-20 0l-64-24c-8-4-10-10-6-14z";
  const ridges = line(
    "M86 288l84 40M114 274l86 40M142 260l86 40M170 244l86 40M198 230l86 40M226 214l86 40",
    body.shade,
    6,
  );
  const roll =
    solid("M236 196c0-40 24-66 54-66l60 34c28 12 22 84-14 84z", body, 10) +
    solid(oval(272, 194, 42, 58), body, 5) +
    fill(oval(272, 194, 32, 46), under.base) +
    line("M272 230c-18 0-22-18-22-36 0-22 10-36 22-36s18 14 18 34-8 26-16 26-10-10-10-24 4-20 10-20", body.base, 6);
  const valve = fill(oval(84, 304, 10, 6), paints.rubber.base);
  return standing(150, solid(flat, body, 8, ridges) + roll + valve);
}

/** A hammock between its two straps. */
export function hammock({ body, edge }: { body: Paint; edge: Paint }): string {
  const trees =
    fill("M30 40h30l6 298H22zM340 40h30l8 298h-44z", paints.walnut.base) +
    fill("M50 40h10l6 298H54zM360 40h10l8 298h-14z", paints.walnut.shade);
  const wraps = fill("M26 116h40v14H26zM336 116h40v14h-40z", paints.rubber.base);
  const ropes = line("M64 124l34 40M336 124l-34 40M64 124l26 50M336 124l-26 50", paints.cream.shade, 4);
  const cloth = solid("M92 160c30 40 60 62 108 62s78-22 108-62c10 60-28 138-108 138S82 220 92 160z", body, 12);
  const trim =
    line("M92 162c30 42 60 64 108 64s78-22 108-64", edge.base, 14) +
    line(
      "M118 208c16 44 44 70 82 82M282 208c-16 44-44 70-82 82M160 226c8 28 22 50 40 66M240 226c-8 28-22 50-40 66",
      body.shade,
      3,
    );
  const pillow = solid("M112 168c8-18 40-16 48 6 4 14-2 26-14 30-14-8-26-20-34-36z", paints.cream, 6);
  return standing(
    172,
    trees +
      wraps +
      ropes +
      pillow +
      cloth +
      trim +
      solid(box(184, 262, 32, 40, 6), edge, 5) +
      cloud(200, 282, 20, body.light),
  );
}
