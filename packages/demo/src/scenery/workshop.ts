import { box, fill, line, move, oval } from "../pictures/shapes.ts";
import { coloured, type Light, tone } from "./tones.ts";

const spool = (x: number, y: number, thread: string) =>
  fill(box(x - 16, y - 8, 32, 8, 3), tone.wood) +
  fill(box(x - 12, y - 40, 24, 32, 3), thread) +
  line(`M${x - 12} ${y - 32}h24M${x - 12} ${y - 24}h24M${x - 12} ${y - 16}h24`, tone.dark, 1.5, 0.35) +
  fill(box(x - 16, y - 48, 32, 8, 3), tone.wood);

const machineBase = fill("M-170 0h350v-26c0-8-4-12-12-12h-326c-8 0-12 4-12 12z", tone.dark);

const machineHead =
  fill("M96-38V-150h-150c-22 0-30 10-30 26v30h-44v-44c0-40 18-62 58-62h186c30 0 46 16 46 44V-38z", tone.spruce) +
  fill("M132-38v-162c20 4 30 18 30 42V-38z", tone.dark, 0.2) +
  line("M-116-156c4-22 14-30 36-30h170", tone.frame, 3, 0.6) +
  fill(box(-112, -94, 16, 40), tone.steel) +
  line("M-104-54v22", tone.steel, 3) +
  fill(box(-116, -40, 24, 5), tone.steel) +
  fill(oval(176, -140, 34), tone.dark) +
  fill(oval(176, -140, 24), tone.steel) +
  fill(oval(176, -140, 7), tone.dark) +
  fill(box(20, -226, 26, 26, 3), tone.rust) +
  line("M33-226v-16M33-212C-20-250-80-232-104-198V-60", tone.rust, 2) +
  `<text x="30" y="-160" text-anchor="middle" font-family="Georgia, 'Times New Roman', serif" font-size="20" letter-spacing="2" fill="#f2cf7c">SOFTDAY</text>`;

const jacket =
  fill(
    "M-260-4c20-40 70-54 120-46 34-20 80-16 96 4 20 22 14 42-8 46 0 34-6 74-16 104-40 14-140 16-180-6-14-34-20-70-12-102z",
    tone.mustard,
  ) +
  fill("M-60 2c-8 36-10 70-16 106-16 6-30 6-42 8 14-40 22-78 24-112z", tone.mustardShade) +
  line("M-236 12c30-14 70-18 110-12M-196 30c-6 30-4 54 2 78", tone.mustardShade, 4) +
  line("M-158-2c10 34 12 74 6 116", tone.dark, 4);

/** The bench of the workshop, 900 × 700: a raincoat under the needle, rain behind the panes. */
export function workshop(light: Light): string {
  const wall = fill("M0 0h900v700H0z", tone.oat) + fill("M0 0h900v700H0z", tone.veil, 0.3);
  const drops = Array.from(
    { length: 22 },
    (_, at) => `M${110 + ((at * 71) % 300)} ${90 + ((at * 53) % 190)}l-5 16`,
  ).join("");
  const pane =
    fill(box(92, 68, 336, 246, 4), tone.frame) +
    fill(box(106, 82, 308, 218), tone.sky) +
    fill("M106 262c60-30 130-26 180-12 50-16 90-14 128-4v54H106z", tone.hill) +
    line(drops, tone.rain, 3) +
    line("M260 82v218M106 186h308", tone.frame, 8) +
    fill(box(80, 314, 360, 14, 3), tone.paper);
  const plant =
    fill(box(352, 272, 46, 42, 6), tone.rust) +
    line("M374 274c-4-30-24-36-30-44M376 274c0-34 4-50 10-60M378 274c6-24 20-28 28-32", tone.teal, 7);
  const board =
    fill(box(520, 84, 300, 150, 8), tone.woodShade) +
    [
      [566, tone.rust],
      [624, tone.mustard],
      [682, tone.spruce],
      [740, tone.blue],
      [790, tone.paper],
    ]
      .map(([x, thread]) => spool(x as number, 158, thread as string))
      .join("") +
    fill(box(532, 158, 276, 8), tone.wood) +
    line("M560 172v34M604 172v24M650 172v38M700 172v28", tone.steel, 6) +
    line("M746 176a14 14 0 1 0 .1 0M772 176a14 14 0 1 0 .1 0M752 200l24 22M766 200l-20 22", tone.steel, 4);
  const lamp =
    line("M820 0v270", tone.dark, 4) +
    fill("M770 316c0-36 22-52 50-52s50 16 50 52z", tone.rust) +
    fill("M770 316L690 506h260L870 316z", tone.lamp, 0.22) +
    fill(oval(820, 316, 18, 8), tone.lamp);
  const table =
    fill("M0 500h900v34H0z", tone.wood) +
    fill("M0 534h900v166H0z", tone.woodShade) +
    line("M60 566h220M420 590h300M120 640h180M560 660h220", tone.wood, 3, 0.6);
  const tins =
    fill("M96 460h104v34c0 8-24 12-52 12s-52-4-52-12z", tone.steel) +
    fill(oval(148, 460, 52, 13), tone.spruce) +
    fill(oval(148, 457, 40, 8), tone.paper, 0.35) +
    fill(box(700, 440, 62, 62, 6), tone.paper) +
    line("M716 462h30M716 476h20", tone.spruce, 5) +
    line("M764 492c40-10 70 6 92-4", tone.mustard, 16) +
    fill(oval(866, 488, 12), tone.mustardShade);
  const sewing = move(520, 506, machineBase, 1.05) + move(560, 478, jacket, 1.15) + move(520, 506, machineHead, 1.05);
  const art = `${wall}${pane}${plant}${move(-40, 0, board)}${lamp}${table}${tins}${sewing}`;
  return coloured(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 700">${art}</svg>\n`, light);
}
