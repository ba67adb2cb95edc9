import { createHash, timingSafeEqual } from "node:crypto";
import plugin from "fastify-plugin";
import { problems } from "../../errors.ts";
import type { App } from "../server.ts";

/** Lets in who sends the platform's key as `Authorization: Bearer`. */
export const adminKey = plugin(
  async (app: App, { key }: { key: string }) => {
    const expected = digest(key);
    app.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
      if (!given || !timingSafeEqual(digest(given), expected)) throw problems.unauthorized();
    });
  },
  { name: "admin-key" },
);

/** Digests have one length, so comparing them tells nothing of the key's. */
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
