import { once } from "node:events";

/** Gives up on what is under way as soon as the signal comes. */
export function unlessAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const told = signal.aborted ? Promise.resolve() : once(signal, "abort");
  return Promise.race([work, told.then(() => Promise.reject(signal.reason as Error))]);
}
