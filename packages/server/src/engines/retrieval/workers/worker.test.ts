import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isUnavailable } from "../../../db/failures.ts";
import { inProcess, inThread, type StartCarrier } from "./carriers.ts";
import { openWorker, WorkerError, type Worker } from "./worker.ts";

interface Echo {
  said: string;
  bytes: Uint8Array;
}

/** A machine that is busy with others takes its time to start a process. */
vi.setConfig({ testTimeout: 60_000 });

const module = new URL("../../../../test/echo-worker.ts", import.meta.url);
const open = (carrier: StartCarrier, timeoutMs = 8_000): Worker<string, Echo> =>
  openWorker(module, { carrier, data: { name: "echo" }, atOnce: 1, timeoutMs, memoryMb: 64 });

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

let worker: Worker<string, Echo>;
afterEach(() => worker.close());

describe.each([
  { name: "in a thread", carrier: inThread, breaks: ["exit", "hang"] },
  { name: "in a process", carrier: inProcess, breaks: ["exit", "hang", "fill"] },
])("a worker $name", ({ carrier, breaks }) => {
  beforeEach(() => {
    worker = open(carrier);
  });

  test("answers, each question its own", async () => {
    const answers = await Promise.all(["one", "two", "three"].map((question) => worker.ask(question)));
    expect(answers.map(({ said }) => said)).toEqual(["echo: one", "echo: two", "echo: three"]);
    expect(answers[0]?.bytes).toEqual(new Uint8Array(8));
  });

  test("throws what it threw there, and is still there", async () => {
    await expect(worker.ask("throw")).rejects.toMatchObject({ name: "RangeError", message: "too far", code: "E_FAR" });
    expect((await worker.ask("still there")).said).toBe("echo: still there");
  });

  test("is not asked what whoever asked does not wait for any more", async () => {
    const giving = new AbortController();
    const [first, second, third] = [worker.ask("pid"), worker.ask("exit", giving.signal), worker.ask("pid")];
    giving.abort(new Error("gave up"));
    await expect(second).rejects.toThrow("gave up");
    expect((await third).said).toBe((await first).said);
    await expect(worker.ask("late", giving.signal)).rejects.toThrow("gave up");
  });

  test("goes from line to line, whoever has come first and with however much", async () => {
    const lined = openWorker<string, Echo>(module, {
      carrier,
      data: { name: "echo" },
      atOnce: 1,
      lineOf: (question) => question.split(" ")[0]!,
      timeoutMs: 8_000,
      memoryMb: 64,
    });
    const order: string[] = [];
    const ask = async (question: string): Promise<void> => void order.push((await lined.ask(question)).said.slice(6));
    // One that asks anew as soon as it is answered waits behind those that came meanwhile.
    const again = ask("large 1").then(() => ask("large 4"));
    await Promise.all([again, ask("large 2"), ask("large 3"), ask("small 1"), ask("other 1"), ask("other 2")]);
    await lined.close();
    expect(order).toEqual(["large 1", "small 1", "other 1", "large 2", "other 2", "large 3", "large 4"]);
  });

  test("tells a lost connection from other failures", async () => {
    expect(isUnavailable(await worker.ask("query").catch((error: unknown) => error))).toBe(true);
    expect(isUnavailable(await worker.ask("throw").catch((error: unknown) => error))).toBe(false);
  });

  test.each(breaks)("fails at a question that makes it %s, and at no other", async (question) => {
    const asked = await Promise.allSettled([worker.ask("before"), worker.ask(question), worker.ask("behind")]);
    expect(asked.map((one) => (one.status === "fulfilled" ? one.value.said : one.reason))).toEqual([
      "echo: before",
      expect.any(WorkerError),
      "echo: behind",
    ]);
    expect((await worker.ask("later")).said).toBe("echo: later");
  });

  test("ends when it is closed, even while it hangs: whoever waits is told, and whoever asks later", async () => {
    const told = Promise.allSettled([worker.ask("hang"), worker.ask("behind")]);
    await worker.close();
    await worker.close();
    const later = await Promise.allSettled([worker.ask("later")]);
    for (const { reason } of [...(await told), ...later] as PromiseRejectedResult[]) {
      expect(reason).toMatchObject({ code: "overloaded" });
      expect(reason).not.toBeInstanceOf(WorkerError);
    }
  });
});

describe("a process", () => {
  test("is gone once its worker is closed", async () => {
    worker = open(inProcess);
    const pid = Number((await worker.ask("pid")).said);
    expect(isRunning(pid)).toBe(true);
    await worker.close();
    expect(isRunning(pid)).toBe(false);
  });

  test("is there before the first question where it is told to begin, and not after its worker is closed", async () => {
    const processes = (): number => process.getActiveResourcesInfo().filter((name) => name === "ProcessWrap").length;
    const before = processes();
    worker = open(inProcess);
    expect(processes()).toBe(before);
    worker.begin();
    worker.begin();
    expect(processes()).toBe(before + 1);
    expect((await worker.ask("one")).said).toBe("echo: one");
    await worker.close();
    worker.begin();
    expect(processes()).toBe(before);
  });

  test("is given nothing of the environment but what leads to the database", async () => {
    for (const name of ["ADMIN_API_KEY", "MODEL_API_KEY", "PGSSLROOTCERT"]) vi.stubEnv(name, "confided");
    worker = open(inProcess);
    const names = (await worker.ask("environment")).said.split(" ");
    vi.unstubAllEnvs();
    expect(names).toContain("PGSSLROOTCERT");
    expect(names.filter((name) => /KEY/.test(name))).toEqual([]);
  });

  test("does not outlive a server that is killed", async () => {
    const text = `
      import { openWorker } from ${JSON.stringify(new URL("./worker.ts", import.meta.url).href)};
      import { inProcess } from ${JSON.stringify(new URL("./carriers.ts", import.meta.url).href)};
      const options = { carrier: inProcess, data: {}, atOnce: 1, timeoutMs: 20_000, memoryMb: 64 };
      console.log((await openWorker(new URL(${JSON.stringify(module.href)}), options).ask("pid")).said);
      setInterval(() => {}, 1_000);`;
    const server = spawn(process.execPath, ["--input-type=module", "--eval", text], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [pid] = (await once(createInterface(server.stdout), "line")).map(Number) as [number];
    expect(isRunning(pid)).toBe(true);
    process.kill(pid, "SIGTERM");
    server.kill("SIGKILL");
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });
  });
});
