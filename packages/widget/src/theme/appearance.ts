import type { Theme } from "@widget-chat/contract/theme.ts";
import { tokens } from "./tokens.ts";

/** The colours of a widget: the tenant's theme in the scheme that was chosen, or that the visitor's system prefers. */
export class Appearance {
  readonly #sheet = new CSSStyleSheet();
  readonly #systemIsDark = matchMedia("(prefers-color-scheme: dark)");
  #theme: Theme = {};
  #choice: string | null = null;
  #shown = "";

  constructor(root: ShadowRoot, styles: string) {
    const own = new CSSStyleSheet();
    own.replaceSync(styles);
    root.adoptedStyleSheets = [this.#sheet, own];
  }

  /** Follows the visitor's system until `signal` aborts. */
  follow(signal: AbortSignal) {
    this.#systemIsDark.addEventListener("change", () => this.#apply(), { signal });
  }

  /** `choice` is `light`, `dark` or `auto`; anything else leaves the choice to the theme. */
  show(theme: Theme, choice: string | null) {
    this.#theme = theme;
    this.#choice = choice;
    this.#apply();
  }

  #apply() {
    const wish = ["light", "dark", "auto"].includes(this.#choice ?? "") ? this.#choice : this.#theme.color_scheme;
    const dark = wish === "dark" || (wish !== "light" && this.#systemIsDark.matches);
    const sheet = tokens(this.#theme, dark ? "dark" : "light");
    if (sheet === this.#shown) return;
    this.#shown = sheet;
    this.#sheet.replaceSync(sheet);
  }
}
