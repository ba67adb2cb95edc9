import { expect, test } from "vitest";
import { ask, depsOf, turnOf } from "../testing/conversation.ts";
import { smallLibrary, type SmallDocument } from "../testing/small-library.ts";

const documents: SmallDocument[] = [
  {
    title: "Our house: business hours, map and stairs",
    content:
      "Mill Lane 3, behind the church.\n\n## Business hours\n\nFrom 9:00 to 18:00.\n\n## Stairs\n\nTwo hours before a visit, ring the bell.",
  },
  {
    title: "Repair something",
    content: "Bring it to us.\n\n## Prices\n\nA seam costs 9 euros.",
  },
  {
    title: "Payment in parts",
    content: "In three parts.\n\n## What if I repair something?\n\nYou repair, and pay on.",
  },
  {
    title: "Season tickets",
    content:
      "A season ticket is valid for one year in all halls, and for two guests.\n\n## Money\n\nNo. A season ticket is never refunded.",
  },
  {
    title: "Booking",
    content:
      "## Costs\n\nIf you cancel a booking before arrival, nothing is taken.\n\n## Later\n\nTo cancel after arrival costs one night.",
  },
  {
    title: "Contact",
    content:
      "## Visit\n\nContact for groups: the desk on the first floor.\n\n## Telephone\n\n+353 20 915 0142, all day.\n\n## Letters by email\n\nWrite to hello@house.example at any time.",
  },
  { title: "Your account", content: "The phone number and the email are changed under Account." },
];
const deps = depsOf({ knowledge: smallLibrary(documents) });
const answerTo = async (question: string): Promise<string> => (await ask(deps, turnOf(question))).draft.response;

test.each([
  ["hours", /^From 9:00 to 18:00\./, "the section that is named after it"],
  ["repairs", /^Bring it to us\./, "the text that is named after it"],
])("the bare word %s is answered from %s", async (question, answer) => {
  expect(await answerTo(question)).toMatch(answer);
});

test("a sentence that says all that is asked goes before the beginning of a text named after half of it", async () => {
  expect(await answerTo("Is a season ticket refunded?")).toContain("never refunded");
});

test("what holds before something is no answer to what holds after it", async () => {
  expect(await answerTo("Can I cancel a booking after arrival?")).toMatch(/^To cancel after arrival/);
  expect(await answerTo("Can I cancel a booking before arrival?")).toMatch(/^If you cancel a booking before/);
});

test.each([
  ["contact", /\+353 20 915 0142|hello@house\.example/],
  ["How can I reach you?", /\+353 20 915 0142|hello@house\.example/],
  ["What is your email?", /hello@house\.example/],
])("%s is answered by what one calls or writes to", async (question, answer) => {
  expect(await answerTo(question)).toMatch(answer);
});

test("a ring that one asks for is not a call", async () => {
  const knowledge = smallLibrary([
    { title: "Rings", content: "Each ring is made of gold by hand." },
    { title: "Contact", content: "Ring us at +353 20 915 0142." },
  ]);
  const answered = async (question: string): Promise<string> =>
    (await ask(depsOf({ knowledge }), turnOf(question))).draft.response;
  expect(await answered("What about the ring?")).toMatch(/^Each ring/);
  expect(await answered("Can I ring you?")).toMatch(/^Ring us/);
});
