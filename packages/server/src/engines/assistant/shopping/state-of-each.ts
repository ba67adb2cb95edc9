import { STATE } from "../../wishes/states.ts";
import { NEARLY_AS_GOOD, wishFor } from "../../wishes/wish.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { draftOf } from "../draft.ts";
import { AMONG } from "../finding/for-age.ts";
import { answers } from "../finding/met-in-part.ts";
import { standingOf } from "../products.ts";
import type { Language } from "../said/languages.ts";
import { wishIn } from "../said/wish-in.ts";
import type { Draft } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import { askedByName } from "./asked-by-name.ts";
import { asksWhether } from "./asks-whether.ts";
import { facetsOf, type Step } from "./step.ts";
import { ownParties, partiesAsked, toldToThem } from "./tell-state.ts";

/** Of more goods than these that are called alike, those come first that tell something. */
const MOST = 5;

/**
 * What each of the goods that are named tells of the state that somebody is in, "I'm pregnant, can I take whey?", also where that
 * was said before: whoever asks whether they may have it shall hear why not. Null: that is not asked.
 */
export async function stateOfEach(step: Step): Promise<Draft | null> {
  const { said, tool, turn, question, language } = step;
  const { words } = language;
  const own = ownParties(step);
  const parties = partiesAsked(step);
  const isOpen = said.isOpen || holdsPhrase(saidIn(question), words.shop.which);
  const isAsked =
    turn.mode === "ecommerce" && !isOpen && !said.isOfPolicies && !said.asksForGoods && asksOfGoods(question, language);
  if (parties.length === 0 || !isAsked || said.beside.length === 0 || facetsOf(said).length > 0) return null;
  const named = await askedByName(step);
  if (named) return named;
  const wish = { ...wishFor(said.beside.join(" ")), filters: said.wish.filters.filter(({ field }) => field !== STATE) };
  const found = await tool.search(turn.tenant.id, wish, AMONG);
  if (!answers(found)) return null;
  const least = Math.max(...found.products.map(({ score }) => score)) * NEARLY_AS_GOOD;
  const meant = found.products.filter(({ score }) => score >= least);
  const all = meant.map((product) => ({ product, ...toldToThem(product, parties, step) }));
  const inOrder = (["against", "told", "untold"] as const).flatMap((is) => all.filter((one) => one.is === is));
  if ((meant.length > MOST || own.length === 0) && inOrder[0]!.is === "untold") return null;
  const told = inOrder.slice(0, MOST);
  const cards = told.map(({ product }) => product.card);
  const untold = told.some(({ is }) => is === "untold") ? [language.phrases.shop.askDoctor] : [];
  return draftOf("answer", [...told.map(({ response }) => response), ...untold].join("\n\n"), {
    products: cards,
    standing: standingOf({ ...wish, isSaid: false }, cards),
  });
}

/** "Sono" of "compresse, sono incinta" asks nothing. */
const asksOfGoods = (question: string, language: Language): boolean =>
  question
    .split(/[,;.!?]+\s*/u)
    .some(
      (clause) =>
        asksWhether(clause, language) && (wishIn(clause, language.words).words !== "" || mayBeAsked(clause, language)),
    );

/** "Can I take it" names nothing but what may be done. */
const mayBeAsked = (clause: string, { words }: Language): boolean => holdsPhrase(saidIn(clause), words.voice.may);
