import { chooseLocale } from "../locale.ts";
import type { Locale } from "../locale.ts";

/** Everything that a page says in markup: attributes of the element, `data-*` of the script. */
export const attributes = [
  "tenant-id",
  "api-url",
  "mode",
  "locale",
  "color-scheme",
  "position",
  "on-navigate",
  "show-on",
  "hide-on",
  "persist-session-minutes",
  "consent",
  "sound",
] as const;

/** The server when none is named: where the script came from. */
const scriptOrigin = new URL(import.meta.url).origin;

/** On a server there are no elements, and importing this must do no harm there. */
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/** An element with a property for each of its {@link attributes}; null where the page says nothing. */
export class AttributedElement extends Base {
  /** `rag` or `ecommerce`: where answers are looked for first. Else the tenant's default. */
  declare mode: string | null;
  /** A BCP 47 tag. Else the page's language, or the browser's. */
  declare locale: string | null;
  /** `light`, `dark` or `auto`. Else the tenant's choice. */
  declare colorScheme: string | null;
  /** `right` or `left`. Else the tenant's choice. */
  declare position: string | null;
  /** How the panel stands on a new page: `closed`, `open`, or as on the page before (`last`). */
  declare onNavigate: string | null;
  /** Paths on which alone the widget is on view: `/shop/*, /help`. */
  declare showOn: string | null;
  /** Paths on which it is not. */
  declare hideOn: string | null;
  /** After so many minutes without a word a visitor is a new one. */
  declare persistSessionMinutes: string | number | null;
  /** `required` or `granted`: what the page knows of the visitor's consent. Else the tenant's settings decide. */
  declare consent: string | null;
  /** `on`: a message that the visitor does not see can be heard. Else nothing is ever played. */
  declare sound: string | null;

  /** The tenant's slug or id. */
  get tenantId(): string {
    return this.getAttribute("tenant-id")?.trim() ?? "";
  }
  set tenantId(value: string) {
    this.setAttribute("tenant-id", value);
  }

  /** Origin of the server, without a slash at its end. */
  get apiUrl(): string {
    return (this.getAttribute("api-url") || scriptOrigin).replace(/\/+$/, "");
  }
  set apiUrl(value: string) {
    this.setAttribute("api-url", value);
  }

  /** The language that the widget speaks here. */
  get spokenLocale(): Locale {
    return chooseLocale([this.locale, document.documentElement.lang, ...navigator.languages]);
  }

  /** The side of the screen that it stands on. */
  sideOf(theme: { position?: "left" | "right" }): "left" | "right" {
    return (this.position ?? theme.position) === "left" ? "left" : "right";
  }

  /** Properties that the page has set before this was an element of ours: they hide those of the class. */
  protected takeUpProperties() {
    const own = this as unknown as Record<string, unknown>;
    for (const name of Object.keys(own).filter((key) => key in this.constructor.prototype)) {
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
  }
}

for (const name of attributes) {
  const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  if (property in AttributedElement.prototype) continue;
  Object.defineProperty(AttributedElement.prototype, property, {
    get(this: HTMLElement) {
      return this.getAttribute(name);
    },
    set(this: HTMLElement, value: unknown) {
      if (value == null) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    },
  });
}
