import { english, isSpoken, languageOfLocale, languages, type Language } from "./languages.ts";
import { letters } from "./letters-of.ts";
import { isMereWord } from "./mere-word.ts";
import { ambiguous, askingIn, plainIn, wishingIn, type Speakers } from "./speakers.ts";
import type { Turn } from "../turn.ts";
import { withoutUnspoken } from "./unspoken.ts";
import { saidIn } from "../words/clauses.ts";
import { foldedWords } from "../../wording/fold.ts";
import { languageOfDeed } from "../../wording/deeds.ts";
import { namesByLanguage, namesIn as namesOfLanguage } from "../../wording/goods/language-naming.ts";
import { languagesOfNames, type LanguageOfNames } from "../../wording/names-by-language.ts";
import { holdsPhrase, isPhrase, type PhraseSet } from "../../wording/phrase-set.ts";

/** All languages, the likeliest first: the one the visitor writes in now, wrote in before, the likely one, or the tenant's. Words that are of several, or of none for certain, are read in the one that the browser asks for. */
export function spokenLanguages({
  question,
  history,
  tenant,
  likely,
  visitor,
}: Pick<Turn, "question" | "history" | "likely"> & {
  tenant: { locale: string };
  visitor?: Pick<Turn["visitor"], "languages">;
}): readonly Language[] {
  const own = languageOfLocale(likely ?? tenant.locale);
  const accepted = visitor?.languages ?? [];
  const said = history.filter(({ role }) => role === "visitor").map(({ content }) => content);
  const now = recognise(question, own) ?? (said.length > 0 ? null : amongAccepted(question, own, accepted));
  if (now && now !== own && !isChance(question, now, own, accepted)) return beginningWith.get(now)!;
  const told = said.join(" ");
  const before = said.length > 0 ? (recognise(told, own) ?? amongAccepted(told, own, accepted) ?? own) : own;
  const asBefore = before === own ? own : recognise(question, before);
  // "30 euros max" may be said in many languages: whoever has written in another changes it for what that does not say.
  return beginningWith.get(now === own && asBefore !== before ? own : (asBefore ?? before))!;
}

/** "Sim blocked", and "the japonais" without its accent: so few words, and so short a one that another language has too. */
const CHANCE = { least: 2, most: 3, letters: 4 };

/** Whether just one short word of few is of another language than the shop and the browser speak, where that stands for something else. */
function isChance(text: string, other: Language, own: Language, accepted: readonly string[]): boolean {
  const said = saidIn(text);
  if (accepted.find(isSpoken) !== own.code || said.length < CHANCE.least || said.length > CHANCE.most) return false;
  const place = languages.indexOf(other);
  const speaking = said.filter((word) => everyWord.some((speakers) => speakers.get(word)?.includes(place)));
  return (
    speaking.length <= 1 && speaking.every(({ length }) => length <= CHANCE.letters) && namesIn(said, own)[place] === 0
  );
}

/** Who writes more, in UTF-16 units, leaves no language open that is spoken here. */
const LONGEST_OPEN = 500;

/** The first language that a browser asks for, if what a text says may be in it; null: that is the own one. */
function amongAccepted(text: string, own: Language, accepted: readonly string[]): Language | null {
  const first = accepted.find(isSpoken);
  if (first === undefined || first === own.code || text.length > LONGEST_OPEN) return null;
  const language = languageOfLocale(first);
  return recognise(text, language) === language ? language : null;
}

/** Like figures, they are in no language. */
const addresses = /(?<!\S)\S+@\S+|\b(?:https?:\/\/|www\.)\S+/giu;

/** Of running text at least so many words are plain ones of its language; of names and tables fewer. */
const leastPlain = 0.2;

/** The language that a text by itself is written in, as far as the assistant can tell; null: in none that it speaks, or it is no running text. */
export function writtenIn(text: string, locale: string): Language | null {
  const language = recognise(text, languageOfLocale(locale));
  const said = saidIn(text.replace(addresses, " ")).filter((word) => !/\d/.test(word));
  const plain = said.filter((word) => language?.words.plain.has(word)).length;
  return plain < leastPlain * said.length ? null : language;
}

/** All languages in their order, but each of them first. */
const beginningWith = new Map(
  languages.map((first) => [first, [first, ...languages.filter((language) => language !== first)]]),
);

const nobody: number[] = [];

/** English names are said in all languages: so many of them tell nothing. */
const LOANS = 1;
/** One name or colour alone is a loan or a brand: "pinot noir". */
const ENOUGH = 2;

/** Who writes more words describes more than a wish. */
const MOST_READ = 40;

/** How many names of goods and colours each of the languages has for what is said: "telemóvel azul". */
function namesIn(said: readonly string[], own: Language): number[] {
  const counts = namesByLanguage(said.slice(0, MOST_READ));
  return languages.map(({ code }) => {
    const count = counts.get(code as LanguageOfNames) ?? 0;
    return own !== english && code === english.code ? Math.max(0, count - LOANS) : count;
  });
}

/** In letters: short names are other things elsewhere, as "robe" is. */
const LONG_NAME = 8;

/** The one language that has a long name, or one of several words, for goods of which a text is nothing but the name: "auricolari", "sapatilhas de corrida". */
function naming(text: string, own: Language): Language | null {
  const said = foldedWords(text);
  if (said.filter((word) => word.length > 2).length < ENOUGH && (said[0] ?? "").length < LONG_NAME) return null;
  // "Batterie" is one in German, and may be one in French.
  const names = languagesOfNames.flatMap((code) => namesOfLanguage(said, code).map((name) => ({ ...name, code })));
  const [first] = names;
  if (!first || names.some(({ code, isAmbiguous }) => isAmbiguous || code !== first.code)) return null;
  return first.code === own.code ? null : (languages.find(({ code }) => code === first.code) ?? null);
}

const everyWord = [plainIn, askingIn, wishingIn];

/**
 * The language whose plain words a text holds most of, and where these don't tell, whose words of asking; null when those
 * don't either. It is the own one where that has as many of both: "was" and "A" of "was kostet Klasse A?" are English too.
 * A mere word tells only the own one.
 */
export function recognise(written: string, own: Language): Language | null {
  const text = withoutUnspoken(written);
  const byPlain = mostSaid(text, own, [plainIn]);
  const byBoth = mostSaid(text, own, [plainIn, askingIn]);
  const found = byPlain === null || byBoth === own ? byBoth : byPlain;
  if (found === own) return namedElsewhere(text, own) ?? own;
  const plain = scoresOf(text, [plainIn]);
  if (found && plain[languages.indexOf(found)]! > plain[languages.indexOf(own)]! + 1) return found;
  // One word of every day more tells little: "su" is Spanish, and "50 eurodan ucuz su ısıtıcı" is not.
  return (
    mostSaid(text, own, everyWord, { letters: true, names: true }) ??
    mostSaid(text, own, everyWord, { letters: true }) ??
    found ??
    wishingFor(text, own) ??
    excepting(text, own) ??
    naming(text, own) ??
    dealing(text)
  );
}

/** The language that alone names what is done, beside a small word of its own or in one word with the thing: "suppression de compte", "Kontolöschung". */
function dealing(text: string): Language | null {
  const said = saidIn(text).slice(0, MOST_READ);
  const deeds = said.flatMap((word) => languageOfDeed(word) ?? []);
  const [deed] = deeds;
  if (!deed || deeds.some(({ code }) => code !== deed.code)) return null;
  const place = languages.findIndex(({ code }) => code === deed.code);
  const isBeside = deed.isJoined || said.some((word) => plainIn.get(word)?.includes(place));
  return isBeside ? languages[place]! : null;
}

/** "Couteau à pain" has no word of every day that is not English, too, and names what French alone calls so. */
function namedElsewhere(text: string, own: Language): Language | null {
  const of = scoresOf(text, everyWord, own);
  const found = bestOf(of, text, own);
  if (!found || found === own) return null;
  const but = scoresOf(text, everyWord);
  const [at, place] = [languages.indexOf(own), languages.indexOf(found)];
  // What one's own language has a name for, too, tells nothing.
  return of[at] === but[at] && of[place]! > of[at]! && but[place]! >= but[at]! ? found : null;
}

/** One word that wishes for something in one language alone: "nouveautés", "Sonderangebote". */
function wishingFor(text: string, own: Language): Language | null {
  const said = saidIn(text);
  const speaking = languages.filter(({ words: { wishes, shop } }) =>
    [...Object.values(wishes.order), wishes.onSale, shop.deals].some((phrases) => isPhrase(said, phrases)),
  );
  if (speaking.includes(own)) return own;
  return speaking.length === 1 ? speaking[0]! : null;
}

/** The first language that excepts something so, as "excepto" is Spanish and older Portuguese: read as no exception, just that would be shown. "Menos" of "menos de 20 €" is a word of every day, and was counted as such. */
function excepting(text: string, own: Language): Language | null {
  const said = saidIn(text);
  const excepts = ({ words }: Language): boolean =>
    said.some((word) => !ambiguous.has(word) && !plainIn.has(word) && isPhrase([word], words.wishes.without));
  return excepts(own) ? own : (languages.find(excepts) ?? null);
}

/** By language, the phrases of several words for an order: "más barato", where "mas" alone is Portuguese. */
const longOrders = languages.map(({ words }): PhraseSet => {
  const phrases = Object.values(words.wishes.order).flatMap((some) => [...some.values()].flat());
  return Map.groupBy(
    phrases.filter(({ length }) => length > 1),
    ([first]) => first!,
  );
});

/**
 * What tells a language beside single words: what goods are called, and phrases such as "más barato"; one of these tells it only beside
 * a word that this language has and the own one has not.
 */
function namesAndPhrases(said: readonly string[], own: Language): number[] {
  const ownPlace = languages.indexOf(own);
  const scores = namesIn(said, own);
  for (const [place, phrases] of longOrders.entries()) if (holdsPhrase(said, phrases)) scores[place]! += 1;
  if (scores.every((score) => score === 0)) return scores;
  const isOthers = (word: string, place: number): boolean =>
    word.length > 2 &&
    everyWord.some((speakers) => speakers.get(word)?.includes(place)) &&
    !everyWord.some((speakers) => speakers.get(word)?.includes(ownPlace));
  return scores.map((score, place) =>
    score === 0 || score >= ENOUGH || said.some((word) => isOthers(word, place)) ? score : 0,
  );
}

/** A text is asked for several times in a row. */
let lately: { text: string; own: Language; scores: readonly number[] } | null = null;

function namesLately(text: string, said: readonly string[], own: Language): readonly number[] {
  if (lately?.text !== text || lately.own !== own) lately = { text, own, scores: namesAndPhrases(said, own) };
  return lately.scores;
}

/** "T" of "T-Shirt", and "c" of "USB-C": no word of any language is one consonant. */
const isOfName = (word: string): boolean => /^[b-df-hj-np-tv-xz]$/.test(word);

/** @param own whose the text likely is, where names of goods tell, too; null: they don't */
function scoresOf(text: string, kinds: Speakers[], own: Language | null = null): number[] {
  const said = saidIn(text);
  const scores = own ? [...namesLately(text, said, own)] : languages.map(() => 0);
  /** By language the word that spoke for it last. */
  const last = languages.map(() => -1);
  for (const [at, word] of said.entries()) {
    if (isOfName(word)) continue;
    for (const speakers of kinds)
      for (const place of speakers.get(word) ?? nobody) {
        // Beside names, a word that one asks with and says every day tells no more than others.
        if (!own || last[place] !== at) scores[place]! += 1;
        last[place] = at;
      }
  }
  return scores;
}

function mostSaid(
  text: string,
  own: Language,
  kinds: Speakers[],
  by: { letters?: boolean; names?: boolean } = {},
): Language | null {
  const scores = scoresOf(text, kinds, by.names ? own : null);
  if (by.letters)
    for (const [code, letter] of letters)
      if (letter.test(text)) scores[languages.findIndex((one) => one.code === code)]! += 1;
  return bestOf(scores, text, own);
}

/** The language that scores most, if it is one; the own one, if it scores as much. */
function bestOf(scores: readonly number[], text: string, own: Language): Language | null {
  const top = Math.max(...scores);
  if (top === 0) return null;
  const best = languages.filter((_, place) => scores[place] === top);
  if (best.includes(own)) return own;
  return best.length === 1 && !isMereWord(text) ? best[0]! : null;
}
