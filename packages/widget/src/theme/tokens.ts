import type { Theme } from "@widget-chat/contract/theme.ts";
import { contrast, mix, readableOn, textOn } from "./contrast.ts";

export type Scheme = "light" | "dark";

const defaultAccent = "#2f5be7";

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

const colour = (value: string | undefined) => (value && /^#[0-9a-f]{6}$/i.test(value) ? value : undefined);

function accentFor(theme: Theme, scheme: Scheme): string {
  const accent = colour(theme.accent) ?? defaultAccent;
  if (scheme === "light") return accent;
  const { surface } = palettes.dark;
  return colour(theme.accent_dark) ?? (contrast(accent, surface) >= 3 ? accent : readableOn([surface], accent, 3));
}

/**
 * The custom properties of the widget as a style sheet for its host: the palette of `scheme` with the tenant's accent.
 * A page overrides each by naming it in its own style sheet (`chat-widget { --chat-widget-accent: … }`).
 */
export function tokens(theme: Theme, scheme: Scheme): string {
  const accent = accentFor(theme, scheme);
  const { surface, bubble } = palettes[scheme];
  const soft = mix(bubble, accent, 0.14);
  const radius = Number.isInteger(theme.radius) ? theme.radius : 20;
  const values = {
    ...palettes[scheme],
    accent,
    "on-accent": textOn(accent),
    "accent-soft": soft,
    "accent-text": readableOn([surface, bubble, soft], accent),
    scheme,
    radius: `${radius}px`,
    font: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif',
    "font-size": "15px",
    width: "400px",
    height: "704px",
    "offset-x": "20px",
    "offset-y": "20px",
    "launcher-size": "56px",
    "z-index": "100000",
  };
  const declarations = Object.entries(values).map(([name, value]) => `--chat-widget-${name}:${value}`);
  return `:host{${declarations.join(";")}}`;
}
