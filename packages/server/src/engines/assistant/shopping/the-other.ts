import { foldedWords } from "../../wording/fold.ts";
import { phrasesIn, placesOf } from "../../wording/phrase-set.ts";
import { plainText } from "../plain-text.ts";
import type { FoundProduct } from "../tools.ts";
import { saidIn } from "../words/clauses.ts";
import { readTurn } from "./read-turn.ts";
import type { Step } from "./step.ts";

/** The one of two that was not spoken of last. */
const other = phrasesIn(`
  the other | the other one | der andere | die andere | das andere | den anderen | dem anderen | der anderen | l autre | el otro | la otra | lo otro |
  l altro | l altra | o outro | a outra | de andere | het andere | diğeri | öbürü | öteki | ötekisi | diğerini | diğerinin
`);

/** A product that is meant, what is asked of it in words of its own, and as which turn. */
interface Meant {
  product: FoundProduct;
  own: string[];
  step: Step;
}

/**
 * "And the other one?" after two were shown: the one that was not spoken of last, and what was asked of that last. Null: it is not said,
 * more is said, or it was not two that were shown.
 */
export async function theOther(step: Step): Promise<Meant | null> {
  const { question, before, tool, turn, language } = step;
  const said = saidIn(question);
  const [place, ...more] = placesOf(said, other);
  if (!place || more.length > 0 || before.several.length !== 2) return null;
  const isElse = said.some(
    (word, at) => (at < place.from || at >= place.to) && !language.words.plain.has(word) && !isLead(word),
  );
  if (isElse) return null;
  const both = await tool.asNow(turn.tenant.id, await tool.named(turn.tenant.id, before.several));
  const last = before.last.length === 1 ? before.last[0] : firstSpokenOf(both, turn.history);
  const product = both.find(({ card }) => card.id !== last);
  if (!product || both.length !== 2) return null;
  const asked = before.last.length === 1 ? turn.history.findLast(({ role }) => role === "visitor") : undefined;
  const again = readTurn(asked?.content ?? "", language.words);
  const isAsked = again.facets.length > 0 || (again.asksWhether && again.beside.length > 0);
  const titles = new Set(both.flatMap(({ card }) => foldedWords(card.title)));
  const own = again.beside.filter((word) => !foldedWords(word).every((one) => titles.has(one)));
  // What was sought, and asked of none, is no question.
  return isAsked
    ? { product, own, step: { ...step, question: asked!.content, said: { ...again, places: [] } } }
    : { product, own: [], step: { ...step, said: { ...step.said, facets: [], asksWhether: false } } };
}

const leading = phrasesIn("ya | peki | nasıl | and | what about | how about | und | et | y | e | en");
const isLead = (word: string): boolean => leading.has(word);

/** Which of two the last answer names first. */
function firstSpokenOf(both: readonly FoundProduct[], history: Step["turn"]["history"]): string | undefined {
  const told = history.at(-1)?.content ?? "";
  const placeOf = ({ card }: FoundProduct): number => {
    const at = told.indexOf(plainText(card.title));
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  return both.toSorted((one, next) => placeOf(one) - placeOf(next))[0]?.card.id;
}
