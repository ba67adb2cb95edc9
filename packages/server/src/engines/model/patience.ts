import { ModelError } from "./model-error.ts";

/** How long to wait for a model, in milliseconds. */
export interface Timeouts {
  /** For the connection, TLS included. */
  connect: number;
  firstToken: number;
  /** Between two tokens. */
  gap: number;
  /** From the call on, until something may be shown. */
  unseen: number;
  total: number;
  /** For what comes after the last token. */
  afterword: number;
}

/** Waits for an answer's tokens, and gives up when they take too long. */
export interface Patience {
  /** Aborts when patience is at its end, or with the caller's signal. */
  signal: AbortSignal;
  /** A token came. */
  progress(): void;
  /** The last one came. */
  afterword(): void;
  end(): void;
}

export function bePatient(
  { firstToken, gap, unseen, total, afterword }: Timeouts,
  caller: AbortSignal,
  isSeen: () => boolean,
): Patience {
  const ending = new AbortController();
  const giveUp = (): void => ending.abort(new ModelError("slow"));
  const whole = setTimeout(giveUp, total);
  const fruit = setTimeout(() => {
    if (!isSeen()) ending.abort(new ModelError("fruitless"));
  }, unseen);
  let next = setTimeout(giveUp, firstToken);
  const waitAtMost = (time: number): void => {
    clearTimeout(next);
    next = setTimeout(giveUp, time);
  };
  return {
    signal: AbortSignal.any([caller, ending.signal]),
    progress: () => waitAtMost(gap),
    afterword: () => waitAtMost(afterword),
    end() {
      clearTimeout(whole);
      clearTimeout(fruit);
      clearTimeout(next);
    },
  };
}
