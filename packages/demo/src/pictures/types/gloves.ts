import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { lying } from "../scene.ts";
import { box, fill, line, mirror, move, solid, turn } from "../shapes.ts";

/** Long-cuffed cycling gloves with a reflective stripe and touch fingertips. */
export function gloves({ body, tips }: { body: Paint; tips: Paint }): string {
  const finger = (x: number, y: number, h: number) => solid(box(x, y, 27, h, 13.5), body, 5);
  const fingers = finger(84, 112, 100) + finger(112, 90, 120) + finger(140, 96, 116) + finger(168, 122, 90);
  const thumb = turn(
    34,
    206,
    220,
    solid(box(192, 176, 30, 82, 15), body, 5) + fill(box(195, 178, 24, 24, 12), tips.base),
  );
  const palm = solid("M84 184h111v60c0 20-4 30-8 40H92c-4-10-8-20-8-40z", body, 8);
  const cuff =
    solid("M88 276h103l10 64H78z", tips, 8) +
    line("M90 292h100", paints.rubber.base, 10) +
    fill(box(120, 284, 26, 17, 4), paints.steel.base);
  const marks =
    line("M98 226h80", "#f3efe0", 8) +
    fill(box(114, 93, 23, 24, 11), tips.base) +
    fill(box(86, 115, 23, 24, 11), tips.base) +
    line("M98 200h12M126 200h12M154 200h12", body.light, 4, 0.6);
  const one = thumb + fingers + palm + marks + cuff;
  return lying(turn(-12, 140, 220, move(-2, 22, one, 0.88)) + mirror(turn(-12, 140, 220, move(-2, 22, one, 0.88))));
}

/** Knitted mittens joined by a cord. */
export function mittens({ body, cuff }: { body: Paint; cuff: Paint }): string {
  const hand = "M104 158c0-44 16-62 44-62s44 18 44 62v100h-88z";
  const knit = Array.from({ length: 9 }, (_, at) => `M104 ${116 + at * 17}${"l8 8 8-8".repeat(6)}`).join("");
  const star = line("M148 148v44M126 170h44M132 154l32 32M164 154l-32 32", cuff.light, 5);
  const thumb = turn(28, 196, 236, solid(box(180, 178, 36, 74, 18), body, 6));
  const rib = solid(
    box(98, 252, 100, 72, 12),
    cuff,
    8,
    line(Array.from({ length: 9 }, (_, at) => `M${108 + at * 11} 252v74`).join(""), cuff.shade, 3),
  );
  const one = thumb + solid(hand, body, 10, line(knit, body.shade, 2.5, 0.7)) + star + rib;
  return lying(
    line("M128 312C124 380 276 380 272 312", cuff.shade, 6) +
      turn(-10, 148, 220, move(-30, 0, one, 0.96)) +
      mirror(turn(-10, 148, 220, move(-30, 0, one, 0.96))),
  );
}
