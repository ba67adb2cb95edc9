import type { AnswerEvent } from "@widget-chat/contract/answer-stream.ts";
import type { SendMessage } from "@widget-chat/contract/send-message.ts";
import type { Connection } from "./connection.ts";
import { ChatError } from "./errors.ts";
import { eventStream } from "./event-stream.ts";
import { parseObject } from "./request.ts";
import { pauseAfter } from "./retry.ts";
import { messageCall, type SendMessageOptions } from "./send-message.ts";

/** An event of an answer as it comes out here; trouble is thrown. */
export type AnswerPart = Exclude<AnswerEvent, { event: "error" }>;

/**
 * Sends a visitor's message and gives the answer while it is written: one `start`, the text in `delta`s, one `final`,
 * whose `response` replaces the text. The message is sent when the loop begins; leaving the loop before `final` aborts the request
 * (the server completes and stores the answer all the same).
 *
 * Throws what `sendMessage` throws, before the first part or between two.
 *
 * A lost stream is taken up again with the same key. The server then replays the answer from its beginning;
 * what the caller already has is left out, and where the replayed text differs only `final` follows.
 */
export async function* streamMessage(
  connection: Connection,
  body: SendMessage,
  options: SendMessageOptions = {},
): AsyncGenerator<AnswerPart, void, undefined> {
  const call = messageCall(body, options);
  let started = false;
  let delivered = "";
  // Counts anew after every progress, so that a long answer gets through a bad line.
  let failures = 0;
  for (;;) {
    let replayed = "";
    try {
      for await (const { event, data = "" } of eventStream(connection, call, "final")) {
        if (!Object.hasOwn(known, event)) continue;
        const part = { event, data: parseObject(data) } as AnswerEvent;
        if (part.event === "start" && !started) {
          started = true;
          failures = 0;
          yield part;
        } else if (part.event === "delta") {
          replayed += part.data.text;
          if (replayed.length <= delivered.length || !replayed.startsWith(delivered)) continue;
          const text = replayed.slice(delivered.length);
          delivered = replayed;
          failures = 0;
          yield { event: "delta", data: { text } };
        } else if (part.event === "final") {
          return yield part;
        } else if (part.event === "error") {
          const problem = part.data;
          throw new ChatError(problem.code, problem.detail, {
            status: problem.status,
            problem,
            retryAfter: problem.retry_after,
          });
        }
      }
      throw new ChatError("network_error", "The connection was lost before the answer was complete.");
    } catch (error) {
      await pauseAfter(error, ++failures, connection, false, options.signal);
    }
  }
}

const known = { start: 1, delta: 1, final: 1, error: 1 } satisfies Record<AnswerEvent["event"], 1>;
