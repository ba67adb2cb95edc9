import type { Paint } from "../paints.ts";
import { paints } from "../paints.ts";
import { lying, standing } from "../scene.ts";
import { box, fill, line, oval, solid, turn } from "../shapes.ts";

const { rubber, steel, cream, brass } = paints;
const glow = "#fff3bf";

/** A headlamp on its strap; `beam` shows it lit. */
export function headlamp({ body, strap, beam }: { body: Paint; strap: Paint; beam?: boolean }): string {
  const band =
    line("M104 216C84 96 316 96 296 216", strap.shade, 24) +
    line("M104 216C84 96 316 96 296 216", strap.base, 18) +
    line("M106 196c4-76 184-76 188 0", strap.light, 3, 0.8);
  const over = beam ? line("M200 126c-10 30-14 50-14 84", strap.base, 16) : "";
  const sides = [104, 296].map((x) => solid(box(x - 14, 204, 28, 40, 6), rubber, 5)).join("");
  const plate = solid("M112 220h176c8 30-8 76-36 84H148c-28-8-44-54-36-84z", rubber, 8);
  const housing = solid(box(138, 198, 124, 96, 26), body, 14);
  const lens =
    fill(oval(184, 246, 36), steel.shade) +
    fill(oval(184, 246, 30), cream.light) +
    fill(oval(184, 246, 15), beam ? glow : "#ffffff") +
    line("M168 234c4-8 10-12 18-12", "#ffffff", 5);
  const buttons =
    solid(box(166, 184, 40, 18, 7), rubber, 4) +
    fill(oval(240, 234, 8), beam ? paints.mustard.base : rubber.base) +
    fill(oval(240, 258, 6), rubber.base);
  const rays = beam
    ? Array.from({ length: 12 }, (_, at) => turn(at * 30, 184, 246, line("M184 196v-12", glow, 6))).join("")
    : "";
  return lying(band + over + sides + plate + buttons + housing + lens + rays);
}

/** A table lantern with a bail handle, lit. */
export function lantern({ body }: { body: Paint }): string {
  const halo = fill(oval(200, 206, 140), glow, 0.3) + fill(oval(200, 206, 106), glow, 0.35);
  const bail = line("M132 130C132 26 268 26 268 130", steel.shade, 8) + line("M176 56c14-8 34-8 48 0", rubber.base, 14);
  const cap = solid("M140 126c4-28 26-40 60-40s56 12 60 40v18H140z", body, 14) + line("M140 134h120", body.shade, 4);
  const glass =
    fill(box(146, 142, 108, 120, 14), "#fff8dd") +
    fill(box(176, 160, 48, 92, 24), glow) +
    fill(box(188, 172, 24, 76, 12), "#ffffff") +
    line("M160 156v92", "#ffffff", 6, 0.9);
  const cage = line("M164 142v120M236 142v120", steel.shade, 5);
  const foot =
    solid("M138 258h124l14 62c2 12-4 18-14 18H138c-10 0-16-6-14-18z", body, 14) +
    fill(oval(200, 300, 16), rubber.base) +
    line("M200 292v8", brass.light, 4);
  return halo + standing(88, bail + glass + cage + cap + foot);
}

/** A front and a rear bicycle light. */
export function bikeLights({ body }: { body: Paint }): string {
  const unit = (x: number, lens: string, tone: string) =>
    line(`M${x - 34} 270c-20 60 88 60 68 0`, rubber.base, 13) +
    solid(box(x - 52, 136, 104, 144, 26), body, 12) +
    fill(oval(x, 188, 38), rubber.shade) +
    fill(oval(x, 188, 32), tone) +
    fill(oval(x, 188, 18), lens) +
    line(`M${x - 18} 176c4-8 10-10 16-12`, "#ffffff", 5, 0.9) +
    fill(box(x - 16, 244, 32, 14, 7), rubber.base) +
    fill(oval(x, 251, 3.5), tone);
  const halos = fill(oval(134, 188, 100), glow, 0.6) + fill(oval(266, 188, 92), "#ff8d78", 0.28);
  return halos + lying(unit(134, "#ffffff", "#fbe7a6") + unit(266, "#ffb3a1", "#d8452f"));
}

/** A pocket torch with its beam. */
export function torch({ body }: { body: Paint }): string {
  const beam = fill("M168 132L84 20h232l-84 112z", glow, 0.55) + fill("M180 132L146 20h108l-34 112z", "#ffffff", 0.5);
  const head =
    solid("M160 130h80l-10 62h-60z", body, 10) +
    fill(oval(200, 130, 40, 9), rubber.shade) +
    fill(oval(200, 130, 33, 6), "#ffffff");
  const barrel =
    solid("M170 190h60v128c0 12-6 18-18 18h-24c-12 0-18-6-18-18z", body, 12) +
    line("M172 212h56M172 224h56M172 236h56", body.shade, 4) +
    line("M180 252v60", body.light, 6, 0.8);
  const clip = solid(box(214, 236, 14, 84, 6), steel, 4) + fill(oval(196, 204, 7), rubber.base);
  return turn(24, 200, 220, beam + lying(head + barrel + clip));
}
