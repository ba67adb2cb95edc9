import cors from "@fastify/cors";
import type { FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { problems } from "../../errors.ts";
import type { App } from "../server.ts";
import { tenantOf } from "./tenant.ts";

const exposed = ["RateLimit", "RateLimit-Policy", "Retry-After", "ETag", "X-Request-Id", "Date"];

/**
 * Preflights are answered for any origin, before limiter and database: they cannot name the tenant.
 * Registered before the tenant plugin, so that a page can read that its tenant is unknown.
 */
export const preflight = plugin(
  async (app: App) => {
    // The plugin below answers OPTIONS everywhere; only the widget's addresses are open to other sites.
    app.addHook("onRequest", (request, _reply, done) => {
      if (!isOpen(request)) throw problems.routeNotFound(request.method, pathOf(request));
      done();
    });
    await app.register(cors, {
      origin: "*",
      methods: ["GET", "POST"],
      allowedHeaders: ["X-Tenant-Id", "Content-Type", "Idempotency-Key", "Last-Event-ID", "X-Visitor-Token"],
      exposedHeaders: exposed,
      maxAge: 86_400,
      strictPreflight: false,
    });
    // A server that stops or is too busy refuses before it comes to the plugin above; a page must be able to read that.
    app.addHook("onSend", async (request, reply) => {
      if (request.tenant || !isOpen(request)) return;
      reply.header("access-control-allow-origin", "*").header("access-control-expose-headers", exposed.join(", "));
    });
  },
  { name: "preflight" },
);

const pathOf = ({ url }: FastifyRequest): string => url.split("?")[0] ?? "";
const isOpen = (request: FastifyRequest): boolean => pathOf(request).startsWith("/api/chat/");

/** A tenant that lists origins is answered on those alone. A client that is no browser sends none and passes. */
export const origin = plugin(
  async (app: App) => {
    app.addHook("onRequest", (request, reply, done) => {
      const { allowed_origins: allowed } = tenantOf(request);
      const from = request.headers.origin;
      if (allowed.length === 0) return done();
      // A shared cache must not hand one page what another, or none, was answered.
      reply.header("vary", "Origin").removeHeader("access-control-allow-origin");
      if (from === undefined) return done();
      // The page may read this refusal, and so can tell it from a broken connection; there is nothing else in it to read.
      const isAllowed = allowed.includes(from.toLowerCase());
      reply.header("access-control-allow-origin", isAllowed ? from : "*");
      if (!isAllowed) throw problems.originNotAllowed();
      done();
    });
  },
  { name: "origin", dependencies: ["tenant", "preflight"] },
);
