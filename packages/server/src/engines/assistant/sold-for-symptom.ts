import { deniesAny, warns } from "../wishes/harm-told.ts";
import { wishFor } from "../wishes/wish.ts";
import { fold, foldedWords, wordsIn } from "../wording/fold.ts";
import { phraseAt, placesOf } from "../wording/phrase-set.ts";
import { answers } from "./finding/met-in-part.ts";
import { toldBy } from "./finding/told-by.ts";
import type { CatalogueTool } from "./tools.ts";
import type { Turn } from "./turn.ts";
import { saidIn } from "./words/clauses.ts";
import type { Words } from "./words/words.ts";

/** What is sought for a symptom, and names no other goods. */
const remedies = wordsIn(`
  remedy remedies medicine something anything tablets pills drops
  mittel etwas was medikament medikamente tabletten tropfen
  remède remèdes médicament chose quelque comprimés gouttes
  remedio remedios algo pastillas gotas medicamento
  rimedio rimedi qualcosa farmaco compresse gocce
  remédio remédios comprimidos
  middel middelen iets tabletten druppels
  ilaç bir şey hap damla için
`);

const MOST = 5;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Whether a message names what a heart does alone, "palpitations", and nobody who has it, in a shop with goods that say to be for
 * it: then these are sought. In doubt, and of all that can't wait, it is an emergency.
 */
export async function isSoldForSymptom(catalogue: CatalogueTool, turn: Turn, words: Words): Promise<boolean> {
  const symptom = turn.mode === "ecommerce" ? symptomAlone(turn.question, words) : null;
  if (symptom === null) return false;
  const found = await catalogue.search(turn.tenant.id, wishFor(symptom), MOST);
  const isFor = (text: string): boolean =>
    foldedWords(text).includes(fold(symptom)) && !warns(text) && !deniesAny(text);
  return (
    answers(found) &&
    found.products.some(
      (one) => isFor(one.card.title) || toldBy(one).some(({ said, isQuoted }) => isQuoted && isFor(said)),
    )
  );
}

/** The only symptom that a message names, as it is written, where it names nothing else; null: it does. */
function symptomAlone(message: string, words: Words): string | null {
  const { emergency } = words;
  const said = saidIn(message);
  // A name of it, and not "heart is racing": that is somebody's.
  const [place, ...more] = placesOf(said, emergency.racing);
  if (!place || place.to - place.from > 1 || more.length > 0) return null;
  const isOfSought = (word: string, at: number): boolean =>
    remedies.has(word) ||
    emergency.against.has(word) ||
    // "The" and "please"; not "I", "has", "my" or "since".
    (phraseAt(said, at, words.wishes.articles) > 0 && phraseAt(said, at, emergency.having) === 0);
  const isAlone = said.every((word, at) => (at >= place.from && at < place.to) || isOfSought(word, at));
  const symptom = said[place.from];
  return isAlone ? (message.match(WORD)?.find((word) => fold(word) === symptom) ?? null) : null;
}
