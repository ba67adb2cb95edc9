import { partiesIn } from "../../wishes/parties.ts";
import type { Quantity } from "../../wishes/quantities.ts";
import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { draftOf } from "../draft.ts";
import { amountFor, OF_WEIGHT, person, weighing } from "../finding/limits.ts";
import { ageIn } from "../said/age-in.ts";
import { ofWhomSought } from "../said/of-whom-sought.ts";
import type { Draft } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import type { Facet } from "../words/shopping/shopping-words.ts";
import type { Words } from "../words/words.ts";
import { chips } from "./chips.ts";
import { readTurn } from "./read-turn.ts";
import type { Step } from "./step.ts";
import { tellHarm } from "./tell-harm.ts";
import { tellLoad } from "./tell-load.ts";
import { untoldOfUse } from "./warnings-of.ts";

/**
 * What the only product that was shown tells of the age or the weight that somebody is said to have, "I'm 17", "for a 4 month old", "my
 * son weighs 19 kg": nobody seeks something else by that alone. Null: more is said, or is asked.
 */
export async function shownForWhom(step: Step): Promise<Draft | null> {
  const { before, said, tool, turn, language } = step;
  const [id, ...more] = before.last;
  const { standing } = before;
  if (id === undefined || more.length > 0 || !before.isFresh || !standing) return null;
  const question = ofWhomSought(step.question, turn.history, language);
  const { words } = language;
  const age = ageIn(question, words);
  const weight = age ? null : amountFor(question, words);
  const rest = age?.isOfSomebody ? age.rest : weight?.base === OF_WEIGHT ? without(question, weight) : null;
  const seeks = said.asksForGoods || said.isMore || said.isLikeIt || said.asksWhether || said.facets.some(isOther);
  const namesAny = [words.shop.gifts, words.wishes.any].some((phrases) => holdsPhrase(saidIn(question), phrases));
  if (rest === null || seeks || namesAny || readTurn(rest, words).own.some((word) => !isOfWhom(word, words)))
    return null;
  const [product] = await tool.named(turn.tenant.id, [id]);
  if (!product) return null;
  const asked = { ...step, question };
  const response = weight ? tellLoad(product, asked) : (tellHarm(product, asked) ?? untoldOfUse(product, language));
  if (response === null) return null;
  return draftOf("answer", response, {
    products: [product.card],
    applied_filters: chips(standing, turn, language, product.card.price.currency),
    standing,
  });
}

/** "My son weighs 19 kg" asks for no weight. */
const isOther = (facet: Facet): boolean => facet !== "weight" && facet !== "age";

const without = (text: string, { start, end }: Quantity): string => `${text.slice(0, start)} ${text.slice(end)}`;

/** What only names them or says that they weigh something. */
const isOfWhom = (word: string, { kin }: Words): boolean =>
  foldedWords(word).every((one) => kin.has(one) || weighing.has(one) || person.has(one) || partiesIn(one).length > 0);
