import { expect, test } from "vitest";
import { asItIs } from "../said/follow-up.ts";
import { english } from "../said/languages.ts";
import { smallLibrary } from "../testing/small-library.ts";
import { extract } from "./compose.ts";
import { wishOf } from "./wish.ts";

const river = {
  title: "On the river",
  content: `
We hire out boats from the pontoon below the bridge, in any weather but a storm, and give everybody a short lesson before they leave, which is free, takes some ten minutes and is held at every full hour by the person who hands out the paddles, and who may also lend gloves, hats and bags to those that ask for one of these things when they come.

## Who may not hire

You cannot take a boat if you

- have been drinking
- are alone and under sixteen

## What to bring

Bring old shoes. Everybody should have

- a towel
- sun cream

## If a boat capsizes

Everybody in the crew of the boat holds on to it, whatever else may be floating away on the river by then, and first of all, before anything else is done or said about the paddles,

1. shouts
2. swims ashore

## Around

The mill is worth a visit.

- Opens at nine
- Has a shop`,
};

async function answerTo(question: string): Promise<string | undefined> {
  const found = await smallLibrary([river]).search("t", question, 10);
  return extract(found, wishOf(asItIs(question), english.words, english.words))?.blocks.join("\n\n");
}

test("a sentence that a list completes is quoted with it, and it with the sentence", async () => {
  const told = "You cannot take a boat if you [1]\n\n- have been drinking\n- are alone and under sixteen";
  expect(await answerTo("can I take a boat")).toBe(told);
  expect(await answerTo("have I been drinking")).toBe(told);
  expect(await answerTo("do I need a towel")).toBe("Everybody should have [1]\n\n- a towel\n- sun cream");
});

test("however long it is", async () => {
  expect(await answerTo("who swims ashore")).toMatch(/^Everybody in the crew [^]*\n\n1\. shouts\n2\. swims ashore$/);
});

test("what ends in a full stop introduces no list", async () => {
  expect(await answerTo("is there a shop")).toBe("**Around**\n\n- Opens at nine\n- Has a shop [1]");
  expect(await answerTo("is the mill worth a visit")).toBe("The mill is worth a visit. [1]");
});

test("prose ends before what a list completes", async () => {
  expect(await answerTo("should I bring old shoes")).toBe("Bring old shoes. [1]");
});
