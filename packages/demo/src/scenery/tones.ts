// Each tone by day and by evening: a scene is drawn once and coloured twice.
const tones = {
  sky: ["#d8e5e4", "#1a2a38"],
  veil: ["#e6eeea", "#213443"],
  cloud: ["#f4f6f0", "#2b4152"],
  rain: ["#aec4c8", "#3f5a6d"],
  far: ["#b4c9c8", "#24404c"],
  hill: ["#93b0a8", "#1f3840"],
  sea: ["#9dbcc0", "#1c3a49"],
  wave: ["#c6dad8", "#2c5162"],
  quay: ["#b9b3a4", "#2b333a"],
  stone: ["#a39d8f", "#232a31"],
  street: ["#cfc8b8", "#343c43"],
  puddle: ["#a9c3c8", "#54708a"],
  glow: ["#5b7480", "#ffd98a"],
  lamp: ["#fdf3d0", "#ffd98a"],
  frame: ["#f7f2e6", "#c9c1b2"],
  roof: ["#5f6a73", "#171e25"],
  slate: ["#78848c", "#1f2830"],
  white: ["#f5efe2", "#6f7a80"],
  butter: ["#efd79a", "#7d7256"],
  rose: ["#e0a295", "#75544f"],
  teal: ["#5f978f", "#335a5a"],
  blue: ["#7ea1bd", "#3b5670"],
  brick: ["#bd6a4e", "#6b4034"],
  oat: ["#dfcfae", "#6c6656"],
  spruce: ["#1f6457", "#2f7a6b"],
  mustard: ["#e5aa38", "#d99d2e"],
  mustardShade: ["#c58a22", "#a8761f"],
  rust: ["#b24f33", "#8f432e"],
  rustShade: ["#923d27", "#703321"],
  dark: ["#2f3b43", "#0f161c"],
  skin: ["#e3b48f", "#b98a6a"],
  wood: ["#8a6244", "#5a4230"],
  woodShade: ["#6e4d35", "#453225"],
  paper: ["#f8f1e1", "#b9b09d"],
  steel: ["#c3cdd0", "#75828a"],
} as const;

type Tone = keyof typeof tones;

/** Stands for a tone while a scene is drawn; `coloured` puts its colour in. */
export const tone = Object.fromEntries(Object.keys(tones).map((name) => [name, `{${name}}`])) as Record<Tone, string>;

export type Light = "day" | "evening";

/** A drawn scene with the colours of this light. */
export const coloured = (art: string, light: Light): string =>
  art.replace(/\{(\w+)\}/g, (_, name: Tone) => tones[name][light === "day" ? 0 : 1]);
