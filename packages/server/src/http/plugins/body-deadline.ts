import plugin from "fastify-plugin";
import { problems } from "../../errors.ts";
import { writeProblem } from "../refuse-connection.ts";
import type { App } from "../server.ts";

const DEADLINE_MS = 15_000;

/** A visitor's body is small: one that trickles in is cut off, so that slow senders cannot hold the server. */
export const bodyDeadline = plugin(
  async (app: App) => {
    app.addHook("preParsing", (request, _reply, payload, done) => {
      // What has no body, or has it here already, has nothing to be late with; its answer may go on for hours.
      if (request.method !== "POST" || request.raw.complete) return done(null, payload);
      const timer = setTimeout(() => writeProblem(request.raw.socket, problems.requestTimeout()), DEADLINE_MS);
      const stop = (): void => clearTimeout(timer);
      payload.once("end", stop).once("close", stop).once("error", stop);
      done(null, payload);
    });
  },
  { name: "body-deadline" },
);
