import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Sends what changes seldom: 304 to who has it already, `max-age=60` to caches. */
export function sendCached<Body>(request: FastifyRequest, reply: FastifyReply, body: Body): Body | FastifyReply {
  const etag = `"${createHash("sha256").update(JSON.stringify(body)).digest("base64url").slice(0, 22)}"`;
  reply
    .header("etag", etag)
    .header("cache-control", "max-age=60")
    .header("vary", [reply.getHeader("vary"), "X-Tenant-Id"].flat().filter(Boolean).join(", "));
  const known = request.headers["if-none-match"]?.split(",").map((one) => one.trim().replace(/^W\//, ""));
  if (known?.some((one) => one === etag || one === "*")) return reply.code(304).send();
  return body;
}
