import type { Paint } from "./paints.ts";

/** Path data of a rounded rectangle. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = `a${r} ${r} 0 0 1`;
  return `M${x + r} ${y}h${width - 2 * r}${corner} ${r} ${r}v${height - 2 * r}${corner} ${-r} ${r}h${2 * r - width}${corner} ${-r} ${-r}v${2 * r - height}${corner} ${r} ${-r}z`;
}

/** Path data of an ellipse. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity === 1 ? "" : ` opacity="${opacity}"`}/>`;

export const line = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? "" : ` opacity="${opacity}"`}/>`;

export const stitches = (d: string, colour: string, width = 1.8): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="6 4.5" stroke-linecap="round"/>`;

// Clip ids come from the outline itself, so a picture built twice is the same picture.
function idOf(d: string): string {
  let hash = 5381;
  for (const char of d) hash = (hash * 33 + char.charCodeAt(0)) >>> 0;
  return `c${hash.toString(36)}`;
}

/** Draws `art` only inside the outline `d`. */
export const within = (d: string, art: string): string =>
  `<clipPath id="${idOf(d)}"><path d="${d}"/></clipPath><g clip-path="url(#${idOf(d)})">${art}</g>`;

/** A body lit from the upper left: its outline in the base tone, with the shade along right and bottom. */
export const solid = (d: string, paint: Paint, depth = 14, art = ""): string =>
  within(
    d,
    `${fill(d, paint.shade)}<path d="${d}" fill="${paint.base}" transform="translate(${-depth} ${-depth / 2})"/>${art}`,
  );

export const turn = (degrees: number, x: number, y: number, art: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${art}</g>`;

export const move = (x: number, y: number, art: string, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}">${art}</g>`;

export const mirror = (art: string): string => `<g transform="translate(400 0) scale(-1 1)">${art}</g>`;

/** The shop's rain cloud, as printed on its own goods; `size` is its width. */
export const cloud = (x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})" fill="none" stroke="${colour}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="M6.5 15a4 4 0 0 1 .4-8 5.4 5.4 0 0 1 10.2 0 4 4 0 0 1 .4 8z"/><path d="M8.5 18.5l-.8 2M12.6 18.5l-.8 2M16.7 18.5l-.8 2"/></g>`;
