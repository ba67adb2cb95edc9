import type { Browser } from "@playwright/test";
import { measure } from "./measure.ts";
import type { Entry } from "./report.ts";

interface Bounds {
  rounds: number;
  /** Since `began`, on this process's clock. */
  minutes: number;
  began: number;
  signal: AbortSignal;
}

/**
 * Measures the page alone and then each contender, round after round, so that a busy minute of the machine falls on all; as many
 * rounds as there is time for, if the last one tells how long the next one takes, and at least one. Fills in the samples.
 */
export async function takeTurns(
  browser: Browser,
  shop: string,
  entries: Entry[],
  { rounds, minutes, began, signal }: Bounds,
): Promise<{ alone: Entry["samples"]; rounds: number }> {
  const alone: Entry["samples"] = [];
  let took = 0;
  const elapsed = (): number => (performance.now() - began) / 1000;
  while (alone.length < rounds && (alone.length === 0 || elapsed() + took < minutes * 60)) {
    const from = elapsed();
    alone.push(await measure(browser, `${shop}/alone`));
    for (const { contender, samples, trouble } of entries) {
      try {
        samples.push(await measure(browser, `${shop}/${contender.slug}`, trouble ? undefined : contender.launcher));
      } catch (error) {
        signal.throwIfAborted();
        console.error(`${contender.name}, left out of round ${alone.length}: ${(error as Error).message}`);
      }
    }
    took = elapsed() - from;
    console.log(`Round ${alone.length} of ${rounds} took ${took.toFixed(0)} s`);
  }
  return { alone, rounds: alone.length };
}
