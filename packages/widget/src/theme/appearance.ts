import type { Theme } from "@widget-chat/contract/theme.ts";
import type { panelTokens } from "./panel-tokens.ts";
import { tokens } from "./tokens.ts";

export const isScheme = (choice: string | null) => /^(light|dark|auto)$/.test(choice ?? "");

/** The colours of a widget: the tenant's theme in the scheme that was chosen, or that the visitor's system prefers. */
export class Appearance {
  readonly #root: ShadowRoot;
  readonly #sheet = new CSSStyleSheet();
  #ofPanel: typeof panelTokens | undefined;
  /** What shows goes by; a new style sheet has the browser look at everything again. */
  #by: unknown[] = [];

  constructor(root: ShadowRoot, styles: string) {
    this.#root = root;
    root.adoptedStyleSheets.push(this.#sheet);
    this.#add(styles);
  }

  /** `choice` is `light`, `dark` or `auto`; anything else leaves the choice to the theme. */
  show(theme: Theme, choice: string | null) {
    const by = [theme, choice, this.#ofPanel];
    if (by.every((part, at) => part === this.#by[at])) return;
    this.#by = by;
    const wish = isScheme(choice) ? choice : theme.color_scheme;
    const inScheme = (scheme: "light" | "dark") => tokens(theme, scheme, this.#ofPanel);
    const dark = inScheme("dark");
    this.#sheet.replaceSync(
      wish === "dark"
        ? dark
        : inScheme("light") + (wish === "light" ? "" : `@media (prefers-color-scheme:dark){${dark}}`),
    );
  }

  /** Adds what the panel brings along, once; shows with the next {@link show}. */
  complete(ofPanel: typeof panelTokens, styles: string) {
    if (!this.#ofPanel) this.#add(styles);
    this.#ofPanel = ofPanel;
  }

  #add(styles: string) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    this.#root.adoptedStyleSheets.push(sheet);
  }
}
