import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { lying } from "../scene.ts";
import { box, fill, line, solid, turn } from "../shapes.ts";

/** An open umbrella, held at a slant. */
export function openUmbrella({ body, handle }: { body: Paint; handle: Paint }): string {
  const stick =
    line("M200 60v216", paints.steel.shade, 7) +
    line("M200 276v32c0 40-52 40-52 4", handle.base, 14) +
    line("M197 280v28c0 32-42 34-45 10", handle.light, 3, 0.8);
  const canopy =
    "M46 196C46 112 112 70 200 70s154 42 154 126c-16-20-48-20-64 0-16-20-54-20-66 0-10-18-38-18-48 0-12-20-50-20-66 0-16-20-48-20-64 0z";
  const panels =
    fill("M200 70c-52 20-84 68-90 126-16-20-48-20-64 0C46 112 112 70 200 70z", body.shade, 0.5) +
    fill("M200 70c-14 30-24 78-24 126 10-18 38-18 48 0 0-48-10-96-24-126z", body.light, 0.35);
  const ribs = line(
    "M200 72c-52 20-84 66-90 122M200 72c-14 30-24 76-24 122M200 72c14 30 24 76 24 122M200 72c52 20 84 66 90 122",
    body.shade,
    3,
  );
  const vent = fill("M164 84c22 16 50 16 72 0l-10 26c-16 8-36 8-52 0z", body.shade, 0.75);
  return lying(
    turn(
      14,
      200,
      200,
      stick + line("M200 44v22", paints.steel.base, 8) + solid(canopy, body, 10) + panels + ribs + vent,
    ),
  );
}

/** A folded pocket umbrella with its wrist loop. */
export function foldedUmbrella({ body, handle }: { body: Paint; handle: Paint }): string {
  const loop = line("M200 326c-44 40-70-10-24-22", handle.shade, 6);
  const cover = "M166 96c0-16 12-24 34-24s34 8 34 24l8 150c0 16-14 26-42 26s-42-10-42-26z";
  const folds =
    line("M184 80c-6 60-10 120-10 188M214 80c6 60 10 120 8 188", body.shade, 5) +
    fill("M170 98h12l-8 160c-8-4-12-8-12-16z", body.light, 0.45);
  const band = solid("M157 196h86l2 22h-90z", body, 4) + fill(box(204, 200, 14, 14, 7), paints.brass.base);
  const grip =
    solid(box(172, 266, 56, 62, 16), handle, 8) +
    solid(box(176, 254, 48, 20, 6), paints.steel, 5) +
    fill(box(192, 288, 16, 22, 8), handle.light, 0.7);
  const tip = solid(box(184, 50, 32, 28, 10), handle, 5);
  return lying(turn(38, 200, 200, loop + tip + solid(cover, body, 10) + folds + band + grip));
}
