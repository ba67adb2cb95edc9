import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { standing } from "../scene.ts";
import { box, cloud, fill, line, oval, solid } from "../shapes.ts";

const gloss = (x: number, top: number, bottom: number, colour: string) =>
  line(`M${x} ${top}V${bottom}`, colour, 9, 0.7);

/** An insulated bottle; `large` adds height and a carrying loop. */
export function insulatedBottle({ body, large }: { body: Paint; large?: boolean }): string {
  const top = large ? 124 : 152;
  const loop = large ? line(`M172 ${top - 44}c-8-44 64-44 56 0`, paints.rubber.base, 11) : "";
  const lid =
    solid(box(164, top - 50, 72, 46, 10), paints.rubber, 8) +
    line([174, 186, 198, 210, 222].map((x) => `M${x} ${top - 38}v24`).join(""), paints.rubber.light, 2.5, 0.5);
  const neck = solid(box(168, top - 8, 64, 16, 3), paints.steel, 6);
  const shell = `M168 ${top + 6}h64c28 8 38 24 38 48V316c0 16-8 22-22 22H152c-14 0-22-6-22-22V${top + 54}c0-24 10-40 38-48z`;
  return standing(
    82,
    loop +
      lid +
      neck +
      solid(shell, body, 18) +
      gloss(150, top + 60, 300, body.light) +
      fill(box(130, 322, 140, 16, 4), paints.steel.shade) +
      cloud(204, 238, 50, body.light),
  );
}

/** A single-walled steel bottle with a bamboo-coloured cap. */
export function steelBottle({ body, cap }: { body: Paint; cap: Paint }): string {
  const lid =
    line("M184 78c-2-30 34-30 32 0", cap.shade, 8) +
    solid(box(168, 74, 64, 36, 8), cap, 8) +
    line("M172 96h56", cap.shade, 3);
  const shell = "M176 110h48v12c30 12 44 30 44 58v138c0 14-8 20-20 20h-96c-12 0-20-6-20-20V180c0-28 14-46 44-58z";
  const shine =
    fill("M148 190c0-24 6-36 16-46v176h-16z", "#ffffff", 0.55) +
    fill("M176 140h8v184h-8z", "#ffffff", 0.35) +
    line("M136 300h128", body.shade, 3);
  return standing(82, lid + solid(shell, body, 22, shine) + cloud(216, 236, 44, body.shade));
}

/** A one-litre vacuum flask whose lid is a cup. */
export function flask({ body }: { body: Paint }): string {
  const { steel, rubber } = paints;
  const cup =
    solid(
      "M152 70h96c6 0 10 4 10 10v54H142V80c0-6 4-10 10-10z",
      steel,
      14,
      fill("M156 72h12v62h-12z", "#ffffff", 0.6),
    ) + line("M142 120h116", steel.shade, 3);
  const handle = line("M270 172h26c14 0 18 8 18 22v62c0 14-4 22-18 22h-26", rubber.base, 15);
  const shell = solid(
    "M138 134h124c8 10 12 20 12 34v150c0 14-8 20-22 20H148c-14 0-22-6-22-20V168c0-14 4-24 12-34z",
    body,
    20,
    line("M126 166h148M126 296h148", body.shade, 4),
  );
  const ring = fill(box(134, 130, 132, 12, 4), rubber.base) + fill(box(126, 322, 148, 16, 5), steel.shade);
  return standing(
    92,
    handle +
      shell +
      gloss(148, 184, 280, body.light) +
      ring +
      cup +
      cloud(200, 232, 52, body.light) +
      fill(oval(200, 68, 44, 4), steel.light),
  );
}

/** A travel mug with a pressing lid and a sleeve. */
export function travelMug({ body }: { body: Paint }): string {
  const { rubber, steel } = paints;
  const lid =
    solid("M144 92h112l8 44H136z", rubber, 10) +
    solid(box(176, 74, 48, 22, 7), rubber, 5) +
    fill(box(184, 80, 32, 8, 4), body.base);
  const cup = solid("M136 136h128l-16 190c-1 8-6 12-14 12h-68c-8 0-13-4-14-12z", body, 18);
  const sleeve =
    solid("M143 206h114l-6 74H149z", rubber, 10) +
    line("M158 222h84M158 238h84M158 254h84M158 268h82", rubber.light, 2, 0.35);
  return standing(
    76,
    cup +
      sleeve +
      line("M158 150l4 40", body.light, 8, 0.7) +
      lid +
      fill(box(136, 132, 128, 8, 3), steel.base) +
      cloud(204, 172, 30, body.light) +
      line("M180 56c-8-14 8-20 0-34M206 56c-8-14 8-20 0-34", "#ffffff", 6, 0.75),
  );
}

/** A wide jar for soup, with a folding spoon. */
export function foodJar({ body }: { body: Paint }): string {
  const { steel, rubber } = paints;
  const lid =
    solid("M130 122c0-24 20-38 70-38s70 14 70 38v36H130z", rubber, 12) + line("M130 140h140", rubber.light, 3, 0.4);
  const jar = solid(
    "M128 158h144c10 8 14 18 14 32v118c0 20-10 30-30 30H144c-20 0-30-10-30-30V190c0-14 4-24 14-32z",
    body,
    20,
  );
  const spoon =
    fill(oval(328, 196, 20, 30), steel.base) +
    fill(oval(325, 192, 12, 21), steel.light) +
    line("M328 226v104", steel.base, 10) +
    line("M325 232v92", steel.light, 3);
  return standing(
    112,
    jar +
      line("M136 200v100", body.light, 9, 0.7) +
      line("M114 306h172", body.shade, 4) +
      lid +
      fill(box(122, 154, 156, 12, 4), steel.base) +
      cloud(200, 238, 56, body.light) +
      spoon,
    210,
  );
}
