/** Colours are `#rrggbb`. Luminance and contrast as WCAG 2.2 defines them. */

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours stand apart: 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `colour` with a share (0 to 1) of another. */
export const mix = (colour: string, other: string, share: number) => {
  const target = channels(other);
  const mixed = channels(colour).map((channel, at) => Math.round(channel + ((target[at] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
};

/** The colour nearest to `colour` that can be read on all of `grounds`: darker on light ones, lighter on dark ones. */
export function readableOn(grounds: readonly [string, ...string[]], colour: string, ratio = 4.5): string {
  const towards = luminance(grounds[0]) > 0.18 ? "#000000" : "#ffffff";
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return towards;
}
