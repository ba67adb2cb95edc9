import { expect, test } from "vitest";
import { withoutRepeated } from "./repeated.ts";

const whole = (text: string, repeated: number[] = []) =>
  withoutRepeated(text, { isPlainText: false, repeated: new Set(repeated) });

/** What is left of a text on a site on most of whose pages these blocks stand. */
const without = (text: string, ...repeated: string[]): string =>
  whole(
    text,
    repeated.flatMap((block) => whole(block).blocks),
  )
    .text.replace(/\n{2,}/g, "\n")
    .trim();

test("a block is known by its words, whatever it links and however it is marked", () => {
  expect(without("Own.\n\n**Read** [more](/a?b)!", "Read [more](/c)")).toBe("Own.");
  expect(without("Own.\n\n- [A](/a)\n- B", "- A\n- [B](/b)")).toBe("Own.");
  expect(without("Own.\n\n- A\n- B\n- C", "- A\n- B")).toBe("Own.\n- A\n- B\n- C");
  expect(without("Eigenes.\n\nストアへ戻る", "ストアへ戻る")).toBe("Eigenes.");
});

test("a heading goes with what stands below it, and stays with what is left there", () => {
  const page = "# Hats\n\nOwn.\n\n## Notes\n\nOften said.\n\n### More\n\nOften told.\n\n## Care\n\nOwn too.";
  expect(without(page, "Often said.", "Often told.", "## Notes", "### More")).toBe("# Hats\nOwn.\n## Care\nOwn too.");
  expect(without(page, "Often said.", "## Notes", "### More")).toBe(
    "# Hats\nOwn.\n## Notes\n### More\nOften told.\n## Care\nOwn too.",
  );
});

test("what is all that a page, or a heading of its own, has stays", () => {
  expect(without("Often said.\n\nOften told.", "Often said.", "Often told.")).toBe("Often said.\nOften told.");
  expect(without("Often told.\n\n# Contact\n\nOften said.", "Often said.", "Often told.")).toBe(
    "# Contact\nOften said.",
  );
  expect(without("# Hats\n\nOwn.\n\n## Price\n\nOften said.", "Often said.")).toBe(
    "# Hats\nOwn.\n## Price\nOften said.",
  );
  expect(without("# Hats\n\n## Price\n\nOften said.", "## Price", "Often said.")).toBe("# Hats\n## Price\nOften said.");
});

test("what introduces something stays with it", () => {
  expect(without("Do this:\n\n1. Ask.\n\nDo that:\n\nOften said.", "Do this:", "Do that:", "Often said.")).toBe(
    "Do this:\n1. Ask.",
  );
});

test("of a very long page, both ends are compared", () => {
  const { blocks } = whole(Array.from({ length: 5_000 }, (_, at) => `Said ${at}.`).join("\n\n"));
  expect(blocks).toHaveLength(800);
  expect(blocks).toEqual(expect.arrayContaining([...whole("Said 0.").blocks, ...whole("Said 4999.").blocks]));
});
