import { agesOfParties, agesTold, isForAge } from "../finding/ages-told.ts";
import { ruledRange } from "../finding/ruled-range.ts";
import { toldBy } from "../finding/told-by.ts";
import { ageIn } from "../said/age-in.ts";
import { topicWords } from "../said/question.ts";
import { partiesIn } from "../../wishes/parties.ts";
import { foldedWords } from "../../wording/fold.ts";
import type { FoundProduct } from "../tools.ts";
import { formOf } from "../words/forms.ts";
import { asksPlainly } from "./asks-plainly.ts";
import { datumTold } from "./datum-told.ts";
import type { Step } from "./step.ts";
import { tellDanger } from "./tell-danger.ts";
import { capital } from "./tell-product.ts";
import { untoldOfUse, withWarnings } from "./warnings-of.ts";

/** Words of so many letters lead to things and are none. */
const SHORT = 2;

/**
 * Whether a product may be given to whom the question names: "is it safe for cats?", "is it for a 2 year old?" That it is for
 * others by its age comes before all else. Null: it is no such question, or nothing is told of it.
 */
export function tellHarm(product: FoundProduct, step: Step): string | null {
  const { language } = step;
  const { phrases } = language;
  const { asked, told } = agesOf(product, step);
  const tells = (one: (typeof told)[number]): string => datumTold(product.card.title, one, phrases);
  const isPlain = asksPlainly(product, step);
  const against = tellAgainstAge(product, step);
  if (against !== null)
    return isPlain ? `${capital(phrases.shop.no)}. ${against}` : withWarnings(against, product, language);
  const danger = tellDanger(product, step);
  if (danger !== null) return danger;
  const [first] = told;
  const age = ageIn(step.question, language.words);
  if (!first) return age?.isOfSomebody && step.said.asksWhether ? untoldOfUse(product, language) : null;
  const unsure = told.find((one) => asked.some((each) => isForAge(one, each) === null));
  const last = tells(unsure ?? first);
  return withWarnings(unsure || !isPlain ? last : `${capital(phrases.shop.yes)}. ${last}`, product, language);
}

/** What tells that a product is for others than whom a message names, by their age: "I'm 17, can I buy it?" Null: nothing does. */
export function tellAgainstAge(product: FoundProduct, step: Step): string | null {
  const { asked, told } = agesOf(product, step);
  const against = told.find((one) => asked.some((each) => isForAge(one, each) === false));
  return against ? datumTold(product.card.title, against, step.language.phrases) : null;
}

/** The ages of whom a message names, and those that a product is told to be for. */
function agesOf(product: FoundProduct, { question, said, language }: Step) {
  const age = ageIn(question, language.words);
  // A "kids bike" is called after them, and its price is asked for nobody.
  const title = partiesIn(product.card.title);
  const isForWhom = said.facets.every((facet) => facet === "age");
  const named = isForWhom ? agesOfParties(partiesIn(question).filter((one) => !title.includes(one))) : [];
  const asked = age?.isOfSomebody ? [age] : named;
  if (asked.length === 0) return { asked, told: [] };
  const ofUse = age?.isOfSomebody ? agesOfUse(product, topicWords(age.rest, language.words)) : [];
  return { asked, told: ofUse.length > 0 ? ofUse : agesTold(product) };
}

/** From which age on the very use that is asked for may be, in the sentence that names most of it: "facing forward from 15 months". */
function agesOfUse(product: FoundProduct, asked: readonly string[]): ReturnType<typeof agesTold> {
  const titled = foldedWords(`${product.card.title} ${product.category ?? ""}`);
  const isAsked = asked
    .flatMap(foldedWords)
    .filter((word) => word.length > SHORT && partiesIn(word).length === 0)
    .map(formOf)
    .filter((is) => !titled.some(is));
  const told = toldBy(product).flatMap((one) => {
    const said = foldedWords(one.said);
    const held = isAsked.filter((is) => said.some(is)).length;
    const range = held > 0 && one.name === null ? ruledRange(one.said, true) : null;
    return range ? [{ ...one, ...range, held }] : [];
  });
  const most = Math.max(...told.map(({ held }) => held));
  return told.filter(({ held }) => held === most);
}
