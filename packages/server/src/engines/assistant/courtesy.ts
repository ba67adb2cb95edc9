import { draftOf } from "./draft.ts";
import { above, type Heard } from "./small-talk.ts";
import type { Draft, Turn } from "./turn.ts";

/** Meets small talk as a person would. */
export function courtesy({ kinds, language: { phrases } }: Heard, turn: Turn): Draft {
  const { tenant, history } = turn;
  const say = (response: string): Draft => draftOf("answer", response);
  switch (above(kinds)) {
    case "identity": {
      const self = phrases.identity(tenant.assistantName, tenant.name);
      return say(mayOfferPerson(turn) ? `${self} ${phrases.orAPerson}` : self);
    }
    case "rude":
      return say(mayOfferPerson(turn) ? `${phrases.calm} ${phrases.orAPerson}` : phrases.calm);
    case "aside":
      return say(phrases.aside(tenant.name));
    case "greeting":
      return say(
        history.some(({ role }) => role === "assistant")
          ? phrases.greetingAgain
          : phrases.greeting(tenant.assistantName, tenant.name),
      );
    case "wellbeing":
      return say(phrases.wellbeing);
    case "thanks":
      return say(phrases.thanks);
    case "goodbye":
      return say(phrases.goodbye);
    case "apology":
      return say(phrases.apology);
    case "no":
      return say(phrases.no);
    case "ok":
      return say(phrases.ok);
    case "yes":
    case "filler":
    case undefined:
      return draftOf("clarify", phrases.unclear);
  }
}

/** Whether there is a person to offer: nobody is offered again who has been called. */
export const mayOfferPerson = ({ tenant, history }: Turn): boolean =>
  tenant.escalation && !history.some(({ kind }) => kind === "handoff");

/** Whether a message says yes to a person who was offered just before. */
export function acceptsPerson({ kinds, rest }: Heard, turn: Turn): boolean {
  const { history, question } = turn;
  // A smile is no answer; a thumb is one.
  if (!/[\p{L}👍👌✅]/u.test(question)) return false;
  const before = history.at(-1);
  const offered = mayOfferPerson(turn) && before?.role === "assistant" && before.kind === "no_answer";
  const declines = ["no", "goodbye", "thanks", "identity"] as const;
  return offered && rest === "" && (kinds.has("yes") || (kinds.has("ok") && !declines.some((kind) => kinds.has(kind))));
}
