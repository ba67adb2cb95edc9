import { Type, type Static } from "typebox";
import type { Answer } from "./answer.ts";
import type { Problem } from "./problem.ts";

/**
 * What `POST /api/chat/widget` sends with `Accept: text/event-stream`:
 * one `start`, any number of `delta`, one `final` whose answer replaces the streamed text;
 * `error` in place of `final` when something breaks after the start.
 */
export const AnswerStart = Type.Object({ conversation_id: Type.String(), message_id: Type.String() });
export const AnswerDelta = Type.Object({ text: Type.String() });

export interface AnswerEvents {
  start: Static<typeof AnswerStart>;
  delta: Static<typeof AnswerDelta>;
  final: Answer;
  error: Problem;
}

/** One event of the stream, with its name as `event`. */
export type AnswerEvent = {
  [Name in keyof AnswerEvents]: { event: Name; data: AnswerEvents[Name] };
}[keyof AnswerEvents];
