import type { Paint } from "../paints.ts";
import { mix, paints } from "../paints.ts";
import { lying } from "../scene.ts";
import { box, cloud, fill, line, solid } from "../shapes.ts";

const hood = (body: Paint) =>
  solid("M148 128C140 72 162 46 200 46s60 26 52 82c-20 20-84 20-104 0z", body, 12) +
  fill("M164 120c-6-34 10-54 36-54s42 20 36 54c-18 18-54 18-72 0z", mix(body.shade, "#14283c", 0.45)) +
  line("M162 114c-6-34 10-52 38-52s44 18 38 52", body.light, 5);

/** A cape for riding, wide and longer in front, with reflective piping. */
export function cycleCape({ body }: { body: Paint }): string {
  const cloak =
    "M150 122c14 12 86 12 100 0 40 30 78 110 92 176 2 8-2 12-8 14-84 36-184 36-268 0-6-2-10-6-8-14 14-66 52-146 92-176z";
  const folds = line(
    "M150 170c-22 50-40 104-48 152M250 170c22 50 40 104 48 152M176 190l-10 150M224 190l10 150",
    body.shade,
    3,
    0.8,
  );
  const piping = line("M66 288c88 38 180 38 268 0", "#f6f3e6", 8);
  return lying(
    hood(body) +
      solid(cloak, body, 18) +
      folds +
      piping +
      line("M200 134v62", paints.rubber.base, 6) +
      line("M200 188v14", paints.steel.light, 7) +
      cloud(200, 244, 40, body.light),
  );
}

/** A square poncho with a kangaroo pouch and side poppers. */
export function poncho({ body }: { body: Paint }): string {
  const sheet =
    "M150 122c14 12 86 12 100 0l78 34c10 4 12 8 10 18l-16 152c-1 8-6 12-14 12H92c-8 0-13-4-14-12L62 174c-2-10 0-14 10-18z";
  const pouch =
    solid(box(146, 214, 108, 72, 12), body, 8) +
    line("M156 230h88", body.shade, 4) +
    line("M236 230v14", paints.mustard.base, 6);
  const poppers = [196, 236, 276, 312]
    .flatMap((y) => [84, 316].map((x) => fill(box(x - 4, y, 8, 8, 4), body.light)))
    .join("");
  const cords = [184, 216].map((x) => line(`M${x} 134v34`, paints.cream.light, 3)).join("");
  return lying(
    hood(body) +
      solid(sheet, body, 16) +
      line("M112 150l-14 180M288 150l14 180", body.shade, 3, 0.8) +
      pouch +
      poppers +
      cords +
      cloud(200, 262, 28, body.light),
  );
}
