import { isSpoken, languageOfLocale, type Language } from "../said/languages.ts";
import { whatIsAsked } from "../said/question.ts";
import { hear } from "../said/small-talk.ts";
import { spokenLanguages, writtenIn } from "../said/spoken-language.ts";
import type { Stems } from "../tools.ts";
import { clausesOf } from "../words/clauses.ts";
import { fold } from "../../wording/fold.ts";
import { holdsPhrase, isPhrase, phraseAt } from "../../wording/phrase-set.ts";
import type { Asked, Voice, Words } from "../words/words.ts";

/** What of a question is left to compare without politeness and small words. */
export interface Gist {
  /** All of it but politeness, folded, for those who leave the accents out too. */
  text: string;
  /** The stems of its telling words, in their order; several, with spaces between, where a language writes without. */
  words: string[];
  /** How it is asked and what small words turn it round: only questions of the same sense can be the same. */
  sense: string;
  /** Of whom it speaks, and whether of what was, may, must or will be. */
  voice: string;
  /** Whether it is nothing but telling words, in a language whose small words are known: "return policy shoes". */
  isBare: boolean;
  /** Whether it is these and what joins them: "delivery to Iceland". */
  isFragment: boolean;
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
  const has = existsIn(folded, words);
  // Without its accents a small word may be no stop word of the dictionary.
  const isSmall = raw.map((one, at) => {
    const word = folded[at]!;
    if (at < has) return true;
    if (Object.values(words.voice).some((phrases) => isPhrase([word], phrases))) return true;
    return words.plain.has(word) && (stems.get(one) === "" || one.length <= 2);
  });
  const telling = raw.flatMap((one, at) =>
    isSmall[at] || words.hedges.has(folded[at]!) ? [] : [stems.get(one) || folded[at]!],
  );
  const signed = (rest.match(signs) ?? []).sort().join("");
  const asked = whatIsAsked(rest, words);
  const small = folded.filter((_, at) => isSmall[at]);
  const sense = [
    asked.join(" "),
    folded.some((word) => words.negations.has(word)) ? "not" : "",
    [...new Set(folded.filter((word) => words.sunders.has(word)))].sort().join(" "),
    signed,
  ];
  return {
    text: `${folded.join(" ")} ${signed}`,
    // Where all words are small, they are all there is to tell it by.
    words: telling.length > 0 ? telling : folded,
    sense: sense.join("|"),
    voice: has > 0 ? EXISTS : voiceOf(folded, asked, words),
    isBare: isUnderstood && small.length === 0,
    isFragment: isUnderstood && small.every((word) => words.prepositions.has(word)),
  };
}

/** The voice of all questions whether there is something, whoever has it. */
const EXISTS = "exists";

/** How many words at the beginning only ask whether there is something: "do you have", "is there"; 0: none, or of what was. */
function existsIn(folded: readonly string[], { shop, plain, voice }: Words): number {
  const length = phraseAt(folded, 0, shop.exists);
  const isSmall = folded.slice(0, length).every((word) => plain.has(word));
  const rest = folded.slice(length);
  // "Do you have to pay?"
  const isOther =
    holdsPhrase(folded, voice.must) ||
    [voice.past, voice.may, voice.will, voice.speaker].some((one) => holdsPhrase(rest, one));
  return isSmall && length < folded.length && !isOther ? length : 0;
}

/** "How do I" and "how can I" ask for the same steps. */
function voiceOf(folded: readonly string[], asked: readonly Asked[], { voice }: Words): string {
  const told: Voice[] = asked.includes("steps")
    ? ["speaker", "addressed", "past"]
    : ["speaker", "addressed", "past", "may", "must", "will"];
  return told.filter((one) => holdsPhrase(folded, voice[one])).join(" ");
}

/** The same for questions that are told apart by nothing but politeness, small words and endings. */
export const keyOf = ({ words, sense, voice }: Gist): string => `${sense}|${voice}|${words.join(" ")}`;
