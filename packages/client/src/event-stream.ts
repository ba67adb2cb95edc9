import { startAttempt } from "./attempt.ts";
import type { Transport } from "./connection.ts";
import { eventParser, type EventBlock } from "./event-parser.ts";
import { bodyOf, open, strangeAnswer, type Call } from "./request.ts";

/**
 * Sends a call once and reads its answer as an event stream. Leaving the loop lets go of the connection; after the event
 * `last` the server is left to end it, for as long as it may be silent, so that no browser shows an answer that is complete as a request that failed.
 */
export async function* eventStream(
  transport: Transport,
  call: Call,
  last?: string,
): AsyncGenerator<EventBlock, void, undefined> {
  const attempt = startAttempt(call.signal);
  let close = attempt.close;
  try {
    const response = await open(transport, call, bodyOf(call), "text/event-stream", attempt);
    if (!response.headers.get("content-type")?.startsWith("text/event-stream")) throw strangeAnswer(response.status);

    const parse = eventParser();
    // React Native's own fetch has no body to read piece by piece.
    if (!response.body) return yield* parse(await attempt.wait(() => response.text(), transport.idleMs));
    // Not `for await (… of response.body)`: Safari cannot.
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    const toEnd = (): Promise<unknown> => reader.read().then(({ done }) => done || toEnd());
    for (;;) {
      // Watched only while waiting: a slow consumer is not a silent server.
      const { done, value } = await attempt.wait(() => reader.read(), transport.idleMs);
      if (done) return;
      for (const block of parse(decoder.decode(value, { stream: true }))) {
        // Behind the back of the caller, who has all there is.
        if (block.event === last)
          close = () => void attempt.wait(toEnd, transport.idleMs).then(attempt.close, attempt.close);
        yield block;
      }
    }
  } finally {
    close();
  }
}
