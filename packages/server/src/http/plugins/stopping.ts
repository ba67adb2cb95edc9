import plugin from "fastify-plugin";
import { problems } from "../../errors.ts";
import type { App } from "../server.ts";

interface Options {
  /** Takes no more messages, and resolves when every accepted one has its answer. */
  stopConversations(): Promise<void>;
  endStreams(): void;
}

/** Longer than a model may take for an answer. */
const LONGEST_DRAIN_MS = 75_000;
const LAST_WORDS_MS = 5_000;

/** A graceful stop: no new requests, accepted messages are answered and stored, the open streams end, connections close. */
export const stopping = plugin(
  async (app: App, { stopConversations, endStreams }: Options) => {
    let isStopping = false;
    app.decorate("isStopping", () => isStopping);
    app.addHook("onRequest", (request, reply, done) => {
      if (!isStopping || request.url === "/healthz") return done();
      reply.header("connection", "close");
      throw problems.overloaded();
    });
    app.addHook("preClose", async () => {
      isStopping = true;
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([
        stopConversations(),
        new Promise((resolve) => (timer = setTimeout(resolve, LONGEST_DRAIN_MS))),
      ]);
      clearTimeout(timer);
      endStreams();
      // Whoever is still connected then neither finishes asking nor reads what it was answered.
      setTimeout(() => app.server.closeAllConnections(), LAST_WORDS_MS).unref();
    });
  },
  { name: "stopping" },
);

declare module "fastify" {
  interface FastifyInstance {
    isStopping(): boolean;
  }
}
