import { PassThrough } from "node:stream";
import type { FastifyReply } from "fastify";

const PING_MS = 15_000;

interface StreamEvent {
  id?: string;
  event: string;
  data: unknown;
}

/** Every open stream; a server that stops ends them, for it would wait for them for ever. */
export interface EventStreams {
  /** Sends the events as `text/event-stream` until they end, the client leaves, or the server stops. */
  send(reply: FastifyReply, events: AsyncIterable<StreamEvent>, onClose?: () => void): FastifyReply;
  /** Ends all; clients come back to another server, or to this one once it is up again. */
  end(): void;
}

export function createEventStreams(): EventStreams {
  const open = new Set<PassThrough>();

  const pump = async (stream: PassThrough, events: AsyncIterable<StreamEvent>): Promise<void> => {
    // The first bytes carry the headers: the client knows at once that it is heard.
    stream.write(": open\n\n");
    const ping = setInterval(() => stream.write(": ping\n\n"), PING_MS);
    try {
      for await (const { id, event, data } of events) {
        if (stream.destroyed || stream.writableEnded) return;
        const text = `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
        // A client that reads slowly makes the producer wait, not the memory grow.
        if (!stream.write(text)) await drained(stream);
      }
    } finally {
      clearInterval(ping);
      stream.end();
    }
  };

  return {
    send(reply, events, onClose) {
      const stream = new PassThrough();
      open.add(stream);
      stream.once("close", () => {
        open.delete(stream);
        onClose?.();
      });
      reply
        .header("cache-control", "no-store")
        .header("x-accel-buffering", "no")
        .type("text/event-stream; charset=utf-8");
      pump(stream, events).catch(() => stream.destroy());
      return reply.send(stream);
    },
    end() {
      for (const stream of open) stream.end("retry: 1000\n\n");
    },
  };
}

function drained(stream: PassThrough): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      stream.off("drain", done).off("close", done);
      resolve();
    };
    stream.on("drain", done).on("close", done);
  });
}
