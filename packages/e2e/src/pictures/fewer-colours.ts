import { readFileSync, writeFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { type Pixels, readPng, writePng } from "./png.ts";

const most = 256;

/** Gives the reference pictures that are new 256 colours, none of them far off: they are less than half as large then, and only shadows show it. */
export default async function fewerColours(): Promise<void> {
  const folder = join(import.meta.dirname, "../../screens");
  for await (const name of glob("*/*.png", { cwd: folder })) {
    const path = join(folder, name);
    const pixels = readPng(readFileSync(path));
    if (pixels) writeFileSync(path, withFew(pixels));
  }
}

function withFew({ width, height, rgb }: Pixels): Buffer {
  const counts = new Map<number, number>();
  for (let at = 0; at < rgb.length; at += 3) {
    const colour = rgb.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const colours = [...counts.keys()].sort((one, other) => counts.get(other)! - counts.get(one)!);
  const palette = paletteOf(colours);
  const numberOf = new Map(colours.map((colour) => [colour, nearestTo(colour, palette)]));
  const numbers = Buffer.alloc(width * height);
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = numberOf.get(rgb.readUIntBE(at * 3, 3))!;
  return writePng(width, height, numbers, Buffer.from(palette.flatMap(channels)));
}

/** The most frequent colours that lie so far from each other that there are few enough. */
function paletteOf(colours: number[]): number[] {
  for (let gap = 0; ; gap += 2) {
    const palette: number[] = [];
    for (const colour of colours) {
      if (palette.every((taken) => distance(taken, colour) > gap)) palette.push(colour);
      if (palette.length > most) break;
    }
    if (palette.length <= most) return palette;
  }
}

const channels = (colour: number): [number, number, number] => [colour >> 16, (colour >> 8) & 255, colour & 255];

function distance(one: number, other: number): number {
  const [red, green, blue] = channels(one);
  const [otherRed, otherGreen, otherBlue] = channels(other);
  return Math.hypot(red - otherRed, green - otherGreen, blue - otherBlue);
}

function nearestTo(colour: number, palette: number[]): number {
  let nearest = 0;
  for (let at = 1; at < palette.length; at += 1)
    if (distance(palette[at]!, colour) < distance(palette[nearest]!, colour)) nearest = at;
  return nearest;
}
