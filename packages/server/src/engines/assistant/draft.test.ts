import fc from "fast-check";
import { expect, test } from "vitest";
import { draftOf, tell } from "./draft.ts";

const told = (response: string): string[] =>
  Array.from(tell(draftOf("answer", response))).flatMap((event) => (event.type === "delta" ? [event.text] : []));

test("prose is told by the sentence, lists and tables whole", () => {
  expect(
    told("It takes 2.5 days. Really! See below:\n\n1. Pack it. Well.\n2. Send it.\n\n| a | b |\n|---|---|\n\nDone."),
  ).toEqual([
    "It takes 2.5 days. ",
    "Really! ",
    "See below:\n\n",
    "1. Pack it. Well.\n2. Send it.\n\n",
    "| a | b |\n|---|---|\n\n",
    "Done.",
  ]);
});

test("the pieces are the response, and the draft comes last", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", " ", ".", "\n", "-", "|", "1", "é", "\n\n", "`", "?") }),
      (response) => {
        const events = Array.from(tell(draftOf("answer", response)));
        expect(events.at(-1)).toEqual({ type: "draft", draft: draftOf("answer", response) });
        expect(told(response).join("")).toBe(response);
      },
    ),
  );
});
