import { relative } from "node:path";
import type { Reporter, SerializedError, TestCase, TestModule } from "vitest/node";
import { firstLine, reportOutcome } from "./outcome.ts";

/** Tells run-all what became of Vitest's tests, and of what comes before, after and beside them. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const withState = (state: string) => tests.filter((test) => test.result().state === state);
    reportOutcome({
      passed: withState("passed").length,
      skipped: withState("skipped").length,
      unsteady: tests.filter((test) => test.diagnostic()?.flaky).map(nameOf),
      failures: [...withState("failed").map(nameOf), ...modules.flatMap(besideTests), ...unhandledErrors.map(leftOver)],
    });
  }
}

const nameOf = ({ module, fullName }: TestCase): string => `${pathOf(module)} > ${fullName}`;

const pathOf = (module: TestModule): string => relative(process.cwd(), module.moduleId);

/** What went wrong in a file outside of its tests: it did not load, a hook threw, or it was never finished. */
function besideTests(module: TestModule): string[] {
  const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors());
  const lines = errors.map(({ message }) => `${pathOf(module)}: ${firstLine(message)}`);
  return module.state() === "pending" || module.state() === "queued"
    ? [...lines, `${pathOf(module)}: was not finished`]
    : lines;
}

function leftOver(error: SerializedError): string {
  const path = error["VITEST_TEST_PATH"];
  const where = typeof path === "string" ? `${relative(process.cwd(), path)}: ` : "";
  return `${where}left over: ${firstLine(error.message)}`;
}
