import type { Paint } from "../paints.ts";
import { mix, paints } from "../paints.ts";
import { standing } from "../scene.ts";
import { box, cloud, fill, line, oval, solid } from "../shapes.ts";

const { steel, brass, rubber } = paints;

/** A folding burner on its cartridge, lit. */
export function stove({ cartridge }: { cartridge: Paint }): string {
  const can =
    solid("M120 244c0-20 28-32 80-32s80 12 80 32v70c0 16-10 24-26 24H146c-16 0-26-8-26-24z", cartridge, 18) +
    line("M120 262c40 14 120 14 160 0", cartridge.shade, 4) +
    line("M138 270v50", cartridge.light, 8, 0.7) +
    cloud(206, 302, 40, cartridge.light);
  const valve =
    solid(box(186, 172, 28, 44, 4), brass, 6) +
    line("M214 196h52", steel.shade, 6) +
    line("M266 182c16 4 16 24 0 28 4-10 4-18 0-28z", steel.shade, 6);
  const burner = solid("M164 144h72l-10 30h-52z", steel, 6) + fill(oval(200, 144, 36, 8), rubber.base);
  const arms =
    line("M176 166l-58-30h-8M224 166l58-30h8M200 166v-38", steel.shade, 8) +
    line("M110 128v14M290 128v14", steel.shade, 8);
  const flames = [150, 175, 200, 225, 250]
    .map(
      (x, at) =>
        fill(
          `M${x - 11} 136c-4-${at % 2 ? 20 : 28} 8-22 11-${at % 2 ? 42 : 58} 5 20 15 30 11 ${at % 2 ? 42 : 58}z`,
          paints.sky.base,
          0.9,
        ) + fill(`M${x - 5} 136c-2-12 4-12 5-24 3 10 7 14 5 24z`, "#ffffff", 0.8),
    )
    .join("");
  return standing(96, can + valve + flames + burner + arms);
}

/** A pot with its pan for a lid, and two bowls beside it. */
export function cookSet({ body, handle }: { body: Paint; handle: Paint }): string {
  const grip = line("M86 222c-40-4-40 70 2 72", handle.base, 11);
  const pot =
    solid("M84 190h176v118c0 20-10 30-28 30H112c-18 0-28-10-28-30z", body, 18) +
    line("M84 208h176", body.shade, 4) +
    line("M104 226v86", body.light, 8, 0.5);
  const marks = line("M234 236h14M234 258h14M234 280h14M234 302h14", body.light, 3, 0.7);
  const pan =
    solid("M72 160h200l-8 28c-2 6-6 8-12 8H92c-6 0-10-2-12-8z", body, 8) +
    fill(oval(172, 160, 100, 16), mix(body.shade, "#000000", 0.1)) +
    fill(oval(172, 162, 88, 11), body.light, 0.35) +
    line("M272 164l70-26", handle.base, 13);
  const bowl = (x: number, y: number, paint: Paint) =>
    solid(`M${x} ${y}h104c0 30-14 48-40 48h-24c-26 0-40-18-40-48z`, paint, 8) +
    fill(oval(x + 52, y, 52, 9), paint.shade);
  return standing(150, grip + pot + marks + pan + bowl(240, 264, paints.mustard) + bowl(226, 290, paints.rust), 206);
}
