import { expect, test } from "vitest";
import { asItIs } from "../said/follow-up.ts";
import { english } from "../said/languages.ts";
import { smallLibrary } from "../testing/small-library.ts";
import { extract } from "./compose.ts";
import { wishOf } from "./wish.ts";

const shops = {
  title: "Our shops",
  content: `
## By the water

The harbour shop opens Monday to Saturday at 10:00. It closes at 19:00, and all day on Sundays.

Lockers can be rented by the day. No dogs are allowed in the harbour shop.`,
};

async function answerTo(question: string): Promise<string | undefined> {
  const found = await smallLibrary([shops]).search("t", question, 10);
  return extract(found, wishOf(asItIs(question), english.words, english.words))?.blocks.join("\n\n");
}

test("a short paragraph is quoted from its beginning on", async () => {
  expect(await answerTo("When does the shop close?")).toMatch(/^The harbour shop opens Monday to Saturday at 10:00/);
});

test("but where a sentence of it says all that is asked", async () => {
  expect(await answerTo("Are dogs allowed in the harbour shop?")).toMatch(/^No dogs are allowed/);
});
