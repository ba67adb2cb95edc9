import { setImmediate as turn } from "node:timers/promises";

/** What one feed may have of the event loop at a stretch. */
const STRETCH_MS = 10;

/** Gives everybody else a turn once a stretch of work is over. To be called after each piece of it, which has to be small. */
export function openBreather(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < STRETCH_MS) return undefined;
    return turn().then(() => void (since = performance.now()));
  };
}
