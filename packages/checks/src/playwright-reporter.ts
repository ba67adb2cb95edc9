import { relative } from "node:path";
import type { FullConfig, Reporter, Suite, TestCase, TestError } from "@playwright/test/reporter";
import { firstLine, reportOutcome } from "./outcome.ts";

/** Tells run-all what became of Playwright's tests, and of what comes before and after them. */
export default class PlaywrightReporter implements Reporter {
  private tests: TestCase[] = [];
  private errors: TestError[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.tests = suite.allTests();
  }

  /** A file that does not load, a server that does not start, a teardown that throws. */
  onError(error: TestError): void {
    this.errors.push(error);
  }

  onEnd(): void {
    const withOutcome = (outcome: string) => this.tests.filter((test) => test.outcome() === outcome);
    reportOutcome({
      passed: withOutcome("expected").length + withOutcome("flaky").length,
      skipped: withOutcome("skipped").length,
      unsteady: withOutcome("flaky").map(nameOf),
      failures: [
        ...withOutcome("unexpected").map(nameOf),
        ...this.errors.map(({ message, value }) => firstLine(message ?? value)),
      ],
    });
  }
}

/** The path of titles begins with nothing, the project and the file. */
function nameOf(test: TestCase): string {
  const [, project, , ...titles] = test.titlePath();
  const name = [relative(process.cwd(), test.location.file), ...titles].join(" › ");
  return project ? `${name} (${project})` : name;
}
