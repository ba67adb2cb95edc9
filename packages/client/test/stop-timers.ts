import { onTestFinished, vi } from "vitest";

/** Stops the client's timers for one test; they move by `vi.advanceTimersByTime` only. */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}
