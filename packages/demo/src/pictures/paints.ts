/** A colour with the darker and lighter tone of it that every picture shades with. */
export type Paint = { base: string; shade: string; light: string };

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes two `#rrggbb` colours; `share` (0–1) is how much of the second one. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, at) => Math.round(value + (other[at]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

// All shades lean to one dark blue and all lights to one warm white: that keeps the set in one light.
const paint = (base: string): Paint => ({
  base,
  shade: mix(base, "#14283c", 0.22),
  light: mix(base, "#fff4dc", 0.32),
});

export const paints = {
  brass: paint("#d4a550"),
  charcoal: paint("#4a5259"),
  cream: paint("#f4e8d0"),
  heather: paint("#8f759d"),
  ink: paint("#2f4a67"),
  moss: paint("#6b7d52"),
  mustard: paint("#e5aa38"),
  navy: paint("#2b3d5e"),
  oat: paint("#e4d3b2"),
  rose: paint("#dc948b"),
  rubber: paint("#353c41"),
  rust: paint("#c55c3c"),
  sand: paint("#cfb284"),
  sky: paint("#82b3cc"),
  slate: paint("#71828e"),
  spruce: paint("#2f6659"),
  steel: paint("#bfcace"),
  tan: paint("#bb7d4a"),
  walnut: paint("#76503a"),
} satisfies Record<string, Paint>;
