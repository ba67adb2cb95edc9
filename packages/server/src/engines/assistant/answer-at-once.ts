import { questionBefore } from "./asked-of-talk.ts";
import { wishFrom } from "./applied-filters.ts";
import { acceptsPerson, courtesy, isCourtesy } from "./courtesy.ts";
import { answerEmergency } from "./emergency-answer.ts";
import type { Tools } from "./finding/find.ts";
import { handOff } from "./hand-off.ts";
import { asksWhy } from "./said/asks-why.ts";
import { asksWhomToCall } from "./said/asks-whom-to-call.ts";
import { emergencyIn } from "./said/emergency.ts";
import { tellsHowBad } from "./said/danger/worsened.ts";
import type { HeardTurn } from "./said/heard-turn.ts";
import type { Language } from "./said/languages.ts";
import { answerOrder } from "./own-order/answer-order.ts";
import { wishForPerson } from "./said/person-wish.ts";
import { pinnedDraft } from "./pins/pinned-draft.ts";
import { stillBarring } from "./shopping/barred.ts";
import { narrowedBy } from "./shopping/narrowings.ts";
import { hear } from "./said/small-talk.ts";
import { spokenLanguages } from "./said/spoken-language.ts";
import { isSoldForSymptom } from "./sold-for-symptom.ts";
import type { OrdersTool, PinsTool } from "./tools.ts";
import type { Draft, Turn } from "./turn.ts";
import { narrowedProducts, wishedProducts } from "./wished-products.ts";

interface Deps extends Tools {
  pins: PinsTool;
  /** Null: its shop tells nothing of orders. */
  orders: OrdersTool | null;
}

/** How badly somebody is may be told so many messages after what happened. */
const WORSENED = 3;

type Step = (deps: Deps, said: HeardTurn) => Draft | null | Promise<Draft | null>;

/** The button for a person. */
const toPersonByButton: Step = ({ knowledge }, { turn, languages, language }) =>
  turn.intent === "person" ? handOff(knowledge, turn, personWished(turn, languages) ?? language) : null;

/** A wish whose parts were changed on the page, or one that was suggested. */
const chosenProducts: Step = ({ catalogue }, { turn, language }) => {
  if (turn.mode !== "ecommerce" && !turn.tenant.ecommerceActive) return null;
  if (turn.wish) return wishedProducts(catalogue, turn, stillBarring(wishFrom(turn.wish), turn.shown), language);
  const narrowed = narrowedBy(turn);
  return narrowed && narrowedProducts(catalogue, turn, narrowed, language);
};

/** A "yes" to a person that was offered. */
const toPersonOffered: Step = ({ knowledge }, { given, turn, language, heard }) =>
  acceptsPerson(heard, given) ? handOff(knowledge, turn, language) : null;

/** An owner who pins "Can I talk to somebody?" means it: pins come before the wish for a person and small talk. */
const pinned: Step = async ({ pins }, { turn }) => {
  const found = await pins.find(turn.tenant.id, turn.question);
  return found && pinnedDraft(found, turn);
};

/**
 * Who is in danger is told who helps, before anything is sold, and again where it is asked whom to call; an owner may have pinned
 * better words for it.
 */
const emergency: Step = async (deps, { turn, languages }) => {
  const said = turn.history.filter(({ role }) => role === "visitor").map(({ content }) => content);
  const last = said.at(-1) ?? null;
  const told = emergencyIn(turn.question, languages, last);
  const isAsked = !told && last !== null && languages.some(({ words }) => asksWhomToCall(turn.question, words));
  const isWorse = !told && languages.some(({ words }) => tellsHowBad(turn.question, words));
  const lately = isWorse ? said.slice(-WORSENED) : isAsked ? said.slice(-1) : [];
  const at = lately.findLastIndex((one) => emergencyIn(one, languages, null));
  const before = at < 0 ? null : emergencyIn(lately[at]!, languages, null);
  const meant = before
    ? { ...turn, question: [...lately.slice(at), ...(isWorse ? [turn.question] : [])].join(". ") }
    : turn;
  const danger = told ?? before;
  if (!danger || (await isSoldForSymptom(deps.catalogue, meant, danger.language.words))) return null;
  return answerEmergency(deps, meant, danger.emergency, danger.language);
};

const ownOrder: Step = ({ orders, knowledge }, { given, turn, languages }) =>
  orders && !personWished(turn, languages) ? answerOrder({ orders, knowledge }, given) : null;

const askedBefore: Step = (_, said) => questionBefore(said);

/** "Why not?" says yes to an offer, and asks something of what was shown. */
const smallTalk: Step = (_, { turn, heard }) =>
  isCourtesy(heard, turn) && !(asksWhy(turn.question) && turn.shown.at(-1)?.products.length === 1)
    ? courtesy(heard, turn)
    : null;

const toPersonAsked: Step = ({ knowledge }, { turn, languages }) => {
  const wished = personWished(turn, languages);
  return wished && handOff(knowledge, turn, wished);
};

const steps = [
  toPersonByButton,
  chosenProducts,
  toPersonOffered,
  pinned,
  emergency,
  ownOrder,
  askedBefore,
  smallTalk,
  toPersonAsked,
];

/** What is answered before anything is looked for, the first that does; null: it is a question. */
export async function answerAtOnce(deps: Deps, said: HeardTurn, signal: AbortSignal): Promise<Draft | null> {
  for (const step of steps) {
    const draft = await step(deps, said);
    signal.throwIfAborted();
    if (draft) return draft;
  }
  return null;
}

/** Whether the visitor asks for a person, or says yes to one. */
export function wantsPerson(turn: Turn): boolean {
  if (turn.intent === "person") return true;
  const languages = spokenLanguages(turn);
  return acceptsPerson(hear(turn.question, languages), turn) || personWished(turn, languages) !== null;
}

/** What is said where the plan is used up and the tenant has no words of its own for it. */
export const limitMessage = (turn: Turn): string => spokenLanguages(turn)[0]!.phrases.limit;

/** The language in which a person is asked for; null where none is. */
const personWished = ({ question }: Turn, languages: readonly Language[]): Language | null =>
  wishForPerson(question, languages);
