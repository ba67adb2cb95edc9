import rateLimiter from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { problems } from "../../errors.ts";
import { clientNetwork } from "../client-network.ts";
import type { App } from "../server.ts";
import { WindowStore } from "../window-store.ts";
import { tenantOf } from "./tenant.ts";

const WINDOW_SECONDS = 60;

type Limiter = ReturnType<App["createRateLimit"]>;

/**
 * A visitor's messages are counted for (tenant, address, session) and, because a client invents its sessions,
 * tenfold for (tenant, address) alone. Reads have a bucket of their own.
 */
export const rateLimit = plugin(
  async (app: App) => {
    await app.register(rateLimiter, { global: false, store: WindowStore });
    const limiter = (max: (limit: number) => number, key: (request: FastifyRequest) => string): Limiter =>
      app.createRateLimit({
        timeWindow: WINDOW_SECONDS * 1000,
        max: (request) => max(tenantOf(request).rate_limit),
        keyGenerator: (request) => JSON.stringify([tenantOf(request).id, clientNetwork(request.ip), key(request)]),
      });
    const reads = limiter(
      (limit) => Math.max(120, 6 * limit),
      () => "",
    );
    const writes = limiter(
      (limit) => 10 * limit,
      () => "",
    );
    const messages = limiter((limit) => limit, sessionOf);

    app.addHook("onRequest", async (request, reply) => {
      const isRead = request.method === "GET" || request.method === "HEAD";
      await count(isRead ? reads : writes, isRead ? "reads" : "address", request, reply);
    });
    // The session stands in the body: it is known only after reading, and counted before anything in it is judged.
    app.addHook("preValidation", async (request, reply) => {
      if (request.method === "POST") await count(messages, "session", request, reply);
    });
  },
  { name: "rate-limit", dependencies: ["origin"] },
);

async function count(limiter: Limiter, policy: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const state = await limiter(request);
  if (state.isAllowed) return;
  reply.header("ratelimit-policy", `"${policy}";q=${state.max};w=${WINDOW_SECONDS}`);
  reply.header("ratelimit", `"${policy}";r=${state.remaining};t=${state.ttlInSeconds}`);
  if (state.isExceeded) throw problems.rateLimited(Math.max(1, state.ttlInSeconds));
}

/** A score names no session; its conversation stands for the visitor. */
function sessionOf(request: FastifyRequest): string {
  const body = request.body as { session_id?: unknown; conversation_id?: unknown } | null | undefined;
  const session = body?.session_id ?? body?.conversation_id;
  return typeof session === "string" ? session.slice(0, 1024) : "";
}
