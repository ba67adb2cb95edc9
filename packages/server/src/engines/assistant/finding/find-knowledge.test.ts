import { describe, expect, test } from "vitest";
import { searchAsIfAsked } from "./find-knowledge.ts";
import { smallLibrary, type SmallDocument } from "../testing/small-library.ts";
import type { FoundKnowledge } from "../tools.ts";

const tenant = { id: "t", locale: "en" };
const library = smallLibrary([
  { title: "Kettles", content: "The warranty of a machine lasts two years." },
  { title: "Toasters", content: "The warranty of a machine lasts three years." },
  { title: "Engraving", content: "We engrave bottles for 9 euros." },
  { title: "Repairs", content: "A broken handle is mended for free while the warranty of a machine lasts." },
] satisfies SmallDocument[]);

const search = (question: string, ...before: string[]): Promise<FoundKnowledge> =>
  searchAsIfAsked(library, tenant, question, before, 10);

const titles = async (question: string, ...before: string[]): Promise<string[]> =>
  (await search(question, ...before)).passages.map(({ title }) => title);

const warranty = "How many years does the warranty of this machine last?";

test("of passages that answer a question alike, those come first that are about what was talked about", async () => {
  expect((await titles(warranty)).slice(0, 2)).toEqual(["Kettles", "Toasters"]);
  expect((await titles(warranty, "Do you sell toasters?")).slice(0, 2)).toEqual(["Toasters", "Kettles"]);
  expect((await titles(warranty, "Do you sell toasters?", "Is it open on Sundays?"))[0]).toBe("Toasters");
});

test("what was talked about before drowns no question, however long it was talked about", async () => {
  const long = "Which bottles do you engrave, for how many euros are bottles engraved, and for bottles and engraving?";
  expect((await titles(warranty, long, long, long))[0]).toBe("Kettles");
});

test("whether there is an answer, a question that stands alone decides alone", async () => {
  const [alone, amid] = [await search(warranty), await search(warranty, "Do you engrave bottles?")];
  expect(amid.answerable).toEqual(alone.answerable);
  const question = "Which striped zebras graze beside rivers?";
  expect((await search(question, "Do you engrave bottles?")).answerable.decision).toBe("no_answer");
});

test("what a question that stands alone is answered by, its own words tell, else those of what was talked about, but less", async () => {
  const [alone, amid] = [await search(warranty), await search(warranty, "Do you engrave bottles?")];
  expect(amid.terms).toEqual(alone.terms);
  const unanswered = "Which striped zebras graze beside rivers?";
  const [none, amidNone, before] = [
    await search(unanswered),
    await search(unanswered, "Do you engrave bottles?"),
    await search("bottles engrave"),
  ];
  expect(amidNone.terms.slice(0, none.terms.length)).toEqual(none.terms);
  const carried = amidNone.terms.slice(none.terms.length);
  expect(carried.map(({ term }) => term)).toEqual(before.terms.map(({ term }) => term).toReversed());
  for (const { idf } of carried) expect(idf).toBeLessThanOrEqual(before.terms[0]!.idf / 2);
});

test("a question that leans on the one before is sought with its words", async () => {
  expect((await titles("how much is it?", "Do you engrave bottles?"))[0]).toBe("Engraving");
});

test("what a question asks takes the place of what was asked before", async () => {
  const parcels = smallLibrary([
    {
      title: "Shipping",
      content:
        "## How long it takes\n\nParcels arrive in two working days.\n\n## What it costs\n\nShipping costs 4.90 euros.",
    },
  ] satisfies SmallDocument[]);
  const { passages } = await searchAsIfAsked(
    parcels,
    tenant,
    "And how long does it take?",
    ["What does shipping cost?"],
    10,
  );
  expect(passages[0]?.headings.at(-1)).toBe("How long it takes");
});

const shop = smallLibrary([
  {
    title: "Shipping",
    content:
      "Shipping costs depend on the country.\n\n## Germany\n\nShipping to Germany costs 9 euros and takes four days.",
  },
  { title: "Returns", content: "You may send things back within 30 days.\n\n## Costs\n\nReturns are free." },
  { title: "Leather boots", content: "Grease them twice a year." },
  { title: "Contact", content: "Ring us or write to us." },
  { title: "Gift cards", content: "A gift card is valid for five years." },
  { title: "Trade-in", content: "Sending it to us is free." },
]);
const after = async (question: string, ...before: string[]) => {
  const { passages, answerable } = await searchAsIfAsked(shop, tenant, question, before, 10);
  return [passages[0]?.title, answerable.decision];
};

test.each([
  ["what about returns?", "What does shipping to Germany cost?", "Returns"],
  ["what about gift cards?", "What does shipping to Germany cost?", "Gift cards"],
  ["And leather boots?", "What does shipping to Germany cost?", "Leather boots"],
])("%s is about what it names, not about what was asked before", async (question, before, title) => {
  expect(await after(question, before)).toEqual([title, "answer"]);
});

test.each(["Is it free?", "Can I grease it?"])(
  "%s is not answered from what has nothing to do with what was asked before, nor by that alone",
  async (question) => {
    expect((await after(question, "How do I contact you?"))[1]).toBe("no_answer");
  },
);

test("a kind of what was asked about is sought with it, although it names something of its own elsewhere", async () => {
  const post = smallLibrary([
    { title: "Post", content: "## Prices and days\n\nStandard letters take five days, express letters take one day." },
    { title: "Complaints", content: "For a standard complaint use the standard form." },
  ]);
  const { passages } = await searchAsIfAsked(
    post,
    tenant,
    "and standard?",
    ["How many days do express letters take?"],
    10,
  );
  expect(passages[0]?.title).toBe("Post");
});

describe("what a question names word for word answers it, whatever was talked about before:", () => {
  const prices = smallLibrary([
    { title: "Prices", content: "## Which tickets do you take?\n\nThose of the town and of the county." },
    {
      title: "Students",
      content: "## Student discount\n\nStudents take a ticket of the theatre and save a fifth, on Sundays as well.",
    },
    { title: "Theatre", content: "The theatre for students on Sundays: the discount, the ticket and what to take." },
    { title: "Cinema", content: "## Seats\n\nSeats in the cinema are soft." },
    { title: "Opera", content: "## Seats\n\nSeats in the opera are hard." },
  ]);
  const headings = async (question: string, ...before: string[]): Promise<string[]> => {
    const { passages } = await searchAsIfAsked(prices, tenant, question, before, 10);
    return passages.map(({ title }) => title);
  };
  const before = ["Is there a student discount?", "Is the theatre open on Sundays?"];

  test.each(["Which tickets do you take?", "which ticket do you take", "And which tickets do you take?"])(
    "%s",
    async (question) => {
      expect((await headings(question, ...before))[0]).toBe("Prices");
    },
  );

  test("of several that are named so, context chooses", async () => {
    expect((await headings("How are the seats?"))[0]).toBe("Cinema");
    expect((await headings("What are the seats?", "Do you play in the opera?"))[0]).toBe("Opera");
  });
});
