import type { FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import type { App } from "../server.ts";

/** One line a request: the route's pattern instead of the address, and nothing of what was said or by whom. */
export const requestLog = plugin(
  async (app: App) => {
    app.addHook("onRequest", (request, reply, done) => {
      reply.header("x-request-id", request.id);
      // Visitors who close the page end their event stream so.
      reply.raw.once("close", () => {
        if (!reply.raw.writableFinished) request.log.info(describe(request), "request left by its client");
      });
      done();
    });
    app.addHook("onResponse", (request, reply, done) => {
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      request.log.info({ ...describe(request), status: reply.statusCode, ms }, "request");
      done();
    });
  },
  { name: "request-log" },
);

const describe = ({ method, routeOptions, tenant }: FastifyRequest) => ({
  method,
  route: routeOptions.url ?? "none",
  tenant: tenant?.id,
});
