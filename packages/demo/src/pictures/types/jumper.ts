import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { lying } from "../scene.ts";
import { box, cloud, fill, line, mirror, oval, solid } from "../shapes.ts";

const trunk =
  "M128 112c20-12 44-18 72-18s52 6 72 18c10 56 8 140 8 206 0 12-6 18-16 18H136c-10 0-16-6-16-18 0-66-2-150 8-206z";
const sleeve = "M130 110c-32 20-58 106-70 184-2 12 2 20 14 22l24 4c10 2 14-4 17-14l35-136z";

const arms = (body: Paint) => solid(sleeve, body, 9) + mirror(solid(sleeve, body, 4));
const ribs = (body: Paint) => {
  const hem = Array.from({ length: 16 }, (_, at) => `M${128 + at * 9.6} 312v24`).join("");
  const cuff = Array.from({ length: 6 }, (_, at) => `M${65 + at * 8} ${290 + at * 2}l-4 22`).join("");
  return { hem: line(hem, body.shade, 3), cuffs: line(cuff, body.shade, 3) + mirror(line(cuff, body.shade, 3)) };
};

/** A cabled fisherman jumper with a rolled collar. */
export function cableJumper({ body }: { body: Paint }): string {
  const cable = (x: number) =>
    Array.from(
      { length: 6 },
      (_, at) => `M${x - 11} ${130 + at * 30}c0 16 22 14 22 30M${x + 11} ${130 + at * 30}c0 16-22 14-22 30`,
    ).join("");
  const lattice = Array.from(
    { length: 8 },
    (_, at) => `M180 ${122 + at * 24}l20 24 20-24M180 ${146 + at * 24}l20-24 20 24`,
  ).join("");
  const knit =
    line(cable(152) + cable(248), body.shade, 4.5) +
    line(lattice, body.shade, 3) +
    line("M132 120v190M172 116v196M228 116v196M268 120v190", body.shade, 2.5, 0.7);
  const arm = line("M108 150l-30 140M122 160l-28 134", body.shade, 3, 0.7);
  const { hem, cuffs } = ribs(body);
  const collar =
    solid(box(158, 66, 84, 44, 18), body, 6) +
    line(Array.from({ length: 8 }, (_, at) => `M${167 + at * 9.5} 72v32`).join(""), body.shade, 3);
  return lying(
    arms(body) + arm + mirror(arm) + cuffs + solid(trunk, body, 12, knit + line(trunk, body.shade, 5)) + hem + collar,
  );
}

/** A thin long-sleeved layer with a round neck. */
export function baseLayer({ body }: { body: Paint }): string {
  const neck = fill(oval(200, 100, 36, 22), body.shade) + line("M164 100c0 30 72 30 72 0", body.light, 6);
  const seams =
    line("M152 104c-10 30-16 70-18 120M248 104c10 30 16 70 18 120", body.light, 2.5, 0.8) +
    line("M122 318h156", body.shade, 3);
  return lying(
    arms(body) +
      line("M66 294l44 10M334 294l-44 10", body.shade, 4) +
      solid(trunk, body, 14, line(trunk, body.shade, 5)) +
      seams +
      neck +
      cloud(146, 300, 20, body.light),
  );
}

/** A pile fleece with a stand-up collar and a chest pocket in another colour. */
export function fleece({ body, trim }: { body: Paint; trim: Paint }): string {
  const curls = Array.from({ length: 60 }, (_, at) => {
    const x = 130 + ((at * 47) % 142);
    const y = 124 + ((at * 83) % 190);
    return `M${x} ${y}q4-7 9-1`;
  }).join("");
  const sleeveCurls = Array.from({ length: 14 }, (_, at) => `M${82 + ((at * 13) % 34)} ${184 + at * 8}q4-6 8-1`).join(
    "",
  );
  const pile = line(curls, body.shade, 3, 0.55);
  const edges = line("M64 300l42 10M336 300l-42 10", trim.base, 10) + line("M128 331h144", trim.base, 10);
  const pocket =
    solid(box(214, 158, 46, 52, 7), trim, 6) +
    line("M220 170h34", trim.light, 3.5) +
    line("M250 170v12", paints.mustard.base, 5);
  const collar =
    solid("M150 80C152 58 248 58 250 80c6 18 6 32 0 46-30 18-70 18-100 0-6-14-6-28 0-46z", body, 8) +
    fill("M158 80C162 66 238 66 242 80c-6 20-78 20-84 0z", trim.shade);
  return lying(
    arms(body) +
      line(sleeveCurls, body.shade, 3, 0.55) +
      mirror(line(sleeveCurls, body.shade, 3, 0.55)) +
      solid(trunk, body, 12, pile + line(trunk, body.shade, 5)) +
      edges +
      collar +
      line("M200 96v232", trim.base, 6) +
      line("M200 104v14", paints.mustard.base, 8) +
      pocket,
  );
}
