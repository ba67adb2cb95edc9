import { escaped, patternsIn } from "../../page/path-patterns.ts";
import { type Finding, good, warning } from "../finding.ts";
import type { WidgetOnPage } from "../widget-on-page.ts";

/** The language of a BCP 47 tag, also of one that went out of use (`iw`); empty where it is none. */
export function languageOf(tag: string): string {
  try {
    return new Intl.Locale(tag.trim().replaceAll("_", "-")).language;
  } catch {
    return "";
  }
}

/** An attribute that only some values say anything in. */
interface Rule {
  fits(value: string, widget: WidgetOnPage["element"]): boolean;
  /** What happens with a value that does not fit. */
  else(value: string): string;
  /** What to write in its place. */
  write(value: string): string;
}

const oneOf = (values: RegExp, otherwise: string, write: string): Rule => ({
  fits: (value) => values.test(value),
  else: () => otherwise,
  write: () => write,
});

/** Of the patterns in a list those that are more, or less, than a path. */
const noPaths = (list: string) => patternsIn(list).filter((pattern) => !/^\s*([/*][^?#]*)?$/.test(pattern));

const paths: Rule = {
  fits: (value) => noPaths(value).length === 0,
  else: (value) =>
    `${noPaths(value)
      .map((pattern) => `“${pattern.trim()}” is read as ${escaped(pattern.trim()) ?? "no path at all"}`)
      .join(", ")}.`,
  write(value) {
    const path = (escaped(noPaths(value)[0]!.trim()) ?? "/checkout").replace(/^\/?\**|\**$/g, "");
    return (
      `Write paths with a slash before them, commas between them, and * for any run of characters: /${path} is that page ` +
      `alone, /${path}* all that begins so, */${path}* all that has it anywhere. What follows a “?” or “#” does not count.`
    );
  },
};

/** What the mode should be is found with the tenant's settings. */
const rules: Readonly<Record<string, Rule>> = {
  locale: {
    fits: (value, { spokenLocale }) => languageOf(value) === spokenLocale,
    else: () => "the widget speaks another language, the page's or the browser's.",
    write: () => "Write the code of one of its 23 languages, such as de, or leave it out.",
  },
  "color-scheme": oneOf(/^(light|dark|auto)$/, "the tenant's choice counts.", "Write light, dark or auto."),
  position: oneOf(/^(right|left)$/, "the widget stands on the right.", "Write right or left."),
  "on-navigate": oneOf(/^(closed|open|last)$/, "the panel is closed on a new page.", "Write closed, open or last."),
  "show-on": paths,
  "hide-on": paths,
  "persist-session-minutes": {
    fits: (value) => Number(value) > 0,
    else: () => "visitors are remembered without an end.",
    write: () => "Write a number of minutes, such as 30.",
  },
  consent: oneOf(
    /^(required|granted)$/,
    "the tenant's settings alone decide whether visitors are asked.",
    "Write required, or granted where your page has the visitor's consent already.",
  ),
  sound: oneOf(/^(on|off)$/, "nothing is ever played.", "Write on, or leave it out."),
};

/** Whether what the page says in markup is what the widget understands. */
export function checkAttributes({ element }: WidgetOnPage): Finding[] {
  if (!element.shadowRoot) return [];
  const title = "Attributes";
  const found = Object.entries(rules).flatMap(([name, { fits, else: otherwise, write }]) => {
    const value = element.getAttribute(name);
    if (!value?.trim() || fits(value, element)) return [];
    const written = document.querySelector(`script[data-${name}]`) ? `data-${name}` : name;
    return [warning(title, `${written}="${value}" is not what belongs there: ${otherwise(value)}`, write(value))];
  });
  return found.length > 0 ? found : [good(title, "All that the page says in them is understood.")];
}
