import { afterEach, beforeEach, expect, test } from "vitest";
import { openThread, ThreadError, type Thread } from "./thread.ts";

interface Echo {
  said: string;
  bytes: Uint8Array;
}

let thread: Thread<string, Echo>;
beforeEach(() => {
  thread = openThread<string, Echo>(new URL("../../../test/echo-thread.ts", import.meta.url), {
    data: { name: "echo" },
    timeoutMs: 2_000,
    memoryMb: 64,
  });
});
afterEach(() => thread.close());

test("answers, each question its own", async () => {
  const answers = await Promise.all(["one", "two", "three"].map((question) => thread.ask(question)));
  expect(answers.map(({ said }) => said)).toEqual(["echo: one", "echo: two", "echo: three"]);
  expect(answers[0]?.bytes).toHaveLength(8);
});

test("what it throws comes over", async () => {
  await expect(thread.ask("throw")).rejects.toMatchObject({ name: "RangeError", message: "too far", code: "E_FAR" });
  expect((await thread.ask("still there")).said).toBe("echo: still there");
});

test.each(["exit", "hang"])("after a question that makes it %s, the next one is answered", async (question) => {
  await expect(thread.ask(question)).rejects.toBeInstanceOf(ThreadError);
  expect((await thread.ask("again")).said).toBe("echo: again");
});

test("once closed it starts again when asked, and closing twice is harmless", async () => {
  await thread.ask("one");
  await thread.close();
  await thread.close();
  expect((await thread.ask("two")).said).toBe("echo: two");
});
