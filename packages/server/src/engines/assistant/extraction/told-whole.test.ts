import { expect, test } from "vitest";
import { ask, depsOf, turnOf } from "../testing/conversation.ts";
import { smallLibrary } from "../testing/small-library.ts";

const workshop = smallLibrary([
  {
    title: "Waiting times",
    content: `- Violins: 6 to 8 weeks
- Cellos: 10 weeks
- Bows: 9 days
- Cases: 3 days
- Strings: 2 days
- Pegs: 2 days
- Bridges: 4 days
- Chin rests: 1 day

In August everything takes two weeks longer, since the workshop rests.`,
  },
  {
    title: "Leaving the orchestra",
    content: `1. Open your page.
2. Press "Leave".
3. Confirm by mail.

Only the first chair can do this for others.`,
  },
  {
    title: "Sending instruments",
    content: `We send instruments to Denmark and Spain with a courier whom we trust.

| Country | Violin | Cello | With insurance |
| --- | --- | --- | --- |
| Denmark | 30 | 80 | yes |
| Spain | 40 | 99 | not offered |
| Italy | 45 | 120 | yes |
| Greece | 60 | 150 | yes |`,
  },
  {
    title: "Tuning",
    content:
      "The tuner tunes pianos and harps in our hall. He brings his own tools and needs an hour of quiet. Old pianos take him a little longer than new ones do. Please move what stands on the piano beforehand. He is there on Tuesday and Friday.",
  },
  {
    title: "Insurance",
    content: `Instruments are insured by their owners.

## School instruments

These are mostly paid by the town. Bring the letter of your school.`,
  },
]);

const answered = async (question: string): Promise<string> =>
  (await ask(depsOf({ knowledge: workshop }), turnOf(question))).draft.response;

test.each([
  ["how long does a violin take", "6 to 8 weeks"],
  ["who can leave the orchestra", "Only the first chair"],
  ["do you send to spain with insurance", "not offered"],
  ["when is the tuner of pianos there", "Tuesday and Friday"],
])("what answers is not cut off: %s", async (question, told) => {
  expect(await answered(question)).toContain(told);
});

test("what begins with a word for what its heading names is told under that", async () => {
  expect(await answered("is this paid by the town")).toContain("**School instruments**");
});
