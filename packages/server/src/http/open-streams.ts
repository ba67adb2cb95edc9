import { finished } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { problems } from "../errors.ts";
import { tenantOf } from "./plugins/tenant.ts";

/** Enough for everybody behind one address, however small the tenant's limit. */
const LEAST = 100;

/** Counts the requests that stay open, for (tenant, address): a rate tells nothing of streams that nobody closes. */
export type OpenStreams = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A hook that lets a client have tenfold the tenant's limit open at once, at least 100, and throws `rate_limited` beyond. */
export function limitOpenStreams(): OpenStreams {
  const open = new Map<string, number>();
  return async (request, reply) => {
    const tenant = tenantOf(request);
    const client = `${tenant.id} ${request.network}`;
    const most = Math.max(LEAST, 10 * tenant.rate_limit);
    const others = open.get(client) ?? 0;
    if (others >= most) throw problems.tooManyStreams(most);
    open.set(client, others + 1);
    // However it ends: answered, refused, left, or cut off with its connection.
    finished(reply.raw, () => {
      const rest = (open.get(client) ?? 1) - 1;
      if (rest > 0) open.set(client, rest);
      else open.delete(client);
    });
  };
}
