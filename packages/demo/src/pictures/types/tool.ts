import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { lying } from "../scene.ts";
import { box, cloud, fill, line, mirror, oval, solid, turn } from "../shapes.ts";

const { steel, rubber, brass, cream, rust } = paints;

/** A pocket tool opened to its pliers. */
export function pocketTool({ scales }: { scales: Paint }): string {
  const jaw =
    solid("M198 66c-18 12-26 34-26 62l8 34h18z", steel, 4) +
    line("M190 84v48", steel.shade, 3) +
    line("M193 78l-6 4M193 88l-8 4M193 98l-9 4M193 108l-10 4", steel.shade, 2.5);
  const arm =
    solid("M172 150c-18 10-26 30-34 60l-36 104c-4 14 2 22 12 25s20 0 24-12l50-146z", steel, 6) +
    solid("M156 190c-10 12-14 26-18 40l-26 78c-3 10 1 15 8 17s13 0 16-8l34-100c4-12 2-26-14-27z", scales, 5) +
    fill(oval(124, 308, 5), brass.base) +
    fill(oval(152, 218, 5), brass.base);
  const blade = turn(-62, 116, 318, solid("M108 318h16V206c-10 8-16 24-16 46z", steel, 3));
  const driver = turn(
    52,
    284,
    318,
    solid("M279 318h10v-92h-10z", steel, 3) + fill("M276 212h16l-3 16h-10z", steel.shade),
  );
  return lying(
    blade +
      driver +
      arm +
      mirror(arm) +
      jaw +
      mirror(jaw) +
      fill(oval(200, 160, 17), steel.shade) +
      fill(oval(200, 160, 8), brass.base),
  );
}

/** A folding lock with two of its links spread, and its keys. */
export function bikeLock({ body, key }: { body: Paint; key: Paint }): string {
  const link = (x: number, y: number, degrees: number) =>
    turn(
      degrees,
      x,
      y,
      solid(box(x - 18, y - 18, 156, 36, 18), body, 8) +
        fill(oval(x, y, 9), steel.base) +
        fill(oval(x + 120, y, 9), steel.base),
    );
  const links = link(112, 298, -82) + link(128, 180, -38) + link(222, 106, 48) + link(302, 196, 98);
  const head =
    solid(box(96, 264, 130, 66, 20), rubber, 8) +
    fill(oval(126, 297, 15), brass.base) +
    fill(box(123, 288, 6, 18, 3), rubber.base) +
    cloud(184, 298, 34, rubber.light);
  const ring = line("M214 196a17 17 0 1 0 34 0a17 17 0 1 0-34 0", steel.shade, 5);
  const keys = turn(
    20,
    231,
    214,
    fill(oval(231, 232, 17), key.base) +
      fill(oval(231, 228, 6), key.shade) +
      line("M231 248v44M231 276h10M231 288h8", brass.base, 7),
  );
  return lying(links + head + ring + keys);
}

/** An opened tin with patches, thread and glue. */
export function repairKit({ body, patches }: { body: Paint; patches: [Paint, Paint] }): string {
  const lid =
    solid(box(74, 74, 252, 120, 18), body, 10) +
    fill(box(88, 88, 224, 92, 12), body.light, 0.35) +
    cloud(200, 134, 76, cream.base);
  const tray =
    solid(box(74, 200, 252, 132, 18), body, 10) +
    fill(box(88, 214, 224, 104, 12), cream.base) +
    line("M110 198h30M260 198h30", steel.shade, 10);
  const sheets =
    turn(-8, 130, 260, solid(box(104, 230, 62, 62, 8), patches[0], 5)) +
    turn(6, 156, 276, solid(oval(160, 272, 28), patches[1], 5));
  const spool =
    solid(box(206, 226, 42, 12, 4), paints.tan, 3) +
    solid(
      box(210, 238, 34, 44, 4),
      rust,
      5,
      line("M208 246h40M208 254h40M208 262h40M208 270h40M208 278h40", rust.shade, 2),
    ) +
    solid(box(206, 282, 42, 12, 4), paints.tan, 3);
  const glue = turn(
    14,
    282,
    262,
    solid("M268 232h28l4 62c0 6-4 10-10 10h-16c-6 0-10-4-10-10z", paints.sky, 5) +
      fill(box(276, 218, 12, 16, 3), rubber.base),
  );
  return lying(lid + tray + sheets + spool + glue + line("M118 308l60-6M190 306l10-2", steel.shade, 3));
}
