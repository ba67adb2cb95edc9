import { languages } from "./languages.ts";
import type { Words } from "../words/words.ts";
import { wordsIn } from "../../wording/fold.ts";
import type { PhraseSet } from "../../wording/phrase-set.ts";

/**
 * Words of one language that name something in another: a hat, a size, men, the care of leather, the size L, the EU, an error
 * TL-4, the plan Pro, and "you" typed in short. They tell nothing.
 */
export const ambiguous = wordsIn(
  "tl extra size once war ware hat die car son sea men dos door era per eu us l u care court plan plans pro grand premier commander hors fine note notes mode media data local superior nova land net direct salon segment visita charge hay sales",
);

/** By word, the languages in which it is such a one, as places in `languages`. */
export type Speakers = ReadonlyMap<string, number[]>;

function speakersOf(wordsOf: (words: Words, code: string) => Iterable<string>): Speakers {
  const speakers = new Map<string, number[]>();
  for (const [place, { words, code }] of languages.entries())
    for (const word of new Set(wordsOf(words, code)))
      if (!ambiguous.has(word)) speakers.set(word, [...(speakers.get(word) ?? []), place]);
  return speakers;
}

export const plainIn = speakersOf(({ plain }) => plain);

/** With fewer letters what is typed in short stands for something else elsewhere. */
const LEAST_TYPED = 3;

const typedShort = ({ typed }: Words): string[] =>
  [...typed.meant.keys()].filter((one) => one.length >= LEAST_TYPED && !one.includes(" "));

/** Words with which people ask, or ask for what every shop has: "preis", "vendete". */
export const askingIn = speakersOf((words) => {
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

/** "Sauf", "exceto": of several words a phrase has some that others say, too. */
const inOneWord = (phrases: PhraseSet): PhraseSet =>
  new Map([...phrases].map(([first, some]) => [first, some.filter(({ length }) => length === 1)]));

/** Units that one language, or two, call so. */
const measuring: Readonly<Record<string, ReadonlySet<string>>> = {
  de: wordsIn("zoll"),
  fr: wordsIn("pouce pouces"),
  es: wordsIn("pulgada pulgadas litro litros"),
  it: wordsIn("pollice pollici litro litri"),
  pt: wordsIn("polegada polegadas litro litros"),
  nl: wordsIn("duim"),
};

/** Words with which people wish for goods: "billigste", "olmasın". */
export const wishingIn = speakersOf(({ wishes, shop, plain }, code) => {
  const { order, vague, onSale, inStock, denied, noneOf, freeBehind, withoutBehind, rated, compared, before, after } =
    wishes;
  const sets = [
    ...[order, compared, before, after].flatMap((some) => Object.values(some)),
    ...vague.map((one) => one.said),
    onSale,
    inStock,
    inOneWord(wishes.without),
    denied,
    noneOf,
    freeBehind,
    withoutBehind,
    rated,
    shop.deals,
  ];
  const wished = sets.flatMap((phrases) => [...phrases.values()].flat(2));
  return [...wished, ...(measuring[code] ?? [])].filter((word) => word.length > 2 && !plain.has(word));
});
