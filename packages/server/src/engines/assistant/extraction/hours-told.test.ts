import { expect, test } from "vitest";
import { asItIs } from "../said/follow-up.ts";
import { english } from "../said/languages.ts";
import { smallLibrary } from "../testing/small-library.ts";
import { extract } from "./compose.ts";
import { wishOf } from "./wish.ts";

const main = `We have two shops. Our main shop is at 14 Quay Street in Arnby, next to the old fish market and opposite the bus station. It is open Monday to Friday from 8 in the morning until half past six, and on Saturdays from 9 to 13:00. On Sundays it is closed.`;
const thorley = `The smaller shop in Thorley opens on Mondays and Fridays only, from 9 a.m. to noon. On all other days it is shut.`;
const where = {
  title: "Where to find us",
  content: `${main} Dogs are welcome.\n\n${thorley}\n\nThe bus stops outside.`,
};

async function answerTo(question: string, document = where): Promise<string | undefined> {
  const found = await smallLibrary([document]).search("t", question, 10);
  return extract(found, wishOf(asItIs(question), english.words, english.words))?.blocks.join("\n\n");
}

test.each(["when are you open", "open on saturdays", "which hours are the shops open"])(
  "of the opening hours of two places both are quoted, to where they last say open or closed: %s",
  async (question) => {
    expect(await answerTo(question)).toBe(`${main}\n\n${thorley} [1]`);
  },
);

test("but those of a place alone where it is named", async () => {
  expect(await answerTo("when is the shop in Thorley open")).toBe(`${thorley} [1]`);
});

test("a short paragraph is quoted whole, of a longer one what holds of its hours too", async () => {
  const short = "We open Monday to Friday from 9 a.m. to 6 p.m. Ring the bell beside the gate.";
  expect(await answerTo("when are you open", { title: "Visits", content: short })).toBe(`${short} [1]`);
  const long = `${main} Last orders are at 5 p.m.`;
  const content = `${long} The red house was built by a captain.`;
  expect(await answerTo("when are you open", { title: "Visits", content })).toBe(`${long} [1]`);
});

test("hours of a few days are none of another place", async () => {
  const content = `${main}\n\nOn Christmas Eve we are open from 9 a.m. to noon.`;
  expect(await answerTo("when are you open", { title: "Where to find us", content })).toBe(`${main} [1]`);
});

test("of a paragraph that is too long what tells the hours is quoted", async () => {
  const long = `${"Much could be said of the way that the founders found the house by the river. ".repeat(8)}`;
  const told = "We open Monday to Friday from 9 a.m. to 6 p.m. We are closed on Sundays.";
  expect(await answerTo("when are you open", { title: "About", content: `${long}${told} So it goes.` })).toBe(
    `${told} [1]`,
  );
});
