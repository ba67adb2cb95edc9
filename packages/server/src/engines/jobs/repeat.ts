import { setTimeout as pause } from "node:timers/promises";

/** Something that is done again and again. */
export interface Repetition {
  /** Resolves once what is under way is over. */
  stop(): Promise<void>;
}

interface RepeatOptions {
  /** How long it rests where nothing is left to do: so much on average, since servers that start together would come together. */
  restMs: number;
  /** Told of what goes wrong, unless it is being stopped. It is done again after a while then. */
  onError(error: unknown): void;
  /** Aborted by `stop`, for what must know of that. */
  stopping?: AbortController;
}

/** Such as when the database is away. */
const REST_AFTER_ERROR_MS = 30_000;

/** @param work resolves with whether there may be more to do at once */
export function repeat(
  work: () => Promise<boolean>,
  { restMs, onError, stopping = new AbortController() }: RepeatOptions,
): Repetition {
  const { signal } = stopping;
  const scattered = (ms: number): number => ms * (0.75 + Math.random() / 2);

  async function go(): Promise<void> {
    while (!signal.aborted) {
      const ms = await work().then(
        (isMore) => (isMore ? 0 : scattered(restMs)),
        (error: unknown) => {
          if (!signal.aborted) onError(error);
          return scattered(REST_AFTER_ERROR_MS);
        },
      );
      await pause(ms, undefined, { signal }).catch(() => {});
    }
  }

  const going = go();
  return {
    async stop() {
      stopping.abort();
      await going;
    },
  };
}
