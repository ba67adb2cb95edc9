import { accentOf, type Scheme, textOn } from "../../../widget/src/theme/accent.ts";
import { contrast } from "../../../widget/src/theme/contrast.ts";
import { panelTokens } from "../../../widget/src/theme/panel-tokens.ts";

/** `#rrggbb`; what the widget is given, and for the dark too if that is not to be computed. */
export interface Accent {
  accent: string;
  accent_dark?: string;
}

/** What the widget itself makes of an accent: all that goes with it, by the names of its custom properties. */
export function accentTokens(theme: Accent, scheme: Scheme): Record<string, string> {
  const accent = accentOf(theme, scheme);
  const { "accent-soft": soft = "", "accent-text": text = "" } = panelTokens(theme, scheme, accent);
  return { accent, "on-accent": textOn(accent), "accent-soft": soft, "accent-text": text };
}

export interface Reading {
  accent: string;
  onAccent: string;
  /** In words: which text stands on the accent, and how well it is read. */
  words: string;
}

export function readingOf(theme: Accent, scheme: Scheme): Reading {
  const accent = accentOf(theme, scheme);
  const onAccent = textOn(accent);
  const ratio = contrast(accent, onAccent);
  const ease = ratio >= 7 ? "easy to read at any size" : "easy to read";
  return {
    accent,
    onAccent,
    words: `${onAccent === "#ffffff" ? "White" : "Black"} on it: ${ratio.toFixed(1)} to 1, ${ease}`,
  };
}
