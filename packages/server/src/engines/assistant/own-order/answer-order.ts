import { contactOf, withContact } from "../hand-off.ts";
import { mayOfferPerson } from "../courtesy.ts";
import { draftOf } from "../draft.ts";
import type { Language } from "../said/languages.ts";
import { localeOf } from "../money.ts";
import { plainText } from "../plain-text.ts";
import type { FoundOrder, KnowledgeTool, OrderKey, OrdersTool } from "../tools.ts";
import type { Draft, OrderState, Turn } from "../turn.ts";
import { readOrderTurn } from "./read-order-turn.ts";
import { tellOrder } from "./tell-order.ts";

export interface OrderTools {
  orders: OrdersTool;
  knowledge: KnowledgeTool;
}

/**
 * Tells a visitor how an order stands, asks for what it is known by, or for what is still missing. Null: the message is
 * about something else. What the shop tells of an order is in the answer, and nowhere else.
 */
export async function answerOrder(tools: OrderTools, turn: Turn): Promise<Draft | null> {
  const read = readOrderTurn(turn);
  if (!read) return null;
  const { language, said, before } = read;
  const { phrases } = language;
  const { ownOrder } = phrases;
  const state: OrderState = {
    number: said.number ?? before?.number ?? null,
    email: said.email ?? before?.email ?? null,
    language: language.code,
    step: "asked",
  };
  const back = (question: string, order = state): Draft => draftOf("clarify", question, { order });
  if (said.kind === "leaves")
    return draftOf("answer", phrases.no, { order: { ...state, number: null, email: null, step: "left" } });
  if (said.kind === "lacks") return withPerson(back(ownOrder.whereNumber), turn, phrases);
  // Both were tried in vain, and neither is corrected: then it may be another order.
  const isTried = before?.step === "tried" && said.number === null && said.email === null;
  if (isTried) return back(ownOrder.whichOrder, { ...state, number: null, email: null });
  const number = state.number;
  const email = state.email ?? turn.visitor.email;
  if (number === null) return back(email === null ? ownOrder.whichOrder : ownOrder.whichNumber);
  if (email === null) return back(ownOrder.whichEmail(plainText(number)));
  const key = { number, email };
  const found = await tools.orders.find(key, { session: turn.visitor.session, network: turn.visitor.network });
  return tell(tools, found, key, state, turn, language);
}

async function tell(
  { knowledge }: OrderTools,
  found: FoundOrder,
  { number, email }: OrderKey,
  state: OrderState,
  turn: Turn,
  language: Language,
): Promise<Draft> {
  const { phrases } = language;
  const { ownOrder } = phrases;
  const isOffered = mayOfferPerson(turn);
  const suggestions = isOffered ? [phrases.talkToPerson] : [];
  switch (found.outcome) {
    case "found":
      return draftOf("answer", tellOrder(found.order, turn.tenant.locale, language), {
        order: { ...state, step: "told" },
      });
    case "unknown": {
      const response = ownOrder.notFound(plainText(number), plainText(email));
      return withPerson(draftOf("clarify", response, { order: { ...state, step: "tried" } }), turn, phrases);
    }
    case "too_often":
      return elsewhere(ownOrder.tooOften(minutes(found.minutes, localeOf(turn.tenant.locale, language.code))));
    case "unreachable":
      return elsewhere(ownOrder.unreachable);
  }

  /** What was given is kept, and it is said who else can be asked. */
  async function elsewhere(response: string): Promise<Draft> {
    const order: OrderState = { ...state, step: "asked" };
    if (isOffered) return draftOf("no_answer", `${response} ${phrases.offerPerson}`, { suggestions, order });
    const draft = draftOf("no_answer", response, { order });
    const contact = await contactOf(knowledge, turn.tenant, language);
    return contact ? withContact(draft, contact, phrases) : draft;
  }
}

/** What cannot be looked up here, a person may. */
const withPerson = (draft: Draft, turn: Turn, { orAPerson, talkToPerson }: Language["phrases"]): Draft =>
  mayOfferPerson(turn) ? { ...draft, response: `${draft.response} ${orAPerson}`, suggestions: [talkToPerson] } : draft;

const minutes = (count: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "unit", unit: "minute", unitDisplay: "long" }).format(count);
