import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { standing } from "../scene.ts";
import { box, cloud, fill, line, solid, stitches } from "../shapes.ts";

type Duffel = { body: Paint; strap: Paint; welded?: boolean };

/** A travel bag lying long: waxed cotton with leather, or welded for boats. */
export function duffel({ body, strap, welded }: Duffel): string {
  const shoulder = line("M82 196C70 92 330 92 318 196", strap.shade, 10);
  const sack = solid(
    "M58 232c0-44 24-62 62-62h160c38 0 62 18 62 62v66c0 26-14 40-40 40H98c-26 0-40-14-40-40z",
    body,
    18,
  );
  const ends = [74, 326].map((x) => line(`M${x} ${190}v140`, body.shade, 3)).join("");
  const zip =
    line("M92 190h216", welded ? paints.rubber.base : body.shade, welded ? 9 : 5) +
    line("M306 190l12 18", welded ? paints.steel.light : strap.light, 7);
  const grips = line("M146 336V216c0-96 108-96 108 0v120", strap.base, 14);
  const trim = welded
    ? line("M66 268h270", body.light, 4, 0.6) +
      [100, 300].map((x) => fill(box(x - 12, 276, 24, 14, 4), paints.rubber.base)).join("")
    : stitches("M146 332V216c0-90 108-90 108 0v116", strap.light, 1.6);
  const wrap =
    solid(box(176, 128, 48, 26, 8), welded ? paints.rubber : paints.tan, 5) +
    (welded ? "" : stitches("M184 134v14M216 134v14", paints.tan.light, 1.6));
  const base = welded ? "" : solid("M58 300h284c0 26-14 38-40 38H98c-26 0-40-12-40-38z", strap, 8);
  return standing(
    150,
    shoulder + sack + ends + zip + base + grips + trim + wrap + cloud(200, 262, 44, welded ? body.light : strap.light),
  );
}
