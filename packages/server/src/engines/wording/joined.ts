/** Languages that write compounds in one word, and what they put between their parts. */
const linksOf: Record<string, readonly string[]> = {
  de: ["", "s", "n", "en", "es", "er", "e"],
  nl: ["", "s", "en", "e", "er"],
  sv: ["", "s"],
  da: ["", "s", "e"],
  nb: ["", "s", "e"],
  nn: ["", "s", "e"],
  no: ["", "s", "e"],
};
/** What is left of a word without its other part is no noun but makes another word of it. */
export const madeFrom =
  /^(?:ab|an|auf|aus|be|bei|durch|ein|ent|er|ge|hin|her|miss|mit|nach|ont|over|ueber|uber|um|un|under|unter|ver|vor|vorur|zer|zu)$/;
/** Letters that stand before the last part of a compound at least. */
export const SHORTEST_BEFORE = 3;

/** What a language puts between the parts of a compound; undefined where it writes them as words of their own. */
export const linksIn = (code: string): readonly string[] | undefined => linksOf[code];

/** Whether a word that ends in another one is a compound of it, a kind of what that names. */
export const isKindOf = (word: string, ending: string): boolean =>
  word.length >= ending.length + SHORTEST_BEFORE && !madeFrom.test(word.slice(0, -ending.length));
