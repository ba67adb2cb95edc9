import { allOffered } from "./said/choice.ts";
import { draftOf } from "./draft.ts";
import { talkedAbout } from "./said/follow-up.ts";
import { languages } from "./said/languages.ts";
import { topicWords } from "./said/question.ts";
import { above, type Heard } from "./said/small-talk.ts";
import type { Draft, Turn } from "./turn.ts";

/**
 * Whether a message is small talk and nothing else: "what time is it?" may be asked of what was talked about, "and team?" go
 * on from it, and "all" be what is chosen.
 */
export function isCourtesy({ kinds, rest, language: { words } }: Heard, { question, history }: Turn): boolean {
  if (rest !== "" || allOffered(question, history, words).length > 0) return false;
  const kind = above(kinds);
  const mayGoOn = kind === "clock" || (kind === "filler" && topicWords(question, words).length > 0);
  return !(mayGoOn && talkedAbout(history, words) !== "");
}

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
      return mayOfferPerson(turn)
        ? draftOf("answer", `${phrases.calm} ${phrases.orAPerson}`, { suggestions: [phrases.talkToPerson] })
        : say(phrases.calm);
    case "clock":
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
    case "again":
    case "askedFirst":
    case "askedLast":
    case "filler":
    case undefined:
      return draftOf("clarify", phrases.unclear);
  }
}

/** Whether there is a person to offer: nobody is offered again who has been called. */
export const mayOfferPerson = ({ tenant, isEscalated }: Turn): boolean => tenant.escalation && !isEscalated;

/** Whether a message says yes to a person who was offered just before. */
export function acceptsPerson({ kinds, rest }: Heard, turn: Turn): boolean {
  const { history, question } = turn;
  // A smile is no answer; a thumb is one.
  if (!/[\p{L}👍👌✅]/u.test(question)) return false;
  const before = history.at(-1);
  if (!mayOfferPerson(turn) || before?.role !== "assistant" || rest !== "") return false;
  const isAsked =
    before.kind === "no_answer" || languages.some(({ phrases }) => before.content.includes(phrases.offerPerson));
  const isOffered = isAsked || languages.some(({ phrases }) => before.content.includes(phrases.orAPerson));
  const declines = ["no", "goodbye", "thanks", "identity"] as const;
  // "If you'd rather talk to a person" is not yet asked: "ok" may be said to the rest.
  return (isOffered && kinds.has("yes")) || (isAsked && kinds.has("ok") && !declines.some((kind) => kinds.has(kind)));
}
