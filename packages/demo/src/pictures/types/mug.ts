import type { Paint } from "../paints.ts";
import { mix, paints } from "../paints.ts";
import { standing } from "../scene.ts";
import { cloud, fill, line, move, oval, solid } from "../shapes.ts";

function mug(body: Paint, rim: Paint, inside: string): string {
  const handle =
    line("M264 188c70-14 70 100-6 92", rim.base, 9) +
    line("M264 188c66-14 66 96-4 92", body.base, 15) +
    line("M266 182c70-8 70 94 4 98", rim.base, 3, 0.8);
  const cup = solid("M126 152h148l-8 168c-1 12-8 18-20 18h-92c-12 0-19-6-20-18z", body, 18);
  const mouth = fill(oval(200, 152, 76, 16), rim.base) + fill(oval(200, 154, 66, 11), inside);
  const specks = [
    [148, 200],
    [238, 214],
    [166, 300],
    [232, 306],
    [146, 258],
    [250, 268],
  ]
    .map(([x, y]) => fill(oval(x!, y!, 2.4), body.shade, 0.8))
    .join("");
  return handle + cup + specks + line("M140 178l5 120", body.light, 8, 0.8) + mouth + cloud(200, 246, 62, rim.base);
}

const coffee = mix(paints.walnut.base, "#1b120c", 0.4);

export const enamelMug = ({ body, rim }: { body: Paint; rim: Paint }): string =>
  standing(
    96,
    move(-30, -50.7, mug(body, rim, coffee), 1.15) +
      line("M182 92c-10-16 10-24 0-42M216 92c-10-16 10-24 0-42", "#ffffff", 6, 0.8),
  );

/** Four mugs in two stacks. */
export function mugSet({ bodies, rim }: { bodies: [Paint, Paint, Paint, Paint]; rim: Paint }): string {
  const [first, second, third, fourth] = bodies;
  const at = (x: number, y: number, body: Paint) =>
    move(x, y, mug(body, body === paints.cream ? rim : paints.cream, mix(body.shade, "#14283c", 0.3)), 0.66);
  return standing(138, at(-10, 114.9, first) + at(-10, -8, second) + at(128, 114.9, third) + at(128, -8, fourth));
}

/** A low enamel kettle with a wooden grip. */
export function kettle({ body, grip }: { body: Paint; grip: Paint }): string {
  const bail =
    line("M112 190C112 66 288 66 288 190", paints.steel.shade, 8) +
    line("M158 104c20-16 64-16 84 0", grip.base, 20) +
    line("M160 100c20-14 60-14 80 0", grip.light, 4, 0.7);
  const spout = solid("M276 232c28-4 34-44 62-52l12 14c-22 18-22 66-64 90z", body, 5);
  const pot = solid(
    "M118 196c20-18 144-18 164 0 26 22 32 64 26 106-3 26-14 36-34 36H126c-20 0-31-10-34-36-6-42 0-84 26-106z",
    body,
    22,
  );
  const lid =
    solid("M136 192c2-26 30-36 64-36s62 10 64 36c-30 12-98 12-128 0z", body, 8) +
    solid("M188 142h24v18h-24z", grip, 4) +
    fill(oval(200, 140, 17, 9), grip.base);
  const rim =
    line("M122 196c40 14 116 14 156 0", paints.cream.base, 4) +
    line("M94 322c60 10 152 10 212 0", paints.cream.base, 4);
  return standing(
    126,
    bail +
      spout +
      pot +
      line("M116 230c-8 26-8 50-4 74", body.light, 9, 0.7) +
      rim +
      lid +
      cloud(204, 268, 48, body.light),
  );
}
