import type { Paint } from "../paints.ts";
import { mix, paints } from "../paints.ts";
import { standing } from "../scene.ts";
import { box, cloud, fill, line, move, oval, solid, stitches } from "../shapes.ts";

const sole = (paint: Paint) =>
  solid("M122 300h158c22 2 32 16 32 30 0 6-4 8-10 8H130c-8 0-12-4-12-12z", paint, 5) +
  line("M126 322h180", mix(paint.shade, "#000000", 0.25), 3);

function tall(body: Paint, trim: Paint): string {
  const leg =
    "M124 84h96c6 0 10 4 10 10 0 60 0 98 6 120 6 18 20 28 42 36 22 8 32 26 32 52H122c-6-60-8-140-8-208 0-6 4-10 10-10z";
  const opening = fill(oval(172, 88, 54, 11), mix(body.shade, "#000000", 0.3));
  const band = fill("M112 104h122v16H112z", trim.base);
  const strap = line("M116 142c30 10 60 12 84 4", body.shade, 8) + fill(box(194, 132, 20, 24, 4), paints.steel.shade);
  return (
    solid(leg, body, 16, band + fill("M130 124c0 60 2 110 6 170h16c-4-60-6-110-6-170z", body.light, 0.5)) +
    opening +
    strap +
    line("M236 262c16 2 30 10 40 20", body.shade, 4) +
    cloud(176, 196, 34, body.light) +
    sole(paints.rubber)
  );
}

function short(body: Paint): string {
  const leg =
    "M126 178h92c6 0 9 4 10 10 2 26 8 44 20 54 10 8 20 10 32 14 20 8 30 24 30 46H122c-4-40-6-76-6-114 0-6 4-10 10-10z";
  const gusset =
    fill("M172 186h32c2 40-2 62-16 84-14-22-18-44-16-84z", paints.rubber.base) +
    line("M180 192v58M188 192v66M196 192v58", paints.rubber.light, 2, 0.5);
  return (
    line("M128 178c-2-26 20-26 20 0", body.shade, 9) +
    solid(leg, body, 14, fill("M126 192c0 40 2 70 4 104h12c-2-36-4-68-4-104z", body.light, 0.5)) +
    fill(oval(172, 181, 52, 9), mix(body.shade, "#000000", 0.3)) +
    gusset +
    line("M244 270c14 2 26 8 36 18", body.shade, 4) +
    sole(paints.tan)
  );
}

const pair = (boot: string) => standing(132, move(-42, -20, boot, 0.98) + move(8, 6.76, boot, 0.98), 200);

export const rainBoots = ({ body, trim }: { body: Paint; trim: Paint }): string => pair(tall(body, trim));
export const ankleBoots = ({ body }: { body: Paint }): string =>
  standing(138, move(-58, -52, short(body), 1.1) + move(-4, -33.8, short(body), 1.1));
export const kidsBoots = ({ body, trim }: { body: Paint; trim: Paint }): string =>
  standing(112, move(-6, 54, tall(body, trim), 0.8) + move(46, 67.6, tall(body, trim), 0.8));

/** One laced leather boot with a padded collar and a lugged sole. */
export function walkingBoot({ body, trim }: { body: Paint; trim: Paint }): string {
  const upper =
    "M112 106c20-14 66-18 92-8 6 2 8 8 8 14 2 40 14 72 44 88 22 12 50 18 64 38 8 12 10 28 10 52H98c-4-60 2-120 14-184z";
  const collar = solid("M108 112c20-22 82-26 104-8 6 6 6 22 0 28-30-12-72-10-102 8-6-6-6-22-2-28z", paints.charcoal, 6);
  const toe = solid("M262 232c40 2 66 18 68 60h-88c-2-28 4-46 20-60z", trim, 6);
  const heel = solid("M100 226c22 0 40 18 42 64H98z", trim, 6);
  const tongue = solid("M176 92c14-14 36-16 46-6 10 24 22 62 38 92l-22 14c-30-18-52-56-62-100z", trim, 6);
  const laces = ["M186 128l44-14", "M192 152l48-16", "M202 174l50-18", "M218 194l50-16"]
    .map((d) => line(d, paints.mustard.light, 6))
    .join("");
  const hooks = [
    [186, 129],
    [192, 153],
    [202, 175],
    [218, 195],
  ]
    .map(([x, y]) => fill(oval(x!, y!, 5), paints.brass.base))
    .join("");
  const bow = line("M208 118c-26-22-40-8-22 4M210 118c24-26 40-12 22 2", paints.mustard.light, 5);
  const bottom =
    solid("M92 286h240c6 10 8 22 6 34-2 12-8 18-18 18H112c-14 0-22-8-22-22z", paints.rubber, 6) +
    line("M90 300h246", paints.tan.light, 4) +
    [120, 160, 200, 240, 280].map((x) => fill(`M${x} 328h18v12h-18z`, "#e2e3d0")).join("");
  return standing(
    134,
    tongue +
      solid(upper, body, 16) +
      toe +
      heel +
      stitches("M150 286c0-40-14-66-40-72M254 238c-14 12-20 28-20 48", body.light) +
      collar +
      laces +
      hooks +
      bow +
      bottom,
  );
}
