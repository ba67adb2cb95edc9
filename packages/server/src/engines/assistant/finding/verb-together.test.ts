import { expect, test } from "vitest";
import { nl } from "../words/nl.ts";
import { withVerbTogether } from "./verb-together.ts";

test("however many clauses a message has, texts are asked for its verbs once", async () => {
  const asked: string[] = [];
  const termsOf = async (question: string) => {
    asked.push(question);
    return [{ term: "terugstuur", idf: 1 }];
  };
  expect(await withVerbTogether("hoe stuur ik iets terug?", termsOf, nl)).toBe("hoe terugstuur ik iets?");
  await withVerbTogether("stuur op. ".repeat(390), termsOf, nl);
  expect(asked).toHaveLength(2);
  expect(asked[1]!.length).toBeLessThan(100);
});
