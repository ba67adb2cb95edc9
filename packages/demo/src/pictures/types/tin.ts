import type { Paint } from "../paints.ts";
import { mix, paints } from "../paints.ts";
import { lying, standing } from "../scene.ts";
import { box, cloud, fill, line, oval, solid, turn } from "../shapes.ts";

/** A flat round tin, its lid leaning on it and a cloth in front. */
export function waxTin({ body, content, cloth }: { body: Paint; content: Paint; cloth: Paint }): string {
  const lid =
    solid(oval(252, 182, 92), body, 14) +
    line("M172 182a80 80 0 1 0 160 0a80 80 0 1 0-160 0", body.light, 3, 0.8) +
    cloud(252, 178, 84, paints.cream.base);
  const tin =
    solid("M56 256v50c0 20 46 32 104 32s104-12 104-32v-50z", paints.steel, 14) +
    fill(oval(160, 256, 104, 34), paints.steel.light) +
    fill(oval(160, 258, 92, 27), content.base) +
    fill("M92 262c30-26 96-34 140-14-30-2-60 4-80 16s-44 12-60-2z", content.light) +
    line("M62 290c20 22 176 22 196 0", body.base, 9);
  const rag =
    solid("M214 316c16-26 44-30 62-20s36 0 52 10 26 22 20 32H220c-12 0-14-12-6-22z", cloth, 6) +
    line("M240 322c12-12 28-14 40-8M288 330c8-8 20-10 30-6", cloth.shade, 3);
  return standing(150, lid + tin + rag, 196);
}

/** A jar of balm with a soft brush. */
export function balm({ body, label }: { body: Paint; label: Paint }): string {
  const { walnut, brass, cream } = paints;
  const jar =
    solid("M84 204h176v112c0 14-8 22-22 22H106c-14 0-22-8-22-22z", body, 16) +
    fill("M84 240h176v66H84z", label.base) +
    fill("M244 240h16v66h-16z", label.shade) +
    line("M104 260h84M104 278h120", walnut.base, 5) +
    fill(oval(222, 262, 12), brass.base);
  const lid =
    solid(box(76, 164, 192, 46, 8), brass, 10) +
    line(Array.from({ length: 17 }, (_, at) => `M${88 + at * 11} 172v32`).join(""), brass.shade, 2.5);
  const brush = turn(
    16,
    316,
    240,
    solid(box(300, 122, 30, 130, 12), walnut, 6) +
      fill(box(296, 238, 38, 26, 4), brass.base) +
      solid("M296 262h38l6 66h-50z", cream, 6) +
      line("M306 270v56M316 270v58M326 270v56", cream.shade, 2.5),
  );
  return standing(144, brush + jar + lid, 210);
}

/** A printed gift card slipping out of its paper sleeve. */
export function giftCard({ body, sleeve }: { body: Paint; sleeve: Paint }): string {
  const card = turn(
    -8,
    200,
    170,
    solid(box(92, 76, 236, 148, 16), body, 10) +
      cloud(210, 132, 88, "#fff8e6") +
      line("M112 200h60", body.light, 6) +
      line("M120 100l-6 16M306 112l-6 16M296 176l-6 16M136 150l-6 16", mix(body.light, "#ffffff", 0.2), 4),
  );
  const pouch =
    solid("M70 188l130 40 130-40v126c0 10-6 16-16 16H86c-10 0-16-6-16-16z", sleeve, 10) +
    line("M74 194l126 40 126-40", sleeve.shade, 4);
  const ribbon =
    line("M70 288h260", paints.rust.base, 15) +
    line("M200 284c-46-44-78-8-4 4 74-12 46-52 4-4M200 288l-26 32M200 288l28 30", paints.rust.base, 10) +
    fill(oval(200, 287, 11), paints.rust.shade);
  return lying(card + pouch + ribbon);
}
