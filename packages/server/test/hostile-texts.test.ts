import { describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop();
const put = (content: string) =>
  shop.app.admin("POST", `${shop.url}/documents`, { title: "A trap", content, format: "markdown" });

describe("a text that opens thousands of blocks in one another on one line is refused in words:", () => {
  test.each([
    ["quotes", "> ", 990_000],
    ["quotes without a space", ">", 1_900_000],
    ["numbers", "1. ", 650_000],
    ["quotes and lists", "> + ", 490_000],
  ])("%s", async (_, marks, times) => {
    expect(expectProblem(await put(`${marks.repeat(times)}Free.`), "validation_failed").errors).toEqual([
      { pointer: "/content", code: "too_deep", detail: "The document is nested too deeply to be read." },
    ]);
  });
});

describe("one that is merely odd is read:", () => {
  test.each([
    ["quotes whose every other line goes on without a mark", "> We ship to Norway.\nAnd to Sweden.\n".repeat(50_000)],
    ["lists in quotes that go on without", "> - We ship to Norway.\nAnd to Sweden.\n".repeat(50_000)],
    ["lists in lists", Array.from({ length: 1_300 }, (_, depth) => `${"  ".repeat(depth)}- Norway.`).join("\n")],
    ["a hundred rules", `${"- ".repeat(200)}\n\nWe ship to Norway.\n\n${"* ".repeat(200)}\n\nFree.`],
  ])("%s", async (_, content) => {
    const reply = await put(content);
    expect([reply.statusCode, reply.json()]).toMatchObject([201, { status: "ready" }]);
  });
});
