import { expect, test } from "vitest";
import { openGoodsSaid } from "./goods-said.ts";
import { languageOf } from "../language/language.ts";
import { openSaidIn } from "./said-in.ts";
import { createLexer } from "../language/lexer.ts";

const english = languageOf("en");
const lexer = createLexer(async (lookups) => lookups.map(({ words }) => words), 1_000);
const goodsSaid = openGoodsSaid(lexer);

const othersFor = async (text: string, ...held: string[]): Promise<string[][]> => {
  const readings = await lexer.readings(text, [english]);
  const question = { text, languages: [english], readings, saidIn: openSaidIn(text, lexer) };
  const found = await goodsSaid(question, (lexeme) => held.includes(lexeme));
  return found.map(({ of, by }) => [...of, ...by]);
};

test("goods are looked for by their other names, in any of their forms", async () => {
  expect(await othersFor("cheap notebooks", "laptop")).toEqual([["notebooks", "laptop"]]);
});

test("once, however often they are named", async () => {
  expect(await othersFor("notebook laptop notebook ".repeat(100), "laptop", "ordinateur", "portable")).toEqual(
    await othersFor("notebook laptop", "laptop", "ordinateur", "portable"),
  );
});
