import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { lying } from "../scene.ts";
import { box, line, move, solid } from "../shapes.ts";

const outline =
  "M132 70h74c5 0 8 3 8 8v132c0 14 6 20 18 28l56 38c22 16 20 52-8 58-22 4-44-4-66-20l-62-44c-20-14-26-30-26-52V78c0-5 2-8 6-8z";

function sock(body: Paint, trim: Paint, stripes?: Paint): string {
  const heel = solid("M126 196c30 0 52 26 54 60l-18 22-40-30-6-52z", trim, 4);
  const toe = solid("M262 256c-18 18-26 44-20 72 30 16 70 4 66-36z", trim, 4);
  const bands = stripes
    ? line("M120 132h100M120 152h100M120 172h100", stripes.base, 8)
    : line("M200 226l60 44M176 250l50 38", body.shade, 3, 0.8);
  const rib = solid(
    box(120, 64, 100, 44, 8),
    trim,
    6,
    line(Array.from({ length: 9 }, (_, at) => `M${129 + at * 11} 64v46`).join(""), trim.shade, 3),
  );
  return solid(outline, body, 10, bands + heel + toe + line(outline, body.shade, 5)) + rib;
}

export const walkingSocks = ({ body, trim }: { body: Paint; trim: Paint }): string =>
  lying(move(-54, -16, sock(body, trim), 1) + move(4, 8, sock(body, trim), 1));

/** Three pairs in a paper band. */
export function sockSet({ colours }: { colours: [Paint, Paint, Paint] }): string {
  const [first, second, third] = colours;
  const set =
    move(-6, 4, sock(third, first, first), 0.88) +
    move(28, 12, sock(second, third, third), 0.88) +
    move(62, 20, sock(first, second, second), 0.88);
  return lying(
    move(-14, 10, set) +
      solid(box(86, 156, 172, 52, 6), paints.cream, 6) +
      line("M104 174h70M104 190h46", paints.spruce.base, 5),
  );
}
