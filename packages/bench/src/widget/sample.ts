import type { Probe } from "./probe.ts";
import { median } from "./statistics.ts";

/** Tasks that held up the page for more than 50 ms, in a stretch of time. */
export interface LongTasks {
  count: number;
  /** Milliseconds. */
  longest: number;
  total: number;
}

/** What one round has measured of one contender. Times in ms, sizes in bytes. */
export interface Sample {
  bytesLoaded: number;
  bytesOpened: number;
  requestsLoaded: number;
  requestsOpened: number;
  elsewhere: number;
  shiftLoaded: number;
  shiftOpened: number;
  cold: number;
  warm: number;
  heapLoaded: number;
  heapOpened: number;
  nodesLoaded: number;
  nodesOpened: number;
  tasksLoadedCount: number;
  tasksLoadedLongest: number;
  tasksLoadedTotal: number;
  tasksOpenedCount: number;
  tasksOpenedLongest: number;
  tasksOpenedTotal: number;
  /** The longest interaction: on the launcher, of the typing, of Enter. */
  inpOpen: number;
  inpType: number;
  inpSend: number;
}

export function longTasks(tasks: Probe["longTasks"], from: number, to = Number.POSITIVE_INFINITY): LongTasks {
  const within = tasks.filter(({ start }) => start >= from && start < to).map(({ duration }) => duration);
  return { count: within.length, longest: Math.max(0, ...within), total: within.reduce((sum, one) => sum + one, 0) };
}

/** The sum of all shifts in a stretch of time, those right after an input among them. */
export const shift = (shifts: Probe["shifts"], from: number, to = Number.POSITIVE_INFINITY): number =>
  shifts.filter(({ start }) => start >= from && start < to).reduce((sum, { value }) => sum + value, 0);

/** The longest event of an interaction that began in a stretch of time; 0: none took 16 ms. */
export const longestInteraction = (
  interactions: Probe["interactions"],
  from: number,
  to = Number.POSITIVE_INFINITY,
): number =>
  Math.max(0, ...interactions.filter(({ start }) => start >= from && start < to).map(({ duration }) => duration));

/** Each measure's median; of what no round has measured, nothing. */
export function medians(samples: Partial<Sample>[]): Partial<Sample> {
  const names = new Set(samples.flatMap((sample) => Object.keys(sample) as (keyof Sample)[]));
  const middle = (name: keyof Sample): number =>
    median(samples.map((sample) => sample[name]).filter((value) => value !== undefined));
  return Object.fromEntries([...names].map((name) => [name, middle(name)]));
}
