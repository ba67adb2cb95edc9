import { box, fill, line, move, oval } from "../pictures/shapes.ts";
import { bicycle, dog, gull, hooker, walker } from "./figures.ts";
import { street } from "./street.ts";
import { coloured, type Light, tone } from "./tones.ts";

const ground = 560;

const cloud = (x: number, y: number, size: number, opacity: number) =>
  move(
    x,
    y,
    fill(
      "M-110 30c-30 0-46-16-46-36 0-22 18-36 42-34 6-30 30-46 58-46 26 0 46 12 56 34 8-6 18-8 28-8 26 0 44 18 44 42 22 0 38 10 38 26 0 14-12 22-30 22z",
      tone.cloud,
      opacity,
    ),
    size,
  );

const rain = Array.from({ length: 92 }, (_, at) => {
  const x = (at * 263) % 1640;
  const y = -110 + ((at * 149) % 640);
  return `M${x} ${y}l-7 ${18 + (at % 3) * 5}`;
}).join("");

const lamp = (x: number) =>
  line(`M${x} ${ground + 22}V${ground - 150}`, tone.dark, 6) +
  fill(box(x - 10, ground + 6, 20, 20, 3), tone.dark) +
  fill(oval(x, ground - 168, 44), tone.lamp, 0.2) +
  fill(box(x - 11, ground - 186, 22, 36, 5), tone.lamp) +
  line(`M${x - 13} ${ground - 150}h26M${x - 9} ${ground - 188}h18`, tone.dark, 5);

const puddles = [
  [760, 612, 70],
  [1096, 632, 96],
  [1350, 606, 60],
  [1500, 640, 80],
]
  .map(
    ([x, y, r]) =>
      fill(oval(x!, y!, r!, r! * 0.13), tone.puddle, 0.8) + line(`M${x! - r! * 0.4} ${y}h${r! * 0.5}`, tone.wave, 2.5),
  )
  .join("");

const haze = `<linearGradient id="haze" x2="0" y2="1"><stop stop-color="${tone.veil}" stop-opacity="0"/><stop offset="1" stop-color="${tone.veil}"/></linearGradient>`;

/** The front page's picture: the quay in the rain, 1600 × 800; the left third is kept quiet for the headline. `#street` shows the part around the shop. */
export function harbour(light: Light): string {
  const sky =
    fill("M0-120h1600v800H0z", tone.sky) +
    fill("M0 180h1600v320H0z", "url(#haze)") +
    cloud(1010, 70, 1.2, 0.9) +
    cloud(1430, 10, 1, 0.7) +
    cloud(120, 20, 0.9, 0.45) +
    cloud(610, 176, 0.6, 0.5);
  const land =
    fill("M0 470C120 430 220 452 320 432 440 408 520 452 640 444V520H0z", tone.far) +
    fill("M250 520C380 440 560 446 760 470v50z", tone.hill);
  const sea =
    fill("M0 500h1600v180H0z", tone.sea) +
    line(
      "M30 540h90M180 566h120M70 604h60M240 520h70M330 596h110M420 540h80M520 572h60M150 640h140M380 644h90",
      tone.wave,
      4,
    );
  const quay =
    fill(`M560 ${ground}h1040v120H540z`, tone.street) +
    fill(`M548 ${ground + 84}h1052v40H540z`, tone.quay) +
    line(`M552 ${ground + 84}h1048`, tone.stone, 4) +
    line(
      `M620 ${ground + 100}h80M760 ${ground + 108}h60M900 ${ground + 98}h90M1080 ${ground + 110}h70M1240 ${ground + 100}h90M1420 ${ground + 108}h80`,
      tone.stone,
      4,
    ) +
    fill(`M560 ${ground}L540 680h-10l18-120z`, tone.stone);
  const things =
    lamp(676) +
    lamp(1290) +
    move(1376, 596, bicycle, 0.82) +
    move(620, 586, fill("M-12 0v-26c0-8 24-8 24 0V0z", tone.dark) + fill(oval(0, -28, 17, 6), tone.dark));
  const people = move(812, 616, walker, 0.92) + move(908, 618, dog, 0.92);
  const gulls = gull(720, 236, 1) + gull(772, 206, 0.7) + gull(1190, 190, 0.9);
  const art = `${sky}${land}${sea}${move(300, 572, hooker, 0.72)}${street(ground)}${quay}${puddles}${things}${people}${gulls}${line(rain, tone.rain, 2.4, 0.75)}`;
  return coloured(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -120 1600 800"><view id="street" viewBox="716 180 620 500"/>${haze}${art}</svg>\n`,
    light,
  );
}
