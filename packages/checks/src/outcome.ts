import { readFileSync, writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** What became of the tests of a stage. */
export interface Outcome {
  passed: number;
  /** Not run: marked to be skipped or still to be written, or after a failure that they depend on. */
  skipped: number;
  /** Tests that passed only when they were tried again, by file and titles: bugs, in them or in what they test. */
  unsteady: string[];
  /** A line for each test that failed, by its file and titles, and for each error that belongs to no test. */
  failures: string[];
}

/** For a reporter, in its runner: says what became of the tests, in the file that run-all names. */
export function reportOutcome(outcome: Outcome): void {
  writeFileSync(String(process.env["OUTCOME_FILE"]), JSON.stringify(outcome));
}

/** A runner that failed without a failed test has one failure all the same, and so has one that ran no test at all. */
export function readOutcome(succeeded: boolean, file: string): Outcome {
  const outcome = read(file);
  if (!outcome)
    return { passed: 0, skipped: 0, unsteady: [], failures: ["ended before it could say what became of its tests"] };
  if (outcome.failures.length > 0) return outcome;
  if (!succeeded) return { ...outcome, failures: ["ended with an error, though no test failed"] };
  return outcome.passed > 0 ? outcome : { ...outcome, failures: ["ran no test"] };
}

/** What a person needs of an error to find it in the log. */
export const firstLine = (message = ""): string => stripVTControlCharacters(message).trim().split("\n", 1).join();

function read(file: string): Outcome | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Outcome;
  } catch {
    return null;
  }
}
