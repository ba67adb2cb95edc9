import type { IncomingMessage } from "node:http";
import plugin from "fastify-plugin";
import type { App } from "../server.ts";

const GRACE_MS = 5_000;
/** What has to come within it for another one, and how many there are at most. */
const LEAST_BYTES = 256_000;
const MOST_GRACES = 12;
const MOST_BYTES = 256_000_000;

/**
 * A request that is answered before its body has arrived leaves the client sending. Many read no answer until they have sent
 * all, so the rest is read and thrown away while it comes in earnest; who trickles, or sends without end, is cut off.
 */
export const unreadBody = plugin(
  async (app: App) => {
    const closing = new WeakSet<IncomingMessage>();
    app.addHook("onSend", ({ raw }, reply, _payload, done) => {
      // Node would cut off at once whoever wants the connection closed, or cannot keep one.
      if (!raw.complete && !reply.raw.shouldKeepAlive) {
        closing.add(raw);
        reply.raw.shouldKeepAlive = true;
      }
      done();
    });
    app.addHook("onResponse", ({ raw }, _reply, done) => {
      if (!raw.complete) drain(raw);
      if (closing.has(raw)) onceRead(raw, () => raw.socket.end());
      done();
    });
  },
  { name: "unread-body" },
);

function onceRead(raw: IncomingMessage, then: () => void): void {
  if (raw.complete) then();
  else raw.once("end", then);
}

function drain(raw: IncomingMessage): void {
  let [total, lately, graces] = [0, 0, 0];
  const timer = setInterval(() => {
    if (lately < LEAST_BYTES || ++graces === MOST_GRACES) raw.destroy();
    lately = 0;
  }, GRACE_MS).unref();
  // Whoever has read it so far reads no more, and would keep it from flowing.
  raw.removeAllListeners("readable").on("data", ({ length }: Buffer) => {
    lately += length;
    total += length;
    if (total > MOST_BYTES) raw.destroy();
  });
  // Node forgets a request that is answered: it would not hear that its client has hung up.
  const { socket } = raw;
  const hangUp = (): void => void raw.destroy();
  socket.once("close", hangUp);
  raw.once("close", () => {
    clearInterval(timer);
    socket.off("close", hangUp);
  });
  raw.resume();
}
