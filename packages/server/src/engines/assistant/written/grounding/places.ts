import type { FoundPassage } from "../../tools.ts";
import { wordsIn } from "../../words/fold.ts";
import { figuresIn, type Figure } from "./figures.ts";
import { withoutPhones } from "./names.ts";
import { kindOf, isAsMuch } from "./measures.ts";
import { vocabularyOf, wordsOf, type Vocabulary } from "./words.ts";

/** A sentence, item or row of the passages that has figures, with the headings above it. */
export interface Place {
  figures: Figure[];
  words: Vocabulary;
}

export function placesIn(
  { title, headings, text, sentences }: FoundPassage,
  numberWords: ReadonlyMap<string, number>,
): Place[] {
  const above = wordsOf([title, ...headings].join(" "));
  return sentences.flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    const figures = figuresIn(withoutPhones(sentence), numberWords);
    return figures.length === 0 ? [] : [{ figures, words: vocabularyOf([...above, ...wordsOf(sentence)]) }];
  });
}

/**
 * Whether a figure is another's: wherever it stands, a place with another figure of that kind has all of the claim's words
 * that stand there too, and more. "Delivery to France costs 4.90" where Germany has 4.90 and France 9.90.
 */
export function isMisplaced(figure: Figure, telling: string[], places: Place[]): boolean {
  const its = places.flatMap((place) => {
    const same = place.figures.filter((one) => agree(figure, one));
    return same.map(({ measure }) => ({ shared: wordsShared(telling, place), kind: kindOf(measure) }));
  });
  const others = places.filter((place) => !place.figures.some((one) => agree(figure, one)));
  // "2" of "2 pm" may be any two, but there is none better than "two years" for "two years".
  const kind = kindOf(figure.measure);
  const own = its.some((one) => one.kind === kind) ? its.filter((one) => one.kind === kind) : its;
  return (
    own.length > 0 &&
    own.every((one) =>
      others.some((other) => {
        if (!other.figures.some(({ measure }) => kindOf(measure) === one.kind)) return false;
        const more = wordsShared(telling, other);
        return more.length > one.shared.length && one.shared.every((word) => more.includes(word));
      }),
    )
  );
}

/** What any number is said with tells nothing of what it belongs to. */
const ofAnyNumber = wordsIn(
  "cost costs price prices priced fee fees charge takes take lasts last around about kostet kosten preis preise gebühr dauert dauern etwa coûte coûtent prix frais dure durent environ cuesta cuestan precio precios dura duran costa costano prezzo prezzi custa custam preço preços duram kost prijs duurt duren ücret fiyat sürer",
);
const wordsShared = (telling: string[], { words }: Place): string[] =>
  telling.filter((word) => !ofAnyNumber.has(word) && words.holdsLike(word));

/** Whether two figures may be the same. */
export const agree = (one: Figure, other: Figure): boolean =>
  one.values.some((value) => other.values.some((known) => isAsMuch(value, one.measure, known, other.measure)));
