import type { Paint } from "../paints.ts";
import { mix, paints } from "../paints.ts";
import { lying } from "../scene.ts";
import { box, cloud, fill, line, oval, solid, stitches, turn } from "../shapes.ts";

const { brass, cream, sky, moss, steel, spruce } = paints;

/** A folded wallet, standing a little open with notes and cards. */
export function wallet({ body }: { body: Paint }): string {
  const notes =
    solid(box(108, 104, 172, 60, 4), moss, 5) +
    fill(oval(194, 128, 16), moss.light) +
    solid(box(100, 116, 172, 60, 4), paints.mustard, 5);
  const rear = solid(box(84, 134, 232, 176, 18), body, 8);
  const cards =
    solid(box(104, 150, 150, 60, 8), sky, 5) +
    solid(box(98, 164, 150, 60, 8), paints.rust, 5) +
    line("M112 182h40", cream.base, 6);
  const front =
    solid("M84 196c0-10 6-16 16-16h200c10 0 16 6 16 16v102c0 12-8 20-20 20H104c-12 0-20-8-20-20z", body, 16) +
    stitches("M96 194v102c0 8 4 12 12 12h184c8 0 12-4 12-12V194", body.light);
  const rivets = [104, 296]
    .map((x) => fill(oval(x, 200, 7), brass.base) + fill(oval(x - 2, 198, 3), brass.light))
    .join("");
  return lying(turn(-5, 200, 220, notes + rear + cards + front + rivets + cloud(200, 258, 46, body.shade)));
}

/** A flat sleeve for four cards. */
export function cardSleeve({ body }: { body: Paint }): string {
  const cards =
    turn(-7, 200, 150, solid(box(124, 82, 152, 110, 10), spruce, 6) + line("M142 104h46", cream.base, 7)) +
    turn(
      4,
      200,
      160,
      solid(box(128, 98, 148, 110, 10), paints.mustard, 6) + fill(box(144, 118, 28, 20, 4), brass.light),
    );
  const sleeve =
    solid(
      "M108 146h64c4 22 52 22 56 0h64c6 0 10 4 10 10v150c0 10-6 16-16 16H114c-10 0-16-6-16-16V156c0-6 4-10 10-10z",
      body,
      14,
    ) + stitches("M108 158v146c0 6 4 9 9 9h166c5 0 9-3 9-9V158", body.light);
  return lying(turn(8, 200, 220, cards + sleeve + cloud(200, 252, 46, body.light)));
}

/** A brass hook on a strap with a ring of keys. */
export function keyHook({ body, strap }: { body: Paint; strap: Paint }): string {
  const hook =
    line("M172 176V92c0-50 74-50 74 0v36c0 20-30 20-30 2", body.shade, 21) +
    line("M172 176V92c0-48 72-48 72 0v36c0 17-26 17-27 2", body.base, 16) +
    line("M168 168V92c0-26 16-40 34-40", body.light, 4);
  const band =
    solid(box(152, 170, 42, 84, 8), strap, 6) +
    stitches("M158 178h30M158 246h30", strap.light) +
    fill(oval(173, 212, 7), brass.shade);
  const ring =
    line("M132 270a42 42 0 1 0 84 0a42 42 0 1 0-84 0", steel.shade, 8) +
    line("M134 262a42 42 0 0 1 40-34", steel.light, 3);
  const key = (paint: Paint, degrees: number) =>
    turn(
      degrees,
      174,
      306,
      solid(
        "M174 296c18 0 28 12 28 26s-8 20-16 24v62l-12 12-10-10 8-8-8-8 8-8-8-8v-32c-10-4-18-12-18-24 0-14 10-26 28-26z",
        paint,
        5,
      ) + fill(oval(174, 314, 7), mix(paint.shade, "#14283c", 0.3)),
    );
  return lying(
    `<g transform="translate(12 -6) scale(.94)">${key(steel, -34)}${key(brass, -78)}${key(steel, 18)}${ring}${band}${hook}</g>`,
  );
}
