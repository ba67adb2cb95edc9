import { Type, type Static } from "typebox";
import { Answer } from "./answer.ts";
import { Problem } from "./problem.ts";
import { StreamEvent } from "./stream-event.ts";

const AnswerStart = Type.Object({ conversation_id: Type.String(), message_id: Type.String() });
const AnswerDelta = Type.Object({ text: Type.String() });

/**
 * What `POST /api/chat/widget` sends with `Accept: text/event-stream`, event by event:
 * one `start`, any number of `delta`, one `final` whose answer replaces the streamed text;
 * `error` in place of `final` when something breaks after the start.
 */
export const AnswerEvent = Type.Union([
  StreamEvent("start", AnswerStart, "The message is stored; the answer begins."),
  StreamEvent("delta", AnswerDelta, "More of the answer's text."),
  StreamEvent("final", Answer, "The answer, whole: it replaces the text streamed so far."),
  StreamEvent("error", Problem, "The answer broke off; sent in place of `final`."),
]);
export type AnswerEvent = Static<typeof AnswerEvent>;
