import type { Theme } from "@widget-chat/contract/theme.ts";
import type { Scheme } from "./accent.ts";
import { mix, readableOn } from "./contrast.ts";

const palettes = {
  light: {
    surface: "#ffffff",
    bubble: "#f2f3f5",
    text: "#181a20",
    "text-muted": "#5c6370",
    border: "#e4e6ea",
    "border-strong": "#8a909c",
    danger: "#b3261e",
    warning: "#8a5300",
    success: "#17713d",
    shadow: "0 0 0 1px rgb(15 20 35 / .05), 0 8px 24px rgb(15 20 35 / .1), 0 24px 64px rgb(15 20 35 / .16)",
  },
  dark: {
    surface: "#17191e",
    bubble: "#252830",
    text: "#eceef2",
    "text-muted": "#a3a9b6",
    border: "#30343d",
    "border-strong": "#777e8c",
    danger: "#ff9c92",
    warning: "#f0b95c",
    success: "#6fd394",
    shadow: "0 0 0 1px rgb(255 255 255 / .08), 0 8px 24px rgb(0 0 0 / .4), 0 24px 64px rgb(0 0 0 / .5)",
  },
} as const;

/** What the panel adds to the tokens of the launcher: `accent` is the one that is shown. */
export function panelTokens(theme: Theme, scheme: Scheme, accent: string): Record<string, string> {
  const { surface, bubble } = palettes[scheme];
  const soft = mix(bubble, accent, 0.14);
  return {
    ...palettes[scheme],
    "accent-soft": soft,
    "accent-text": readableOn([surface, bubble, soft], accent),
    badge: "#c8232c",
    "on-badge": "#ffffff",
    radius: `${Number.isInteger(theme.radius) ? theme.radius : 20}px`,
    font: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif',
    "font-size": "15px",
    width: "400px",
    height: "704px",
  };
}
