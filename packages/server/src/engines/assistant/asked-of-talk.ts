import { draftOf } from "./draft.ts";
import { plainText } from "./plain-text.ts";
import { quoteOf } from "./quote.ts";
import type { HeardTurn } from "./said/heard-turn.ts";
import { above, hear, type Kind } from "./said/small-talk.ts";
import type { Draft, Turn } from "./turn.ts";

/** So many messages of what was said before are known: of a longer conversation nobody knows how it began. */
const REMEMBERED = 10;

/** What is asked of the conversation itself and nothing beside; undefined: nothing. */
const askedOfTalk = ({ heard }: HeardTurn): Kind | undefined => (heard.rest === "" ? above(heard.kinds) : undefined);

/**
 * The turn that is answered once more where the visitor asks for that: "say that again". Null where it is not asked for, where
 * nothing was answered, and where what was is told of the visitor's own order, which is looked up for nobody twice.
 */
export function turnAgain(said: HeardTurn): Turn | null {
  const { given } = said;
  if (askedOfTalk(said) !== "again" || given.order.last) return null;
  const at = given.history.findLastIndex((one) => asks(one, said));
  if (at < 0 || given.history.at(-1)?.role !== "assistant") return null;
  const since = given.history.slice(at).filter(({ role }) => role === "assistant").length;
  const { content: question } = given.history[at]!;
  return { ...given, question, history: given.history.slice(0, at), shown: given.shown.slice(0, -since) };
}

/** The question that the visitor asked first, or last, where he asks which that was. */
export function questionBefore(said: HeardTurn): Draft | null {
  const kind = askedOfTalk(said);
  if (kind !== "askedFirst" && kind !== "askedLast") return null;
  const { history } = said.turn;
  const { phrases } = said.language;
  const one =
    kind === "askedFirst" ? history.find((each) => asks(each, said)) : history.findLast((each) => asks(each, said));
  if (!one) return null;
  const quoted = plainText(quoteOf(one.content));
  const isFirst = said.given.history.length < REMEMBERED;
  return draftOf("answer", kind === "askedFirst" ? phrases.askedFirst(quoted, isFirst) : phrases.askedLast(quoted));
}

/** Whether it is a question of the visitor's, and neither small talk, nor rude, nor about the conversation itself. */
function asks({ role, content }: Turn["history"][number], { languages }: HeardTurn): boolean {
  if (role !== "visitor") return false;
  const { rest, kinds } = hear(content, languages);
  return rest !== "" && !kinds.has("rude");
}
