import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { standing } from "../scene.ts";
import { box, cloud, fill, line, solid, stitches } from "../shapes.ts";

/** A wide shoulder bag under a flap, with two leather straps and brass buckles. */
export function messenger({ body }: { body: Paint }): string {
  const { tan, brass } = paints;
  const strap =
    line("M92 176C96 40 304 40 308 176", body.shade, 16) +
    line("M92 176C96 40 304 40 308 176", body.light, 2, 0.4) +
    solid(box(160, 62, 80, 30, 9), tan, 6) +
    stitches("M170 77h60", tan.light);
  const sack = solid("M76 166h248l8 144c0 18-10 28-28 28H96c-18 0-28-10-28-28z", body, 16);
  const flap = solid(
    "M74 160c0-10 8-16 18-16h216c10 0 18 6 18 16l6 90c0 16-10 26-26 26H94c-16 0-26-10-26-26z",
    body,
    20,
  );
  const seam = stitches("M84 162l-6 86c0 10 6 16 16 16h212c10 0 16-6 16-16l-6-86", tan.light);
  const tabs = [128, 272]
    .map(
      (x) =>
        solid(box(x - 13, 226, 26, 82, 8), tan, 6) +
        fill(box(x - 18, 262, 36, 26, 6), brass.shade) +
        fill(box(x - 12, 267, 24, 16, 4), tan.shade) +
        line(`M${x} 262v20`, brass.light, 4),
    )
    .join("");
  return standing(132, strap + sack + flap + seam + tabs + cloud(200, 214, 34, tan.light));
}
