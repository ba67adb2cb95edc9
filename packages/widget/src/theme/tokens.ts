import type { Theme } from "@widget-chat/contract/theme.ts";
import { accentOf, type Scheme, textOn } from "./accent.ts";
import type { panelTokens } from "./panel-tokens.ts";

/**
 * The custom properties of the widget as a style sheet for its host: those of the launcher, and the panel's once they are
 * there. A page overrides each by naming it in its own style sheet (`chat-widget { --chat-widget-accent: … }`).
 */
export function tokens(theme: Theme, scheme: Scheme, ofPanel?: typeof panelTokens): string {
  const accent = accentOf(theme, scheme);
  const values = {
    accent,
    "on-accent": textOn(accent),
    scheme,
    "offset-x": "20px",
    "offset-y": "20px",
    "launcher-size": "56px",
    "z-index": "100000",
    ...ofPanel?.(theme, scheme, accent),
  };
  const declarations = Object.entries(values).map(([name, value]) => `--chat-widget-${name}:${value}`);
  return `:host{${declarations.join(";")}}`;
}
