import process from "node:process";

const EVERY_MS = 100;

/**
 * Waits for work on a file that lets others in now and then, and ends the process where it takes more processor time than
 * `mostMs`: a page of millions of strokes cannot be stopped otherwise. Nothing else may go on in the process meanwhile.
 */
export async function withinEffort<Result>(mostMs: number, work: () => Promise<Result>): Promise<Result> {
  const begun = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(begun);
    if ((user + system) / 1_000 > mostMs) process.exit(1);
  }, EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
