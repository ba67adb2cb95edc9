import plugin from "fastify-plugin";
import type { App } from "../server.ts";

/**
 * What keeps browsers out of trouble with any answer: it is what its type says, other sites do not load it unasked (CORS
 * is asked), and no address leaks on. Pages need more (page-headers.ts), data does not.
 */
const headers = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
};

export const dataHeaders = plugin(
  async (app: App) => {
    app.addHook("onRequest", (_request, reply, done) => {
      reply.headers(headers);
      done();
    });
  },
  { name: "data-headers" },
);
