/**
 * Lets pieces of work of about a millisecond begin one by one, each in a turn of the event loop of its own: requests and
 * results of the database that arrive meanwhile are read in between, so that the database is not left idle while many
 * answers are made in a row.
 */
export interface Pace {
  /** Resolves when the caller may begin. */
  turn(): Promise<void>;
  /** Whether somebody waits for a turn. */
  isAwaited(): boolean;
}

export function createPace(): Pace {
  const waiting: (() => void)[] = [];
  const next = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  };
  return {
    turn: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 1) setImmediate(next);
      }),
    isAwaited: () => waiting.length > 0,
  };
}
