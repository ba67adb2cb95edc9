import type { Message } from "@widget-chat/contract/message.ts";
import { expect, test } from "vitest";
import { loadWords, wantAll } from "./locales/load-words.ts";
import { transcriptFile, transcriptName } from "./transcript-file.ts";

await wantAll();
const setting = { host: "shop.example", assistant: "Nora", words: await loadWords("en") };

/** A message of this day in November, at half past ten on the visitor's clock. */
const message = (day: number, role: Message["role"], content: string, more: Partial<Message> = {}): Message => ({
  id: `m${day}`,
  seq: day,
  role,
  content,
  kind: "message",
  created_at: new Date(2026, 10, day, 10, 30).toISOString(),
  ...more,
});

/** The file, with every space that does not break as a plain one: which of them stands where is up to the language. */
const fileOf = (...messages: Message[]) => transcriptFile(messages, setting).replace(/[\u00a0\u202f]/g, " ");

test("the file says where, on which day, who said what, and when", () => {
  const ada = { agent_name: "Ada" };
  expect(
    fileOf(
      message(23, "visitor", "*Hello*\n1. there"),
      message(23, "assistant", "Good **morning**!"),
      message(24, "system", "Ada has joined."),
      message(24, "agent", "How can I help?", ada),
      message(24, "agent", "I am here."),
    ),
  ).toBe(`Conversation · shop.example

Monday, November 23, 2026

You · 10:30 AM
*Hello*
1. there

Nora · 10:30 AM
Good morning!

Tuesday, November 24, 2026

10:30 AM
Ada has joined.

Ada · 10:30 AM
How can I help?

Team · 10:30 AM
I am here.
`);
});

test("an answer keeps its products with their prices and pages, and its sources under the numbers of its marks", () => {
  const price = (amount: string) => ({ amount, currency: "EUR" });
  const product = (title: string) => ({
    id: title,
    title,
    image_url: null,
    brand: null,
    rating: null,
    options: [],
    price: price("289"),
  });
  const answer = message(24, "assistant", "Parcels take **two days** [1], and cost nothing [2].", {
    products: [
      { ...product("Tent"), url: "https://shop.example/tent", regular_price: price("349.5"), availability: "in_stock" },
      { ...product("Boot"), url: null, regular_price: null, availability: "out_of_stock" },
    ],
    citations: [
      { index: 1, document_id: "a", title: "Shipping", url: "https://shop.example/shipping", quote: "Two days." },
      { index: 2, document_id: "b", title: "Costs", url: null, quote: "Nothing." },
    ],
  });
  expect(fileOf(answer)).toContain(`
Parcels take two days [1], and cost nothing [2].

• Tent
  €289.00 · Before: €349.50 · In stock
  https://shop.example/tent
• Boot
  €289.00 · Out of stock

Sources
[1] Shipping
    https://shop.example/shipping
[2] Costs
`);
});

test("two sources of one document are told apart by their sections", () => {
  const source = (index: number, document_id: string, section: string) => ({
    index,
    document_id,
    title: "Dogs",
    section,
    url: null,
    quote: "So.",
  });
  const citations = [source(1, "a", "Camping"), source(2, "a", "Cabins"), source(3, "b", "Paths")];
  expect(fileOf(message(24, "assistant", "Yes [1] [2] [3].", { citations }))).toContain(
    "[1] Dogs · Camping\n[2] Dogs · Cabins\n[3] Dogs\n",
  );
});

test("the file is called after the shop, the assistant and the day of the last word in it", () => {
  const messages = [message(8, "visitor", "Hello"), message(9, "assistant", "Good morning!")];
  expect(transcriptName(messages, setting)).toBe("shop.example Nora 2026-11-09.txt");
  expect(transcriptName(messages, { ...setting, assistant: 'Nora / "Help": 24/7' })).toBe(
    "shop.example Nora Help 24 7 2026-11-09.txt",
  );
  expect(transcriptName(messages, { ...setting, assistant: "" })).toBe("shop.example 2026-11-09.txt");
});

test("what is written in Markdown stays to be read: lists, quotes, tables, code, and where links lead", () => {
  const markdown = `## Care
Wax it, *dry*:
2. Brush
   - softly
3. Warm

> It lasts
> for years

| Size | Wax |
|--|--|
| S | 60 g |

\`\`\`
care --all
\`\`\`
See [the guide](https://shop.example/care), https://shop.example/wax or [write](mailto:care@shop.example).
![Wax](https://shop.example/wax.png)`;
  expect(fileOf(message(24, "assistant", markdown))).toContain(`
Care

Wax it, dry:

2. Brush
   - softly
3. Warm

> It lasts
> for years

Size | Wax
S | 60 g

care --all

See the guide (https://shop.example/care), https://shop.example/wax or write (care@shop.example).
Wax (https://shop.example/wax.png)
`);
});
