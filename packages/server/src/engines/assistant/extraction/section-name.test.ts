import { expect, test } from "vitest";
import { asItIs } from "../said/follow-up.ts";
import { english } from "../said/languages.ts";
import { smallLibrary, type SmallDocument } from "../testing/small-library.ts";
import { extract } from "./compose.ts";
import { wishOf } from "./wish.ts";

async function answerFrom(document: SmallDocument, question: string): Promise<string | undefined> {
  const found = await smallLibrary([document]).search("t", question, 10);
  return extract(found, wishOf(asItIs(question), english.words, english.words))?.blocks.join("\n\n");
}

test("what a section of another name says, which lacks what was asked for, stands under its name", async () => {
  const plants = {
    title: "House plants",
    content: `
## Spider plant

Not poisonous to cats and dogs. It forgives nearly everything.

## Ivy

Likes shade and a moist soil. Grows up to three metres.`,
  };
  expect(await answerFrom(plants, "Is ivy poisonous to dogs?")).toMatch(/^\*\*Spider plant\*\*\n\nNot poisonous/);
  expect(await answerFrom(plants, "Is the spider plant poisonous to dogs?")).toMatch(/^Not poisonous/);
});

test("a list of what is not so stands under the name that says it, also where that has been asked with", async () => {
  const cover = {
    title: "Breakdown cover",
    content: `
## What is covered

Towing, a taxi and one night in a hotel.

## What is not covered

Tyres, a flat battery and lost keys.`,
  };
  expect(await answerFrom(cover, "Are tyres covered?")).toMatch(/^\*\*What is not covered\*\*\n\nTyres/);
  expect(await answerFrom(cover, "Is a taxi covered?")).toMatch(/^Towing/);
});
