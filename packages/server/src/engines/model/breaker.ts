export interface BreakerLimits {
  /** How many of the last calls are looked at, and how many failures among them open the breaker. */
  calls: number;
  failures: number;
  /** Calls and openings count for this long, in milliseconds. */
  windowMs: number;
}

/** Spares an endpoint that fails, and visitors the wait for it. */
export interface Breaker {
  /** Whether a call may be made now; each one that may must be ended. */
  begin(): boolean;
  /** `abandoned`: the caller lost interest, which says nothing of the endpoint. */
  end(outcome: "succeeded" | "failed" | "abandoned"): void;
  /** Opens for as long as the endpoint asked for, in milliseconds, within reason. */
  rest(time: number): void;
}

/** However long an endpoint asks to be left alone, after this a call tries, in milliseconds. */
const longestRest = 120_000;

/**
 * Opens when enough of the last calls failed; after the window lets a single call try, whose success closes it.
 * @param now milliseconds of a clock that never goes back
 */
export function createBreaker(
  { calls, failures, windowMs }: BreakerLimits,
  now: () => number = () => performance.now(),
): Breaker {
  let recent: { at: number; failed: boolean }[] = [];
  let restsUntil: number | null = null;
  let isTrying = false;

  return {
    begin() {
      if (restsUntil === null) return true;
      if (isTrying || now() < restsUntil) return false;
      isTrying = true;
      return true;
    },
    end(outcome) {
      const wasTrying = isTrying;
      isTrying = false;
      if (outcome === "abandoned") return;
      if (wasTrying && outcome === "succeeded") {
        recent = [];
        restsUntil = null;
      } else {
        recent = [...recent, { at: now(), failed: outcome === "failed" }]
          .filter(({ at }) => now() - at < windowMs)
          .slice(-calls);
        if (wasTrying || recent.filter(({ failed }) => failed).length >= failures)
          restsUntil = Math.max(restsUntil ?? 0, now() + windowMs);
      }
    },
    rest(time) {
      restsUntil = Math.max(restsUntil ?? 0, now() + Math.min(time, longestRest));
    },
  };
}
