import { expect, test } from "vitest";
import { ask, depsOf, turnOf } from "../testing/conversation.ts";
import { smallLibrary } from "../testing/small-library.ts";
import type { KnowledgeTool } from "../tools.ts";

const boats = smallLibrary([
  {
    title: "Our boats",
    content:
      "| Boat | Day | Lockers |\n|---|---|---|\n| Puffin | £80 | 2 |\n| Gannet | £140 | 6 |\n| Skua | £210 | 9 |\n\n## Handing over\n\nEmpty all lockers before you hand the boat over. Keys are with the harbour master.",
  },
  { title: "Dogs", content: "Dogs are welcome on all boats." },
]);
/** One that is sure of nothing. */
const unsure: KnowledgeTool = {
  search: async (...asked) => ({
    ...(await boats.search(...asked)),
    answerable: { score: 0.45, decision: "no_answer" },
  }),
};
const deps = depsOf({ knowledge: unsure });

test("what comes nearest answers where it has the figure of all that is asked", async () => {
  const { draft } = await ask(deps, turnOf("How many lockers does the Gannet have?"));
  expect(draft).toMatchObject({ kind: "answer", response: expect.stringContaining("Lockers: 6") });
  expect(draft.citations).toHaveLength(1);
});

test("not where a word of it stands nowhere, nor where no figure tells that it is meant", async () => {
  expect((await ask(deps, turnOf("How many lockers does the Gannet of Whitby have?"))).draft.kind).toBe("no_answer");
  expect((await ask(deps, turnOf("Lockers and keys?"))).draft.kind).toBe("no_answer");
});
