import { expect, test, vi } from "vitest";
import { inProcess } from "./carriers.ts";
import { quickFirst } from "./quick-first.ts";
import { openWorker, WorkerError, type Worker } from "./worker.ts";

interface Echo {
  said: string;
}

/** A machine that is busy with others takes its time to start a process. */
vi.setConfig({ testTimeout: 60_000 });

const open = (name: string, timeoutMs: number): Worker<string, Echo> =>
  openWorker(new URL("../../../../test/echo-worker.ts", import.meta.url), {
    carrier: inProcess,
    data: { name },
    atOnce: 1,
    lineOf: (question) => question,
    timeoutMs,
    memoryMb: 64,
  });

test("what takes long keeps nobody waiting but its like, and is done all the same", async () => {
  const worker = quickFirst(open("quick", 5_000), open("patient", 40_000));
  const order: string[] = [];
  const ask = async (question: string): Promise<string> => {
    const { said } = await worker.ask(question);
    order.push(question);
    return said;
  };
  const [slow, other, another] = await Promise.all([ask("wait 11000"), ask("one"), ask("two")]);
  await worker.close();
  expect([slow, other, another]).toEqual(["patient: wait 11000", "quick: one", "quick: two"]);
  expect(order.at(-1)).toBe("wait 11000");
});

test("what ends the quick one is not tried again, and neither is what it refuses", async () => {
  const worker = quickFirst(open("quick", 8_000), open("patient", 30_000));
  await expect(worker.ask("exit")).rejects.toBeInstanceOf(WorkerError);
  await expect(worker.ask("throw")).rejects.toThrow("too far");
  await worker.close();
});

test("what takes the patient one too long fails", async () => {
  const worker = quickFirst(open("quick", 500), open("patient", 500));
  await expect(worker.ask("hang")).rejects.toBeInstanceOf(WorkerError);
  await worker.close();
});
