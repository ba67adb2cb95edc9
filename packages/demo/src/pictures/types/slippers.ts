import type { Paint } from "../paints.ts";
import { mix, paints } from "../paints.ts";
import { lying } from "../scene.ts";
import { fill, line, mirror, move, solid, stitches, turn } from "../shapes.ts";

const foot = "M130 92c34 0 48 34 46 80-2 34-6 60-4 90 2 34-12 60-42 60s-46-24-44-58c2-30-4-56-6-92-2-48 16-80 50-80z";

/** A pair of felt slippers from above. */
export function slippers({ body, lining }: { body: Paint; lining: Paint }): string {
  const upper = "M130 92c34 0 48 34 46 80-1 20-3 34-4 48-22-18-62-18-84 0-2-14-6-30-8-48-2-48 16-80 50-80z";
  const one =
    solid(foot, body, 8) +
    fill(
      "M130 196c26 0 34 24 34 60 0 34-10 56-34 56s-36-22-36-56c0-36 10-60 36-60z",
      mix(lining.shade, "#14283c", 0.12),
    ) +
    fill("M130 212c18 0 24 20 24 48 0 26-8 42-24 42s-26-16-26-42c0-28 8-48 26-48z", lining.base) +
    solid(upper, body, 10) +
    stitches("M92 212c20-16 56-16 76 0", paints.rust.base, 3) +
    line("M112 128c8-6 18-8 26-6", body.light, 5, 0.7);
  return lying(turn(-5, 130, 200, move(0, 0, one)) + mirror(turn(-5, 130, 200, one)));
}

/** Felt insoles with the lines to cut them along. */
export function insoles({ body, edge }: { body: Paint; edge: Paint }): string {
  const one =
    `<g transform="translate(6 8)">${fill(foot, edge.base)}</g>` +
    solid(foot, body, 8) +
    stitches(
      "M130 108c26 0 36 30 34 66-2 32-6 60-4 90 2 26-8 44-30 44s-34-18-32-42c2-30-4-58-6-92-2-38 12-66 38-66z",
      edge.base,
    ) +
    stitches("M130 124c18 0 26 24 24 54M106 178c-2-30 8-54 24-54", edge.base);
  return lying(turn(-4, 130, 200, one) + mirror(turn(-4, 130, 200, one)));
}
