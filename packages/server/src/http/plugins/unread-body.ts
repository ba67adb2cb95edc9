import plugin from "fastify-plugin";
import type { App } from "../server.ts";

const GRACE_MS = 5_000;

/**
 * A request that is refused before its body has arrived leaves the client sending. An honest one is done within
 * moments; who is not could hold the connection open for as long as it likes, so it is closed.
 */
export const unreadBody = plugin(
  async (app: App) => {
    app.addHook("onResponse", ({ raw }, _reply, done) => {
      if (!raw.complete) setTimeout(() => raw.complete || raw.destroy(), GRACE_MS).unref();
      done();
    });
  },
  { name: "unread-body" },
);
