/** What became of the tests of a stage. */
export interface Counts {
  passed: number;
  failed: number;
  /** Not run: marked to be skipped or still to be written, or after a failure that they depend on. */
  skipped: number;
}

/** The part of Vitest's JSON report that counts. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** The part of Playwright's JSON report that counts. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** @param report null where the runner wrote none */
export function countVitest(succeeded: boolean, report: VitestReport | null): Counts {
  if (!report) return honest(succeeded, { passed: 0, failed: 0, skipped: 0 });
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return honest(succeeded, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** @param report null where the runner wrote none */
export function countPlaywright(succeeded: boolean, report: PlaywrightReport | null): Counts {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return honest(succeeded, { passed: expected + flaky, failed: unexpected, skipped });
}

export const sum = (all: Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
});

/** A runner that fails without a failed test counts as one failure, and so does one that ran no test at all. */
function honest(succeeded: boolean, counts: Counts): Counts {
  const isBlank = counts.passed === 0;
  return counts.failed === 0 && (!succeeded || isBlank) ? { ...counts, failed: 1 } : counts;
}
