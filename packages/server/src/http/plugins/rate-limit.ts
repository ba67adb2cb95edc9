import rateLimiter from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { problems } from "../../errors.ts";
import { clientNetwork } from "../client-network.ts";
import type { App } from "../server.ts";
import { WindowStore } from "../window-store.ts";
import { tenantOf } from "./tenant.ts";

const WINDOW_SECONDS = 60;
/** Longer than any session's or conversation's id that is taken. What is longer is refused, and counted as one. */
const LONGEST_SESSION = 256;

type Limiter = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * A visitor's messages are counted for (tenant, address, session) and, because a client invents its sessions,
 * tenfold for (tenant, address) alone. Reads have a bucket of their own.
 */
export const rateLimit = plugin(
  async (app: App) => {
    await app.register(rateLimiter, { global: false, store: WindowStore });
    const reads = limiter(app, "reads", (limit) => Math.max(120, 6 * limit));
    const writes = limiter(app, "address", (limit) => 10 * limit);
    const messages = limiter(app, "session", (limit) => limit, sessionOf);

    app.decorateRequest("network", "");
    app.addHook("onRequest", async (request, reply) => {
      request.network = clientNetwork(request.ip);
      const isRead = request.method === "GET" || request.method === "HEAD";
      await (isRead ? reads : writes)(request, reply);
    });
    // The session stands in the body: it is known only after reading, and counted before anything in it is judged.
    app.addHook("preValidation", async (request, reply) => {
      if (request.method === "POST") await messages(request, reply);
    });
  },
  { name: "rate-limit", dependencies: ["origin"] },
);

/** @param policy its name in the headers, and in the keys: all limiters count in one store */
function limiter(
  app: App,
  policy: string,
  max: (limit: number) => number,
  within: (request: FastifyRequest) => string = () => "",
): Limiter {
  const count = app.createRateLimit({
    timeWindow: WINDOW_SECONDS * 1000,
    max: (request) => max(tenantOf(request).rate_limit),
    keyGenerator: (request) => `${policy} ${tenantOf(request).id} ${request.network} ${within(request)}`,
  });
  return async (request, reply) => {
    const state = await count(request);
    if (state.isAllowed) return;
    reply.header("ratelimit-policy", `"${policy}";q=${state.max};w=${WINDOW_SECONDS}`);
    reply.header("ratelimit", `"${policy}";r=${state.remaining};t=${state.ttlInSeconds}`);
    if (state.isExceeded) throw problems.rateLimited(Math.max(1, state.ttlInSeconds));
  };
}

/**
 * A score names no session; its conversation stands for the visitor. Whoever comes with a link's token has neither yet,
 * and must not make one up for each guess: they are counted together, for their address.
 */
function sessionOf(request: FastifyRequest): string {
  const body = request.body as { session_id?: unknown; conversation_id?: unknown; token?: unknown } | null | undefined;
  if (body?.token !== undefined) return "";
  const session = body?.session_id ?? body?.conversation_id;
  return typeof session === "string" && session.length <= LONGEST_SESSION ? session : "";
}

declare module "fastify" {
  interface FastifyRequest {
    /** Where the client is, as limits count it. */
    network: string;
  }
}
