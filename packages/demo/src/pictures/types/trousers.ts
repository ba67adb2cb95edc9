import type { Paint } from "../paints.ts";
import { lying } from "../scene.ts";
import { cloud, fill, line, solid } from "../shapes.ts";

/** Overtrousers with long side zips and reflective tabs at the ankle. */
export function trousers({ body, zip }: { body: Paint; zip: Paint }): string {
  const legs =
    "M138 66h124c6 0 10 4 10 10 4 80 14 180 20 254 1 8-4 12-10 12h-52c-6 0-10-4-11-10L203 186h-6l-16 146c-1 6-5 10-11 10h-52c-6 0-11-4-10-12 6-74 16-174 20-254 0-6 4-10 10-10z";
  const waist =
    fill("M128 66h144v24H128z", body.shade) +
    line("M134 90h132", body.light, 2, 0.6) +
    line("M186 92c-4 26-2 40 2 46M214 92c4 26 2 40-2 46", "#f4e8d0", 3);
  const zips = line("M122 262l-8 70M278 262l8 70", zip.base, 5) + line("M122 262l-2 14M278 262l2 14", zip.light, 8);
  const knees = line("M132 214c14 8 30 8 44 0M224 214c14 8 30 8 44 0", body.shade, 4);
  const tabs = fill("M116 314h58l-1 12h-58zM284 314h-58l1 12h58z", "#f3efe0");
  return lying(
    solid(legs, body, 12, waist + tabs) +
      line("M200 92v88", body.shade, 4) +
      knees +
      zips +
      line("M146 104l-8 36M254 104l8 36", body.shade, 4) +
      cloud(232, 168, 22, body.light),
  );
}
