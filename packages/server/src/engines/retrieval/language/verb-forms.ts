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

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Who is spoken to: a verb stands beside. */
const addressed: Record<string, ReadonlySet<string>> = {
  de: wordsOf("ihr sie du"),
  fr: wordsOf("vous"),
  es: wordsOf("ustedes"),
  it: wordsOf("voi"),
  pt: wordsOf("vocês"),
};
/** What a clause may open with before its verb, or before whoever is spoken to. */
const openers: Record<string, ReadonlySet<string>> = {
  de: wordsOf("was wo wann wie warum wieso ob wenn dass weil und oder womit wofür"),
  fr: wordsOf("que quand comment où pourquoi si et ou est-ce"),
  es: wordsOf("qué que dónde donde cuándo cuando cómo como no también y si"),
  it: wordsOf("cosa che dove quando come non anche e se"),
  pt: wordsOf("que onde quando como não também e se"),
};
/** Their verbs tell by themselves who is meant. */
const withoutPronoun = wordsOf("es it pt");

/** "Rauchen" is "geraucht" where it is done: by one of these, */
const doers: Record<string, ReadonlySet<string>> = {
  de: wordsOf("ich man wir ihr sie du"),
  nl: wordsOf("ik men we wij jullie je jij u"),
};
/** and before a noun stands one of these. */
const articles: Record<string, ReadonlySet<string>> = {
  de: wordsOf("der die das den dem des ein eine einen einem einer eines kein keine keinen zum zur beim vom im am"),
  nl: wordsOf("de het een geen"),
};

/** With fewer letters nothing is left that tells a verb. */
const SHORTEST = 3;

const WORD_OR_STOP = /\p{L}[\p{L}\p{M}]*|[.,;:!?¿¡]/gu;
const CAPITAL = /^\p{Lu}/u;

/**
 * Words that may be another form of the same verb, of a word that stands where verbs do: "das Recht" is no form of "rechen".
 * Most of them are none.
 *
 * @param question as it was put
 */
export function verbForms(
  word: string,
  lexeme: string,
  { question, code }: { question: string; code: string },
): string[] {
  if (!(code in endings) && !(code in doers)) return [];
  const written = question.normalize("NFC").match(WORD_OR_STOP) ?? [];
  const said = written.map((one) => one.toLowerCase());
  const places = said.flatMap((one, at) => (one === word && !isNoun(written, at, code) ? [at] : []));
  if (places.length === 0) return [];
  const inflected = (endings[code] ?? []).flatMap(([ending, instead]) => {
    const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : "";
    return stem.length >= SHORTEST ? instead.map((other) => stem + other) : [];
  });
  const isDone = inflected.length > 0 && places.some((at) => isSaidOfAddressed(said, at, code));
  return [...(isDone ? inflected : []), ...participles(word, lexeme, said, code)];
}

function participles(word: string, lexeme: string, said: readonly string[], code: string): string[] {
  const by = doers[code];
  if (!by) return [];
  const done = /^ge(.{3,})t$/.exec(word)?.[1];
  if (done) return [`${done}en`];
  return word.endsWith("n") && said.some((one) => by.has(one)) ? [`ge${lexeme}t`] : [];
}

/** After an article, and in German with a capital that begins no sentence. */
function isNoun(written: readonly string[], at: number, code: string): boolean {
  const before = written[at - 1];
  if (before === undefined) return false;
  if (articles[code]?.has(before.toLowerCase())) return true;
  return code === "de" && CAPITAL.test(written[at]!) && /\p{L}/u.test(before) && /\p{Ll}/u.test(written.join(""));
}

function isSaidOfAddressed(said: readonly string[], at: number, code: string): boolean {
  const isAddressed = (place: number): boolean => addressed[code]?.has(said[place] ?? "") ?? false;
  const opens = (place: number): boolean =>
    place === 0 || !/\p{L}/u.test(said[place - 1]!) || openers[code]!.has(said[place - 1]!);
  // "Was kostet ihr Recht" has no verb after "ihr".
  if (isAddressed(at + 1) || (isAddressed(at - 1) && opens(at - 1))) return true;
  return withoutPronoun.has(code) && opens(at) && /\p{L}/u.test(said[at + 1] ?? "");
}
