import type { Paint } from "../paints.ts";
import { mix, paints } from "../paints.ts";
import { standing } from "../scene.ts";
import { cloud, fill, line, solid } from "../shapes.ts";

/** A dome tent with its porch open. */
export function tent({ body, inside, poles }: { body: Paint; inside: Paint; poles: Paint }): string {
  const guys =
    line("M88 250L36 336M312 250l52 86", paints.cream.shade, 3) +
    line("M30 340l10-12M370 340l-10-12", paints.rubber.base, 6);
  const dome = solid("M52 338C70 206 128 124 200 124s130 82 148 214z", body, 30);
  const porch =
    fill("M200 150c-30 46-58 116-66 188h132c-8-72-36-142-66-188z", mix(body.shade, "#14283c", 0.5)) +
    fill("M200 206c-18 34-32 80-38 132h76c-6-52-20-98-38-132z", inside.base) +
    line("M200 206v132", inside.shade, 4);
  const doors =
    solid("M200 148c-34 46-64 118-72 190h-18c14-84 46-152 90-190z", body, 3) +
    solid("M200 148c34 46 64 118 72 190h18c-14-84-46-152-90-190z", body, 3) +
    line("M132 290c-8 6-16 4-20-4M268 290c8 6 16 4 20-4", poles.base, 6);
  const rods =
    line("M56 336C84 196 136 128 200 126s116 70 144 210", poles.base, 5) + line("M200 124v22", poles.base, 5);
  const ground = solid("M150 322h100l16 16H134z", paints.mustard, 4);
  return standing(
    168,
    guys +
      dome +
      line("M96 336C112 240 150 160 196 130M304 336C288 240 250 160 204 130", body.shade, 4) +
      porch +
      ground +
      doors +
      rods +
      cloud(106, 262, 26, body.light),
  );
}

/** A tarp pitched over a ridge line between two trees. */
export function tarp({ body }: { body: Paint }): string {
  const trees =
    fill("M58 60h22l6 278H50zM324 60h22l4 278h-36z", paints.walnut.base) +
    fill("M72 60h8l6 278h-12zM338 60h8l4 278h-12z", paints.walnut.shade);
  const crowns = [
    [68, 70, 42],
    [336, 74, 44],
  ]
    .map(([x, y, r]) =>
      fill(
        `M${x! - r!} ${y}a${r} ${r} 0 0 1 ${r! * 2} 0c0 ${r! * 0.8}-${r! * 2} ${r! * 0.8}-${r! * 2} 0z`,
        paints.moss.base,
      ),
    )
    .join("");
  const ridge = line("M68 152h268", paints.cream.shade, 4);
  const far = fill("M104 152h192l34 110-260 0z", body.shade);
  const near = solid("M104 152h192l28 122c-40 10-76-10-124 0s-84 10-124 0z", body, 10);
  const guys =
    line("M78 274L44 336M322 274l34 62", paints.cream.shade, 3) +
    line("M40 340l8-12M360 340l-8-12", paints.rubber.base, 6);
  const loops = line("M76 276v8M118 282v8M200 276v8M282 282v8M324 276v8", paints.rubber.base, 5);
  return standing(
    160,
    trees +
      crowns +
      far +
      ridge +
      near +
      line("M166 154l-20 122M234 154l20 122", body.shade, 3) +
      loops +
      guys +
      cloud(200, 216, 40, body.light),
  );
}
