import { setTimeout as pause } from "node:timers/promises";

/** Does work for a host once nobody else does, and a pause has passed since the last one did. */
export type TurnsByHost = <Result>(host: string, work: () => Promise<Result>, pauseMs?: number) => Promise<Result>;

/** @param usualMs the pause after work that asks for no other */
export function createTurnsByHost(
  usualMs: number,
  signal: AbortSignal,
  waitFor: (ms: number) => Promise<void> = (ms) => pause(ms, undefined, { signal }),
): TurnsByHost {
  const last = new Map<string, Promise<void>>();
  return (host, work, pauseMs = usualMs) => {
    const own = (last.get(host) ?? Promise.resolve()).then(work);
    const over = own
      .then(
        () => {},
        () => {},
      )
      .then(() => waitFor(pauseMs))
      .catch(() => {});
    last.set(host, over);
    void over.then(() => last.get(host) === over && last.delete(host));
    return own;
  };
}
