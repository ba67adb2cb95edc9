import { languageOfLocale, type Language } from "../said/languages.ts";
import { hear } from "../said/small-talk.ts";
import { spokenLanguages } from "../said/spoken-language.ts";
import type { OrderState, Turn } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import { asksForOrder, isOfOrder, lacksIt, leavesOrder, pointsAtOrder } from "./asks-order.ts";
import { givenIn, type GivenOfOrder } from "./given.ts";

/** What a message says of an order: what it gives, or that it gives nothing more. */
export interface OrderTurn {
  language: Language;
  /** Where it goes on from; null: it begins. */
  before: OrderState | null;
  said: {
    /** What is asked for is given, or asked for once more; not wanted any more; or not at hand. */
    kind: "gives" | "leaves" | "lacks";
    number: string | null;
    email: string | null;
  };
}

/** Reads what a message says of an order of the visitor's own; null: it is about something else. */
export function readOrderTurn(turn: Turn): OrderTurn | null {
  const last = turn.order.last ?? waitingFor(turn);
  const before = last?.step === "left" ? null : last;
  const { language, given } = readIn(turn, before);
  const { words } = language;
  const asks = asksForOrder(given, words);
  if (!before && !asks) return null;
  const said = saidIn(given.rest);
  const isOfIt = isOfOrder(said, words);
  const [likeliest] = given.numbers;
  const { email } = given;
  // Where it is waited for, or stands beside an address, a number needs no name, if nothing else is said.
  const isMeant = isOfIt && (before !== null || email !== null);
  const number = likeliest && (likeliest.isNamed || isMeant) ? likeliest.number : null;
  const of = (kind: OrderTurn["said"]["kind"]): OrderTurn => ({
    language,
    before: last,
    said: { kind, number, email },
  });
  if (asks || (before && (number !== null || email !== null))) return of("gives");
  // It was meant to be an address: it is asked for once more.
  if (before?.step === "asked" && before.email === null && given.isNearlyEmail) return of("gives");
  if (!before || !isOfIt) return null;
  if (before.step === "told") return pointsAtOrder(given, words) ? of("gives") : null;
  if (leavesOrder(given.rest, words)) return of("leaves");
  if (lacksIt(given, words)) return of("lacks");
  // "Yes", "ok", "hello?": what was asked is asked once more.
  const { kinds, rest } = hear(given.rest, [language]);
  const isWaiting = rest === "" && (["yes", "ok", "greeting", "filler"] as const).some((kind) => kinds.has(kind));
  return isWaiting || pointsAtOrder(given, words) ? of("gives") : null;
}

/** A number as orders have it, and hardly anything else: "DE-10042". */
const UNMISTAKABLE = /^(?=\P{L}*\p{L})(?:\P{N}*\p{N}){4}/u;

/** What was asked for before something else was spoken of, where a message gives just that and says nothing else. */
function waitingFor({ question, order: { left } }: Turn): OrderState | null {
  if (left?.step !== "asked" && left?.step !== "tried") return null;
  const { words } = languageOfLocale(left.language);
  const { email, numbers, rest } = givenIn(question, words);
  const isGiven = email !== null || numbers.some(({ number }) => UNMISTAKABLE.test(number));
  return isGiven && isOfOrder(saidIn(rest), words) ? left : null;
}

/**
 * The language in which an order is asked for or, where it goes on from an answer, that of the answer, unless the words are
 * surely of another. An e-mail address is no word of any.
 */
function readIn(turn: Turn, before: OrderState | null): { language: Language; given: GivenOfOrder } {
  const tenant = before ? { locale: before.language } : turn.tenant;
  const question = givenIn(turn.question, languageOfLocale(tenant.locale).words).rest;
  const spoken = spokenLanguages({ question, history: before ? [] : turn.history, tenant });
  const given = (language: Language): GivenOfOrder => givenIn(turn.question, language.words);
  const asking = spoken.find((one) => asksForOrder(given(one), one.words));
  const language = asking ?? spoken[0]!;
  return { language, given: given(language) };
}
