import type { FastifyRequest, FastifySchema, HTTPMethods } from "fastify";
import plugin from "fastify-plugin";
import { problems } from "../../errors.ts";
import type { App } from "../server.ts";

const methods: HTTPMethods[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Answers 405 with `Allow` where an address exists but not for this method.
 * Registered before the routes, it watches them; `closeRoutes`, called after the last one, fills the gaps.
 */
export const methodNotAllowed = plugin(
  async (app: App) => {
    const known = new Map<string, Set<string>>();
    app.addHook("onRoute", ({ url, method }) => {
      const seen = known.get(url) ?? new Set();
      for (const one of [method].flat()) seen.add(one);
      known.set(url, seen);
    });
    app.decorate("closeRoutes", () => {
      for (const [url, seen] of Array.from(known)) {
        // The one wildcard without files answers preflights, wherever they go.
        if (url.includes("*") && !seen.has("GET")) continue;
        const allow = [...seen].join(", ");
        const rest = methods.filter(
          (method) => !seen.has(method) && !(method === "OPTIONS" && url.startsWith("/api/chat/")),
        );
        const refuse = async ({ method }: FastifyRequest): Promise<never> => {
          throw problems.methodNotAllowed(method, allow);
        };
        app.route({
          method: rest,
          url,
          schema: { hide: true } as FastifySchema,
          // Before the body is read: whatever is wrong with that, another would not help.
          onRequest: refuse,
          handler: refuse,
        });
      }
    });
  },
  { name: "method-not-allowed" },
);

declare module "fastify" {
  interface FastifyInstance {
    closeRoutes(): void;
  }
}
