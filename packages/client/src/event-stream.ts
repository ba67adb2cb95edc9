import { startAttempt } from "./attempt.ts";
import type { Transport } from "./connection.ts";
import { ChatError } from "./errors.ts";
import { eventParser, type EventBlock } from "./event-parser.ts";
import { bodyOf, open, type Call } from "./request.ts";

/** Sends a call once and reads its answer as an event stream. Leaving the loop lets go of the connection. */
export async function* eventStream(transport: Transport, call: Call): AsyncGenerator<EventBlock, void, undefined> {
  const attempt = startAttempt(call.signal);
  try {
    const response = await open(transport, call, bodyOf(call), "text/event-stream", attempt);
    if (!response.headers.get("content-type")?.startsWith("text/event-stream"))
      throw new ChatError("protocol_error", "The chat server's address did not answer with an event stream.", {
        status: response.status,
      });

    const parse = eventParser();
    // React Native's own fetch has no body to read piece by piece.
    if (!response.body) return yield* parse(await attempt.wait(() => response.text(), transport.idleMs));
    // Not `for await (… of response.body)`: Safari cannot.
    const reader = response.body.getReader();
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    for (;;) {
      // Watched only while waiting: a slow consumer is not a silent server.
      const { done, value } = await attempt.wait(() => reader.read(), transport.idleMs);
      if (done) return;
      yield* parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    attempt.close();
  }
}
