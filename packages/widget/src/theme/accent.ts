import type { Theme } from "@widget-chat/contract/theme.ts";

export type Scheme = "light" | "dark";

const isColour = (value: string | undefined): value is string => /^#[0-9a-f]{6}$/i.test(value ?? "");

const channels = (colour: string) => colour.match(/\w\w/g)!.map((hex) => parseInt(hex, 16));

/** Luminance, 0 to 1, by a plain power: less than .004 beside WCAG's, for a tenth of the code. */
const brightness = (colour: string) =>
  channels(colour).reduce((sum, channel, at) => sum + (channel / 255) ** 2.2 * [0.2126, 0.7152, 0.0722][at]!, 0);

/** The tenant's accent in a scheme; one that would sink into the dark is lifted. */
export function accentOf(theme: Theme, scheme: Scheme): string {
  if (scheme === "dark" && isColour(theme.accent_dark)) return theme.accent_dark;
  const accent = isColour(theme.accent) ? theme.accent : "#2f5be7";
  const missing = 0.133 - brightness(accent);
  if (scheme === "light" || missing <= 0) return accent;
  // The darker, the more of white; enough for a contrast of 3.
  const share = 0.18 + 1.8 * missing;
  const lifted = channels(accent).map((channel) => Math.round(channel + (255 - channel) * share).toString(16));
  return `#${lifted.join("")}`;
}

/** White where it can be read on `accent` (contrast 4.5 and more), else black, which then always can. */
export const textOn = (accent: string) => (brightness(accent) < 0.179 ? "#ffffff" : "#000000");
