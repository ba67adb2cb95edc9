import plugin from "fastify-plugin";
import type { App } from "../server.ts";

/** One line a request: the route's pattern instead of the address, and nothing of what was said or by whom. */
export const requestLog = plugin(
  async (app: App) => {
    app.addHook("onRequest", async (request, reply) => {
      reply.header("x-request-id", request.id);
    });
    app.addHook("onResponse", async (request, reply) => {
      request.log.info(
        {
          method: request.method,
          route: request.routeOptions.url ?? "none",
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          tenant: request.tenant?.id,
        },
        "request",
      );
    });
  },
  { name: "request-log" },
);
