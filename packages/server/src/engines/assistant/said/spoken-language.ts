import { languageOfLocale, languages, type Language } from "./languages.ts";
import { isMereWord } from "./mere-word.ts";
import type { Turn } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import { wordsIn } from "../../wording/fold.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** All languages, the likeliest first: the one the visitor writes in now, wrote in before, or the tenant's. */
export function spokenLanguages({
  question,
  history,
  tenant,
}: Pick<Turn, "question" | "history"> & { tenant: { locale: string } }): readonly Language[] {
  const own = languageOfLocale(tenant.locale);
  const before = history.filter(({ role }) => role === "visitor").map(({ content }) => content);
  return beginningWith.get(recognise(question, own) ?? recognise(before.join(" "), own) ?? own)!;
}

/** Of running text at least so many words are plain ones of its language; of names and tables fewer. */
const leastPlain = 0.2;

/** The language that a text by itself is written in, as far as the assistant can tell; null: in none that it speaks, or it is no running text. */
export function writtenIn(text: string, locale: string): Language | null {
  const language = recognise(text, languageOfLocale(locale));
  const said = saidIn(text);
  const plain = said.filter((word) => language?.words.plain.has(word)).length;
  return plain < leastPlain * said.length ? null : language;
}

/** All languages in their order, but each of them first. */
const beginningWith = new Map(
  languages.map((first) => [first, [first, ...languages.filter((language) => language !== first)]]),
);

/**
 * Words of one language that name something in another: a hat, a size, men, a back, the size L, the EU, an error TL-4. They
 * tell nothing.
 */
const ambiguous = wordsIn("tl extra size once war ware hat die car son sea men dos door era per eu us l");

/** By word, the languages in which it is such a one, as places in `languages`. */
type Speakers = ReadonlyMap<string, number[]>;

function speakersOf(wordsOf: (words: Words) => Iterable<string>): Speakers {
  const speakers = new Map<string, number[]>();
  for (const [place, { words }] of languages.entries())
    for (const word of new Set(wordsOf(words)))
      if (!ambiguous.has(word)) speakers.set(word, [...(speakers.get(word) ?? []), place]);
  return speakers;
}

const plainIn = speakersOf(({ plain }) => plain);

/** With fewer letters what is typed in short stands for something else elsewhere. */
const LEAST_TYPED = 3;

const typedShort = ({ typed }: Words): string[] =>
  [...typed.meant.keys()].filter((one) => one.length >= LEAST_TYPED && !one.includes(" "));

/** Words with which people ask, or ask for what every shop has: "preis", "vendete". */
const askingIn = speakersOf((words) => {
  const { asked, opensQuestion, shopping, matters, times } = words;
  const sets = [...Object.values(asked), ...Object.values(matters).map((matter) => matter.asked)];
  return (
    [
      ...[...sets, opensQuestion, shopping, times].flatMap((phrases) => [...phrases.values()].flat(2)),
      ...typedShort(words),
    ]
      // Nobody asks in a letter, and goods have one in their names: "Klasse A".
      .filter((word) => word.length > 1)
  );
});

/** Words with which people wish for goods: "billigste", "olmasın". */
const wishingIn = speakersOf(({ wishes, shop, plain }) => {
  const { order, vague, onSale, inStock, denied, noneOf, withoutBehind, rated, compared, before, after } = wishes;
  const sets = [
    ...[order, compared, before, after].flatMap((some) => Object.values(some)),
    ...vague.map((one) => one.said),
    onSale,
    inStock,
    denied,
    noneOf,
    withoutBehind,
    rated,
    shop.deals,
  ];
  return sets.flatMap((phrases) => [...phrases.values()].flat(2)).filter((word) => word.length > 2 && !plain.has(word));
});

/** Letters that only one of the languages writes. */
const letters: [code: string, letter: RegExp][] = [
  ["de", /[ßä]/iu],
  ["es", /[ñ¿¡]/iu],
  ["it", /[ìò]/iu],
  ["pt", /[ãõ]/iu],
  ["tr", /[ığş]/u],
];

const nobody: number[] = [];

/**
 * The language whose plain words a text holds most of, and where these don't tell, whose words of asking; null when those
 * don't either. It is the own one where that has as many of both: "was" and "A" of "was kostet Klasse A?" are English too.
 * A mere word tells only the own one.
 */
export function recognise(text: string, own: Language): Language | null {
  const byPlain = mostSaid(text, own, [plainIn]);
  const byBoth = mostSaid(text, own, [plainIn, askingIn]);
  const found = byPlain === null || byBoth === own ? byBoth : byPlain;
  if (found === own) return own;
  const plain = scoresOf(text, [plainIn]);
  if (found && plain[languages.indexOf(found)]! > plain[languages.indexOf(own)]! + 1) return found;
  // One word of every day more tells little: "su" is Spanish, and "50 eurodan ucuz su ısıtıcı" is not.
  return mostSaid(text, own, [plainIn, askingIn, wishingIn], true) ?? found ?? wishingFor(text, own);
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

function scoresOf(text: string, kinds: Speakers[]): number[] {
  const scores = languages.map(() => 0);
  for (const word of saidIn(text))
    for (const speakers of kinds) for (const place of speakers.get(word) ?? nobody) scores[place]! += 1;
  return scores;
}

function mostSaid(text: string, own: Language, kinds: Speakers[], isByLetters = false): Language | null {
  const scores = scoresOf(text, kinds);
  if (isByLetters)
    for (const [code, letter] of letters)
      if (letter.test(text)) scores[languages.findIndex((one) => one.code === code)]! += 1;
  const top = Math.max(...scores);
  if (top === 0) return null;
  const best = languages.filter((_, place) => scores[place] === top);
  if (best.includes(own)) return own;
  return best.length === 1 && !isMereWord(text) ? best[0]! : null;
}
