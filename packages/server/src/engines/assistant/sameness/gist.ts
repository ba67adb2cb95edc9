import { isSpoken, languageOfLocale, type Language } from "../languages.ts";
import { whatIsAsked } from "../question.ts";
import { hear } from "../small-talk.ts";
import { spokenLanguages, writtenIn } from "../spoken-language.ts";
import type { Stems } from "../tools.ts";
import { clausesOf } from "../words/clauses.ts";
import { fold } from "../words/fold.ts";

/** What of a question is left to compare without politeness and small words. */
export interface Gist {
  /** All of it but politeness, folded, for those who leave the accents out too. */
  text: string;
  /** Its telling words, in their order. */
  words: GistWord[];
  /** How it is asked and what small words turn it round: only questions of the same sense can be the same. */
  sense: string;
  /** Whether it is nothing but telling words: "return policy shoes". */
  isBare: boolean;
  /** Whether its small words are known, so that a word more can be told from another meaning. */
  isUnderstood: boolean;
}

export interface GistWord {
  /** Of the dictionary of its language; several, with spaces between, where a language writes without. */
  stem: string;
  /** A number, or what may be a name: there is no such word too many. */
  isFixed: boolean;
}

/** A question of which only the stems are still to come. */
interface Outline {
  language: Language;
  isUnderstood: boolean;
  locale: string;
  rest: string;
  raw: string[];
}

/** The gists of questions, all of whose words are looked up together. */
export async function gistsOf(questions: readonly string[], tenantLocale: string, stems: Stems): Promise<Gist[]> {
  const outlines = questions.map((question) => outline(question, tenantLocale));
  const wanted = Map.groupBy(outlines, ({ locale }) => locale);
  const known = new Map<string, Map<string, string>>();
  for (const [locale, ones] of wanted) {
    const words = [...new Set(ones.flatMap(({ raw }) => raw))];
    const found = words.length > 0 ? await stems(words, locale) : [];
    known.set(locale, new Map(words.map((word, at) => [word, found[at]!])));
  }
  return outlines.map((one) => gistOf(one, known.get(one.locale)!));
}

function outline(question: string, tenantLocale: string): Outline {
  const languages = spokenLanguages({ question, history: [], tenant: { locale: tenantLocale } });
  const written = writtenIn(question, tenantLocale);
  const rest = hear(question, languages).rest || question;
  const own = languageOfLocale(tenantLocale);
  const isOwn = written === null || written === own;
  return {
    language: languages[0]!,
    isUnderstood: written !== null || isSpoken(tenantLocale),
    // A word of no language that is known may still be of the tenant's.
    locale: isOwn ? tenantLocale : written.code,
    rest,
    raw: clausesOf(rest).flatMap(({ starts, ends }) => starts.map((start, at) => rest.slice(start, ends[at]))),
  };
}

const signs = /[\p{Sc}%]|(?<=\p{L})[+#]+/gu;

function gistOf({ language, isUnderstood, rest, raw }: Outline, stems: Map<string, string>): Gist {
  const { words } = language;
  const folded = raw.map(fold);
  // Without its accents a small word may be no stop word of the dictionary.
  const isSmall = raw.map((one, at) => words.plain.has(folded[at]!) && (stems.get(one) === "" || one.length <= 2));
  const telling = raw.flatMap((one, at): GistWord[] => {
    if (isSmall[at]) return [];
    const isName = at > 0 && /^\p{Lu}/u.test(one);
    return [{ stem: stems.get(one) || folded[at]!, isFixed: isName || /\p{N}/u.test(one) }];
  });
  const signed = (rest.match(signs) ?? []).sort().join("");
  const sense = [
    whatIsAsked(rest, words).join(" "),
    folded.some((word) => words.negations.has(word)) ? "not" : "",
    [...new Set(folded.filter((word) => words.sunders.has(word)))].sort().join(" "),
    signed,
  ];
  return {
    text: `${folded.join(" ")} ${signed}`,
    // Where all words are small, they are all there is to tell it by.
    words: telling.length > 0 ? telling : folded.map((word) => ({ stem: word, isFixed: true })),
    sense: sense.join("|"),
    isBare: !isSmall.includes(true),
    isUnderstood,
  };
}

/** The same for questions that are told apart by nothing but politeness, small words and endings. */
export const keyOf = ({ words, sense }: Gist): string => `${sense}|${words.map(({ stem }) => stem).join(" ")}`;
