import { bodyCare } from "./body-care.ts";
import { electronics } from "./electronics.ts";
import { features } from "./features.ts";
import { gardensAndTools } from "./gardens-and-tools.ts";
import { households } from "./households.ts";
import { larders } from "./larders.ts";
import { leisure } from "./leisure.ts";
import { wear } from "./wear.ts";

/** The languages that names are kept in, in the order in which lists have them. */
export const languagesOfNames = ["en", "de", "fr", "es", "it", "pt", "nl", "tr"] as const;

export type LanguageOfNames = (typeof languagesOfNames)[number];

/** What a thing is called. */
export interface Name {
  text: string;
  /** Whether it is another thing's name, too, in this language or another: "Rock", "souris". */
  isAmbiguous: boolean;
}

/** One thing, or one thing that may be said of goods, and its names. */
export interface Thing {
  names: Record<LanguageOfNames, readonly Name[]>;
  /** What it may be called besides, or a kind of it: it is found by that, and who says that asks for just that. */
  also: readonly string[];
  /** Whether it says how goods are, and not what: "wireless". */
  isFeature: boolean;
}

/**
 * Reads things written as "mouse; Maus*; souris*; ratón; mouse; rato*; muis; fare | trackball": names in the order of
 * `languagesOfNames`, an asterisk behind the ambiguous ones, and behind the bar what it may be called besides.
 */
const thingsIn = (list: readonly string[], isFeature = false): Thing[] =>
  list.map((line) => {
    const [said = "", also = ""] = line.split("|");
    const slots = said.split(";").map(split);
    const namesIn = (place: number): Name[] =>
      (slots[place] ?? []).map((name) => ({ text: name.replace("*", ""), isAmbiguous: name.endsWith("*") }));
    const names = { en: namesIn(0), de: namesIn(1), fr: namesIn(2), es: namesIn(3) };
    const others = { it: namesIn(4), pt: namesIn(5), nl: namesIn(6), tr: namesIn(7) };
    return { names: { ...names, ...others }, also: split(also), isFeature };
  });

const split = (list: string): string[] =>
  list
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/** What goods are called in the assistant's languages. */
export const things: readonly Thing[] = thingsIn([
  ...electronics,
  ...households,
  ...wear,
  ...gardensAndTools,
  ...bodyCare,
  ...larders,
  ...leisure,
]).concat(thingsIn(features, true));
