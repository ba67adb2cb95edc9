import type { Paint } from "../paints.ts";
import { mix, paints } from "../paints.ts";
import { standing } from "../scene.ts";
import { box, cloud, fill, line, oval, solid } from "../shapes.ts";

type RollTop = { body: Paint; tall?: boolean };

/** The welded Harbour backpack: a plain tube whose top is rolled down and clipped at both sides. */
export function rollTop({ body, tall }: RollTop): string {
  const top = tall ? 58 : 86;
  const strap = paints.rubber;
  const straps = line(
    `M118 ${top + 60}C84 190 84 270 104 318M282 ${top + 60}C316 190 316 270 296 318`,
    strap.shade,
    16,
  );
  const outline = `M118 ${top + 30}h164L292 302c0 24-12 36-34 36H142c-22 0-34-12-34-36z`;
  const gloss = fill(`M126 ${top + 44}h22L138 330h-16z`, body.light, 0.55);
  const roll =
    solid(box(104, top, 192, 42, 21), body, 6) +
    line(`M124 ${top + 14}h152`, body.shade, 3, 0.8) +
    line(`M124 ${top + 28}h152`, mix(body.shade, "#000000", 0.12), 3, 0.6);
  const ends = [116, 284]
    .map(
      (x) =>
        fill(oval(x, top + 21, 9, 17), body.shade) + fill(oval(x, top + 21, 4, 8), mix(body.shade, "#000000", 0.25)),
    )
    .join("");
  const clips = [126, 274]
    .map((x) => line(`M${x} ${top + 40}v62`, strap.base, 9) + solid(box(x - 10, top + 62, 20, 24, 5), strap, 4))
    .join("");
  const seam = line("M112 286h176", body.shade, 3) + fill("M109 300h182v4H109z", body.shade, 0.35);
  const pocket =
    line(`M150 ${top + 128}L252 ${top + 112}`, strap.base, 7) + line(`M252 ${top + 112}l10 14`, paints.steel.light, 5);
  const hip = tall
    ? line("M108 268c-22 4-30 26-26 44M292 268c22 4 30 26 26 44", strap.base, 13) + line("M128 168h144", strap.base, 6)
    : "";
  return standing(
    112,
    straps +
      hip +
      solid(outline, body, 16, gloss) +
      seam +
      pocket +
      cloud(200, 250, 42, body.light) +
      roll +
      ends +
      clips,
  );
}
