export interface BreakerLimits {
  /** How many of the last calls are looked at, and how many failures among them open the breaker. */
  calls: number;
  failures: number;
  /** Calls and openings count for this long, in milliseconds. */
  windowMs: number;
}

/** Ends a call. `abandoned`: how it ended says nothing of the endpoint. */
export type EndCall = (outcome: "succeeded" | "failed" | "abandoned") => void;

/** Spares an endpoint that fails, and visitors the wait for it. */
export interface Breaker {
  /** Begins a call, which must be ended; null: none may be made now. */
  begin(): EndCall | null;
  /** Opens for as long as the endpoint asked for, in milliseconds, within reason. */
  rest(time: number): void;
}

/** However long an endpoint asks to be left alone, after this a call tries, in milliseconds. */
const longestRest = 120_000;

/**
 * Opens when enough of the last calls failed; after the window lets a single call try, whose success closes it.
 * @param now milliseconds of a clock that never goes back
 * @param opened told each time that it opens after having been closed
 */
export function createBreaker(
  { calls, failures, windowMs }: BreakerLimits,
  now: () => number = () => performance.now(),
  opened: () => void = () => {},
): Breaker {
  let recent: { at: number; failed: boolean }[] = [];
  let restsUntil: number | null = null;
  let isTrying = false;

  const count = (failed: boolean): void => {
    recent = [...recent, { at: now(), failed }].filter(({ at }) => now() - at < windowMs).slice(-calls);
  };
  const open = (time: number): void => {
    if (restsUntil === null) opened();
    restsUntil = Math.max(restsUntil ?? 0, now() + time);
  };
  const endCall: EndCall = (outcome) => {
    if (outcome === "abandoned") return;
    count(outcome === "failed");
    // A call from before it opened says nothing of what came after.
    if (restsUntil === null && recent.filter(({ failed }) => failed).length >= failures) open(windowMs);
  };
  const endTry: EndCall = (outcome) => {
    isTrying = false;
    if (outcome === "failed") open(windowMs);
    if (outcome !== "succeeded") return;
    recent = [];
    restsUntil = null;
  };

  return {
    begin() {
      if (restsUntil === null) return endCall;
      if (isTrying || now() < restsUntil) return null;
      isTrying = true;
      return endTry;
    },
    rest: (time) => open(Math.min(time, longestRest)),
  };
}
