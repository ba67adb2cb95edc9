/**
 * How a visitor says what you do, and how texts say what we do or what is done, where dictionaries cut both apart: endings
 * that are taken off, and what is put in their place.
 */
const endings: Record<string, [ending: string, instead: string[]][]> = {
  de: [["t", ["en", "n"]]],
  fr: [["ez", ["er", "ons"]]],
  es: [
    ["an", ["ar", "amos"]],
    ["en", ["er", "emos", "ir", "imos"]],
  ],
  it: [
    ["ate", ["are", "iamo"]],
    ["ete", ["ere", "iamo"]],
    ["ite", ["ire", "iamo"]],
  ],
  pt: [
    ["am", ["ar", "amos"]],
    ["em", ["er", "emos", "ir", "imos"]],
  ],
};

/** "Rauchen" is "geraucht" where it is done. */
const participles = new Set(["de", "nl"]);

/** With fewer letters nothing is left that tells a verb. */
const SHORTEST = 3;

/** Words that may be another form of the same verb; most of them are none. */
export function verbForms(word: string, lexeme: string, code: string): string[] {
  const inflected = (endings[code] ?? []).flatMap(([ending, instead]) => {
    const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : "";
    return stem.length >= SHORTEST ? instead.map((other) => stem + other) : [];
  });
  if (!participles.has(code)) return inflected;
  const done = /^ge(.{3,})t$/.exec(word)?.[1];
  return [...inflected, `ge${lexeme}t`, ...(done ? [`${done}en`] : [])];
}
