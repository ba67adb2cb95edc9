import type { FastifyReply } from "fastify";

/** Aborts where the client hangs up before it has its answer. Fastify's own signal comes at the end of a body, too. */
export function hangUp({ raw }: FastifyReply): AbortSignal {
  const hungUp = new AbortController();
  const tell = (): void => void (raw.writableFinished || hungUp.abort());
  if (raw.closed) tell();
  else raw.once("close", tell);
  return hungUp.signal;
}
