import type { Paint } from "../paints.ts";
import { mix, paints } from "../paints.ts";
import { lying } from "../scene.ts";
import { box, cloud, fill, line, mirror, oval, solid, stitches } from "../shapes.ts";

type Jacket = { body: Paint; zip: Paint; cut: "shell" | "anorak" | "coat" };

const sleeve = "M132 128C100 150 74 232 64 296c-2 12 4 18 14 20l22 4c8 2 14-2 16-12l34-130z";

/** A hooded waterproof: the shell to the hip, the anorak with a front pocket, the coat to the knee. */
export function jacket({ body, zip, cut }: Jacket): string {
  const hem = cut === "coat" ? 360 : cut === "anorak" ? 322 : 316;
  const flare = cut === "coat" ? 18 : 2;
  const trunk = `M132 128C152 114 172 106 200 106S248 114 268 128C274 180 ${274 + flare} ${hem - 60} ${276 + flare} ${hem}Q200 ${hem + 16} ${124 - flare} ${hem}C${126 - flare} ${hem - 60} 126 180 132 128z`;
  const edge = line(trunk, body.shade, 5);
  const arms = solid(sleeve, body, 10) + mirror(solid(sleeve, body, 4));
  const cuffs = line("M70 300l40 9M330 300l-40 9", body.shade, 4);
  const hoodBack = solid("M142 128C136 70 160 42 200 42s64 28 58 86c-20 22-96 22-116 0z", body, 12);
  const opening = fill(
    "M160 120C154 84 172 62 200 62s46 22 40 58c-20 20-60 20-80 0z",
    mix(body.shade, "#14283c", 0.45),
  );
  const brim = line("M158 112C152 76 172 58 200 58s48 18 42 54", body.light, 5);
  const collar = solid("M148 118c28 22 76 22 104 0l4 22c-30 26-82 26-112 0z", body, 6);
  const closing =
    cut === "anorak"
      ? line("M200 142v72", zip.base, 6) + line("M200 206v16", zip.light, 8)
      : line(`M200 142V${hem + 4}`, zip.base, 6) + line("M200 152v14", zip.light, 8);
  const pockets =
    cut === "anorak"
      ? solid(box(144, 232, 112, 62, 10), body, 8) +
        line("M152 248h96", zip.base, 5) +
        line("M240 248v12", zip.light, 5)
      : line(`M150 ${hem - 72}l10 44M250 ${hem - 72}l-10 44`, zip.base, 5) +
        (cut === "shell" ? line("M224 178v30", zip.base, 5) : "");
  const seams = line("M134 140c4 44 4 90-2 120M266 140c-4 44-4 90 2 120", body.shade, 3);
  const cords = [182, 218]
    .map((x) => line(`M${x} 134v30`, paints.cream.base, 3) + fill(oval(x, 168, 4, 6), paints.rubber.base))
    .join("");
  return lying(
    hoodBack +
      opening +
      brim +
      arms +
      cuffs +
      solid(trunk, body, 14, edge) +
      seams +
      collar +
      closing +
      pockets +
      (cut === "shell" ? "" : cords) +
      cloud(164, 190, 24, body.light),
  );
}

/** A waxed field jacket: corduroy collar, storm flap with studs, four pockets with flaps. */
export function waxedJacket({ body, collar, lining }: { body: Paint; collar: Paint; lining: Paint }): string {
  const trunk = "M130 112c22-12 42-18 70-18s48 6 70 18c10 60 10 160 14 232q-84 12-168 0c4-72 4-172 14-232z";
  const arms =
    solid(sleeve, body, 10) + mirror(solid(sleeve, body, 4)) + line("M68 298l44 10M332 298l-44 10", collar.base, 8);
  const neck =
    fill("M158 104C160 76 240 76 242 104l-14 40h-56z", lining.base) +
    line("M176 100l8 36M200 106v34M224 100l-8 36", lining.shade, 3);
  const wings =
    solid("M166 84c-18 6-28 22-30 44l42 24 22-22c-18-8-30-24-34-46z", collar, 6) +
    mirror(solid("M166 84c-18 6-28 22-30 44l42 24 22-22c-18-8-30-24-34-46z", collar, 4));
  const flap = fill("M190 132h20v216h-20z", body.light, 0.35) + line("M190 136v208M210 136v208", body.shade, 3);
  const studs = [162, 206, 250, 294, 334].map((y) => fill(oval(200, y, 5), paints.brass.base)).join("");
  const pocket = (x: number, y: number, w: number, h: number) =>
    solid(box(x, y, w, h, 6), body, 6) +
    line(`M${x} ${y + 16}h${w}`, body.shade, 4) +
    fill(oval(x + w / 2, y + 12, 4), paints.brass.base);
  const pockets =
    pocket(130, 256, 50, 62) + pocket(220, 256, 50, 62) + pocket(140, 180, 40, 44) + pocket(220, 180, 40, 44);
  return lying(
    arms +
      solid(trunk, body, 16, line(trunk, body.shade, 5)) +
      neck +
      flap +
      studs +
      pockets +
      wings +
      stitches("M122 336q78 12 156 0", body.light),
  );
}
