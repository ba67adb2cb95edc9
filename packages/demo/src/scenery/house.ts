import { box, fill, line } from "../pictures/shapes.ts";
import { tone } from "./tones.ts";

type House = {
  x: number;
  width: number;
  eaves: number;
  wall: string;
  ground: number;
  roof: "gable" | "slope";
  floors: number;
  door: string;
  lit?: number[];
  chimney?: boolean;
};

const pane = (x: number, y: number, w: number, h: number, lit: boolean) =>
  fill(box(x - 4, y - 4, w + 8, h + 8, 2), tone.frame) +
  fill(box(x, y, w, h), lit ? tone.glow : tone.roof, lit ? 1 : 0.75) +
  line(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.45}h${w}`, tone.frame, 3) +
  fill(box(x - 6, y + h + 4, w + 12, 5), tone.frame);

/** A narrow harbour house with a slate roof; `lit` numbers the windows that glow in the evening. */
export function house({ x, width, eaves, wall, ground, roof, floors, door, lit = [], chimney }: House): string {
  const middle = x + width / 2;
  const ridge = eaves - width * 0.42;
  const walls = fill(
    `M${x} ${ground}V${eaves}${roof === "gable" ? `L${middle} ${ridge}L${x + width} ${eaves}` : `H${x + width}`}V${ground}z`,
    wall,
  );
  const side = fill(`M${x + width - 9} ${ground}V${eaves}h9V${ground}z`, tone.dark, 0.1);
  const cover =
    roof === "gable"
      ? line(`M${x - 6} ${eaves + 4}L${middle} ${ridge}L${x + width + 6} ${eaves + 4}`, tone.roof, 11)
      : fill(
          `M${x - 5} ${eaves + 4}L${x + 10} ${eaves - 46}H${x + width - 10}L${x + width + 5} ${eaves + 4}z`,
          tone.slate,
        ) + line(`M${x + 6} ${eaves - 14}H${x + width - 6}M${x + 8} ${eaves - 30}H${x + width - 8}`, tone.roof, 2, 0.5);
  const stack = chimney
    ? fill(box(x + width * 0.68, ridge - 4, 24, 52), tone.brick) +
      fill(box(x + width * 0.68 - 3, ridge - 10, 30, 9), tone.roof) +
      fill(box(x + width * 0.68 + 3, ridge - 22, 7, 13), tone.rust) +
      fill(box(x + width * 0.68 + 14, ridge - 22, 7, 13), tone.rust)
    : "";
  const storey = (ground - eaves) / floors;
  const windows = Array.from({ length: floors - 1 }, (_, floor) =>
    [0.28, 0.72]
      .map((share, column) =>
        pane(
          x + width * share - 13,
          eaves + floor * storey + storey * 0.24,
          26,
          storey * 0.5,
          lit.includes(floor * 2 + column),
        ),
      )
      .join(""),
  ).join("");
  const attic =
    roof === "gable"
      ? fill(box(middle - 9, eaves - width * 0.14, 18, 22, 9), tone.frame) +
        fill(box(middle - 6, eaves - width * 0.14 + 3, 12, 17, 6), tone.glow)
      : "";
  const entry =
    fill(box(x + width * 0.2 - 4, ground - 76, 40, 76, 3), tone.frame) +
    fill(box(x + width * 0.2, ground - 72, 32, 72, 2), door) +
    fill(box(x + width * 0.2 + 6, ground - 66, 20, 16, 2), tone.glow) +
    fill(box(x + width * 0.2 + 24, ground - 36, 4, 4, 2), tone.frame);
  return (
    stack +
    walls +
    side +
    cover +
    windows +
    attic +
    entry +
    pane(x + width * 0.72 - 17, ground - 64, 34, 40, lit.includes(9))
  );
}

/** Our shop: a shop window with its goods, an awning and the yellow door. */
export function shop(x: number, width: number, eaves: number, ground: number): string {
  const upper = [0.2, 0.5, 0.8].map((share, at) => pane(x + width * share - 15, eaves + 26, 30, 52, at !== 1)).join("");
  const roof =
    fill(`M${x - 6} ${eaves + 4}L${x + 12} ${eaves - 56}H${x + width - 12}L${x + width + 6} ${eaves + 4}z`, tone.roof) +
    fill(box(x + 30, eaves - 92, 28, 56), tone.brick) +
    fill(box(x + 26, eaves - 98, 36, 10), tone.dark);
  const front = fill(box(x + 8, ground - 136, width - 16, 136), tone.dark);
  const sign =
    fill(box(x + 8, ground - 168, width - 16, 34), tone.spruce) +
    `<text x="${x + width / 2}" y="${ground - 144}" text-anchor="middle" font-family="Georgia, 'Times New Roman', serif" font-size="21" letter-spacing="3" fill="#f8f1e1">SOFTDAY</text>`;
  const pane0 = x + 20;
  const glass =
    fill(box(pane0, ground - 96, width - 104, 80, 2), tone.glow) +
    fill(box(pane0, ground - 16, width - 88, 16), tone.spruce);
  const goods =
    fill(box(pane0 + 16, ground - 56, 30, 40, 8), tone.mustard) +
    fill(box(pane0 + 18, ground - 62, 26, 10, 5), tone.mustardShade) +
    fill(`M${pane0 + 66} ${ground - 16}v-40l12-14h16l12 14v40z`, tone.rust) +
    fill(box(pane0 + 122, ground - 44, 20, 28, 5), tone.spruce) +
    fill(box(pane0 + 126, ground - 52, 12, 9, 2), tone.dark);
  const bar = line(`M${pane0 + (width - 104) / 2} ${ground - 96}v80`, tone.dark, 4);
  const door =
    fill(box(x + width - 72, ground - 104, 50, 104, 3), tone.mustard) +
    fill(box(x + width - 63, ground - 95, 32, 42, 2), tone.glow) +
    fill(box(x + width - 32, ground - 44, 5, 12, 2), tone.dark) +
    fill(box(x + width - 63, ground - 38, 32, 26, 2), tone.mustardShade);
  const stripes = Array.from({ length: 9 }, (_, at) =>
    fill(
      `M${x + 8 + (at * (width - 16)) / 9} ${ground - 136}h${(width - 16) / 9}l${at < 4 ? -3 : at > 4 ? 3 : 0} 30a${(width - 16) / 18} 9 0 0 1-${(width - 16) / 9} 0z`,
      at % 2 ? tone.paper : tone.spruce,
    ),
  ).join("");
  return (
    roof +
    fill(`M${x} ${ground}V${eaves}h${width}V${ground}z`, tone.white) +
    upper +
    front +
    glass +
    goods +
    bar +
    door +
    stripes +
    sign
  );
}
