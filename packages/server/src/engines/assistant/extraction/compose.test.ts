import fc from "fast-check";
import { expect, test } from "vitest";
import { readingsOf } from "../said/follow-up.ts";
import { asItIs } from "../said/follow-up.ts";
import { english } from "../said/languages.ts";
import { foundPassage } from "../testing/found-passage.ts";
import { smallLibrary, type SmallDocument } from "../testing/small-library.ts";
import { extract, type Extract } from "./compose.ts";
import { wishOf } from "./wish.ts";

async function extractFrom(documents: SmallDocument[], question: string): Promise<Extract | null> {
  const found = await smallLibrary(documents).search("t", question, 10);
  return extract(found, wishOf(asItIs(question), english.words, english.words));
}

const answerFrom = async (documents: SmallDocument[], question: string): Promise<string | undefined> =>
  (await extractFrom(documents, question))?.blocks.join("\n\n");

const returns: SmallDocument = {
  title: "Return an order",
  url: "https://shop.example/help/returns/",
  content: `
You have 60 days from delivery to change your mind. Things should come back unused.

## How to send something back

Pack the goods well, then follow these steps:

1. Go to **Account > Orders**.
2. Print the label.
3. Hand in the parcel.

Keep the receipt.

## What does a return cost?

| From | Cost of the label |
|---|---|
| Ireland | free |
| Germany | €4.95 |
| United Kingdom | €6.95 |

## What cannot be returned?

- Gift cards
- Socks that have been worn

## Faulty goods

The label is free. It comes by e-mail within an hour. A photograph of the fault helps us.`,
};

test("a short section whose heading is the question is given whole", async () => {
  expect(await answerFrom([returns], "How do I send something back?")).toBe(
    "Pack the goods well, then follow these steps:\n\n1. Go to **Account > Orders**.\n2. Print the label.\n3. Hand in the parcel.\n\nKeep the receipt. [1]",
  );
});

test("a long quote is never cut between the halves of a character", async () => {
  const content = `Washing shirts ${"🙂".repeat(250)} cold water is best for cotton`;
  for (const shift of ["", "x"]) {
    const found = await extractFrom([{ title: "Care", content: shift + content }], "cotton shirts");
    expect(found?.citations[0]?.quote.isWellFormed()).toBe(true);
  }
});

test("an instruction is given whole, with its lead-in", async () => {
  expect(await answerFrom([returns], "Where do I print the label for a parcel?")).toBe(
    "Pack the goods well, then follow these steps: [1]\n\n1. Go to **Account > Orders**.\n2. Print the label.\n3. Hand in the parcel.",
  );
});

test("of a table the row that was asked for, with the names of its columns", async () => {
  expect(await answerFrom([returns], "Is the label free from Germany or what does it cost?")).toBe(
    "**Germany** – Cost of the label: €4.95 [1]",
  );
});

test("of a table without bars around it too, which keeps its rows apart", async () => {
  const content = "part | port\n--- | ---\nagent | 8080\nadmin | 9090\n\nThat is all.";
  const ports = [{ title: "Ports", content }];
  expect(await answerFrom(ports, "Which port has the agent?")).toBe("**agent** – port: 8080 [1]");
  expect(await answerFrom(ports, "ports")).toContain("part | port\n--- | ---\nagent | 8080\nadmin | 9090");
});

const delivery: SmallDocument = {
  title: "Delivery",
  content: `We send with the national post and others, to all of the countries below.

## Prices of delivery

| Country | Standard time | Standard price | Express time | Express price |
|---|---|---|---|---|
| Germany | 3 days | € 5 | 1 day | € 12 |
| Austria | 4 days | € 7 | 2 days | € 15 |
| Norway | 8 days | € 15 | 3 days | € 30 |`,
};

test("of a wide table the columns that are asked for stand first, behind the names of its rows", async () => {
  expect(await answerFrom([delivery], "What is the express price?")).toContain(
    "**Prices of delivery** [1]\n\n| Country | Express price | Express time | Standard time |\n| --- | --- | --- | --- |\n| Germany | € 12 | 1 day | 3 days |\n",
  );
  expect(await answerFrom([delivery], "How much is express to Norway?")).toBe(
    "**Norway** – Express time: 3 days · Express price: € 30 · Standard time: 8 days · Standard price: € 15 [1]",
  );
});

test("the citation of a table that is shown from its first row on has its head, and its mark is in no cell", async () => {
  const found = await extractFrom([delivery], "What is the express price?");
  expect(found?.citations[0]?.quote).toMatch(/^\| Country \|[\s\S]*\| € 30 \|$/);
  const hours = {
    title: "Opening hours",
    content: "| Day | Opens | Closes |\n|---|---|---|\n| Monday | 9 | 6 |\n| Sunday | – | – |",
  };
  expect(await answerFrom([hours], "opening hours")).toMatch(
    /^\*\*Opening hours\*\* \[1\]\n\n\| Day [\s\S]*\| Sunday \| – \| – \|$/,
  );
});

test("a row that is named by a number says of what", async () => {
  const content = "| EU | UK | US |\n|---|---|---|\n| 38 | 5 | 7.5 |\n| 39 | 6 | 8.5 |\n| 40 | 6.5 | 9 |";
  expect(
    await answerFrom([{ title: "Shoes", content: `All of our shoes.\n\n${content}` }], "What is size 39 in UK?"),
  ).toBe("**EU: 39** – UK: 6 · US: 8.5 [1]");
});

test("a column that asks is followed by no colon", async () => {
  const content = "| Way | When is it charged? |\n|---|---|\n| PayPal | at once |\n| Invoice | later |";
  expect(await answerFrom([{ title: "Payment", content }], "When is PayPal charged?")).toBe(
    "**PayPal** – When is it charged? at once [1]",
  );
});

test("a list that ends in a code block leaves it closed", async () => {
  const content = "1. Open the terminal.\n2. Restart the agent:\n\n   ```\n   agent restart\n   ```";
  expect(await answerFrom([{ title: "Agent", content }], "How do I restart the agent?")).toBe(
    "1. Open the terminal.\n2. Restart the agent:\n\n   ```\n   agent restart\n   ```\n\n[1]",
  );
});

test("Japanese sentences follow each other without a space", async () => {
  const passage = foundPassage({
    text: "平日は営業しています。土日は休みです。",
    sentences: [
      { start: 0, end: 11 },
      { start: 11, end: 19 },
    ],
    lexemes: "平日 営業\n土日 休み",
  });
  const terms = ["営業", "土日"].map((term) => ({ term, idf: 1 }));
  const found = { passages: [passage], terms, answerable: { score: 1, decision: "answer" as const } };
  const [reading] = readingsOf("営業 土日", [], english.words);
  expect(extract(found, wishOf(reading!, english.words, english.words))?.blocks).toEqual([
    "平日は営業しています。土日は休みです。 [1]",
  ]);
});

test("a short list is given whole", async () => {
  expect(await answerFrom([returns], "Can I bring back worn socks?")).toBe(
    "**What cannot be returned?**\n\n- Gift cards\n- Socks that have been worn [1]",
  );
});

test("no answer begins with what leans on the sentence before", async () => {
  expect(await answerFrom([returns], "When does the e-mail come, within an hour?")).toMatch(
    /^\*\*Faulty goods\*\*\n\nThe label is free\. It comes by e-mail within an hour\./,
  );
});

test("a heading is no part of the prose, and its own words need not stand below it", async () => {
  const answer = await answerFrom([returns], "What if my goods are faulty?");
  expect(answer).toBe("The label is free. It comes by e-mail within an hour. A photograph of the fault helps us. [1]");
});

test("a list of what is forbidden is never shown without its heading, nor for the question what is allowed", async () => {
  expect(await answerFrom([returns], "return policy")).toBe(
    "You have 60 days from delivery to change your mind. Things should come back unused. [1]",
  );
  expect(await answerFrom([returns], "What cannot be returned?")).toBe(
    "**What cannot be returned?**\n\n- Gift cards\n- Socks that have been worn [1]",
  );
});

test("two documents that each hold half of the answer are both cited", async () => {
  const documents = [
    { title: "Lanterns", content: "A lantern costs 49 euros." },
    { title: "Batteries", content: "A battery lasts nine hours." },
    { title: "Other", content: "Nothing of it." },
  ];
  const found = await extractFrom(documents, "What costs a lantern and how long lasts a battery?");
  expect(found?.blocks).toHaveLength(2);
  expect(found?.blocks[0]).toContain("[1]");
  expect(found?.blocks[1]).toContain("[2]");
  expect(found?.citations.map(({ index, title }) => [index, title]).toSorted()).toEqual([
    [1, found?.citations[0]?.title],
    [2, found?.citations[1]?.title],
  ]);
});

test("where another document answers as well, it is quoted too, unless the heading of the first is the question", async () => {
  const documents = [
    { title: "Boots", content: "Wash leather boots in cold water. Dry them in the shade." },
    { title: "Sandals", content: "Wash leather sandals in cold water. Dry them in the shade." },
  ];
  expect((await extractFrom(documents, "How should I wash leather in water?"))?.blocks).toEqual([
    "Wash leather boots in cold water. Dry them in the shade. [1]",
    "Wash leather sandals in cold water. Dry them in the shade. [2]",
  ]);
  const named = [{ title: "Washing leather", content: documents[0]!.content }, documents[1]!];
  expect((await extractFrom(named, "washing leather"))?.blocks).toHaveLength(1);
});

test("a second document is quoted by one sentence where there is no room for more", async () => {
  const long = "It takes patience and a soft brush to do so without leaving any marks on it at all. ".repeat(2);
  const documents = [
    { title: "Boots", content: `Wash leather boots in cold water. ${long}${long}` },
    { title: "Sandals", content: `Wash leather sandals in cold water. ${long}${long}` },
  ];
  const blocks = (await extractFrom(documents, "How should I wash leather in water?"))!.blocks;
  expect(blocks[1]).toBe("Wash leather sandals in cold water. [2]");
  expect(blocks.join(" ").split(" ").length).toBeLessThanOrEqual(92);
});

test("of two sentences with the same words, the one that has them in the order of the question answers", async () => {
  const documents = ["A cat bit the dog.", "The dog bit a cat."].map((content) => ({ title: "News", content }));
  expect((await extractFrom(documents, "Which cat bit a dog?"))?.blocks[0]).toBe("A cat bit the dog. [1]");
  expect((await extractFrom(documents, "Which dog bit a cat?"))?.blocks[0]).toBe("The dog bit a cat. [1]");
});

test("in scripts without spaces an answer is as short", async () => {
  const sentence = (about: string): string => `${about}${"在这里我们详细地说明所有的情况".repeat(6)}.`;
  const content = ["甲", "乙", "丙", "丁"].map(sentence).join(" ");
  const found = await extractFrom([{ title: "T", content: `退货 ${content}` }], "退货");
  expect(found!.blocks.join("").length).toBeLessThan(3 * 90 + 20);
});

test("numbers in brackets of the document never pass for citations", async () => {
  const answer = await answerFrom(
    [{ title: "Castle", content: "The castle was built in 1204.[3] It fell in 1690.[4]" }],
    "When was the castle built?",
  );
  expect(answer).toBe("The castle was built in 1204. It fell in 1690. [1]");
});

test("nothing comes of nothing", async () => {
  expect(await extractFrom([returns], "zebra")).toBeNull();
  expect(await extractFrom([], "returns")).toBeNull();
});

const word = fc.constantFrom(
  "parcel",
  "label",
  "Galway",
  "returns",
  "cost",
  "the",
  "It",
  "and",
  "12",
  "€5",
  "**bold**",
  "[a](b)",
  "é",
  "🧦",
);
const line = fc
  .tuple(
    fc.constantFrom("", "- ", "1. ", "| ", "# ", "> ", "```", "   "),
    fc.array(word, { maxLength: 12 }),
    fc.constantFrom(".", ":", "", "!", " |"),
  )
  .map(([mark, words, end]) => mark + words.join(" ") + end);
const content = fc.array(fc.oneof(line, fc.constant("")), { maxLength: 20 }).map((lines) => lines.join("\n"));

test("whatever a document looks like: quotes are verbatim, and marks and citations match", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(content, { minLength: 1, maxLength: 3 }),
      fc.array(word, { minLength: 1, maxLength: 6 }),
      async (contents, question) => {
        const documents = contents.map((text, at) => ({ title: `Document ${at}`, content: text }));
        const found = await extractFrom(documents, question.join(" "));
        if (!found) return;
        for (const { quote, document_id } of found.citations) {
          expect(quote.trim()).not.toBe("");
          expect(documents[Number(document_id.split("-")[1]) - 1]?.content).toContain(quote);
        }
        const marks = [...found.blocks.join("\n").matchAll(/(?<!\])\[(\d+)\](?!\()/g)].map(([, index]) =>
          Number(index),
        );
        expect(new Set(marks)).toEqual(new Set(found.citations.map(({ index }) => index)));
      },
    ),
    { numRuns: 300 },
  );
});
