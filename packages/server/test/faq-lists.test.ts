import type { Document } from "@widget-chat/contract/admin/document.ts";
import type { BulkResult } from "@widget-chat/contract/admin/page.ts";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { ADMIN_KEY, type Reply } from "./start-app.ts";
import { useShop } from "./use-shop.ts";

interface Entry {
  questions: string[];
  text: string;
  headings: string[];
  url: string | null;
}

const shop = useShop();
let base: string;
let url: string;
beforeAll(async () => {
  base = await shop.app.listen();
});
beforeEach(() => {
  url = `${shop.url}/documents`;
});

async function upload(name: string, content: string | Uint8Array<ArrayBuffer>): Promise<BulkResult> {
  const form = new FormData();
  form.append("files", new Blob([content]), name);
  const headers = { authorization: `Bearer ${ADMIN_KEY}` };
  const reply = await fetch(base + url, { method: "POST", headers, body: form });
  expect(reply.status).toBe(200);
  return reply.json() as Promise<BulkResult>;
}

const post = (content: unknown, others: object = {}): Promise<Reply> =>
  shop.app.admin("POST", url, { title: "Shop FAQ", external_id: "faq", format: "faq", content, ...others });

const stored = (): Promise<Entry[]> =>
  shop.app.database.query<Entry>(
    `select p.questions, p.text, p.headings, p.url from passages p join tenants t on t.id = p.tenant_id
     where t.slug = $1 order by p.position`,
    [shop.tenant.slug],
  );

/** Question and answer of each entry. */
const pairs = async (): Promise<[string, string][]> =>
  (await stored()).map(({ questions, text }) => [questions.join(" / "), text]);

const two: [string, string][] = [
  ["Do you ship to Norway?", "Yes, within four days."],
  ["Can I pay by invoice?", "No, by card alone."],
];
const csv = (delimiter: string, head: string[] = ["question", "answer"]): string =>
  [head, ...two].map((row) => row.map((cell) => `"${cell}"`).join(delimiter)).join("\r\n");

describe("a list of questions is read", () => {
  test.each<[string, string, string | Buffer<ArrayBuffer>]>([
    ["commas", "a.csv", csv(",")],
    ["semicolons", "a.csv", csv(";")],
    ["tabs", "a.tsv", csv("\t")],
    ["no header", "a.csv", csv(",").split("\r\n").slice(1).join("\n")],
    [
      "other columns before them",
      "a.csv",
      'Id;Frage;Stand;Antwort\n1;"Do you ship to Norway?";x;"Yes, within four days."\n2;"Can I pay by invoice?";y;"No, by card alone."',
    ],
    ["the mark of UTF-8", "a.csv", `\ufeff${csv(";")}`],
    ["UTF-16", "a.csv", Buffer.from(`\ufeff${csv("\t")}`, "utf16le")],
    ["a JSON array", "a.json", JSON.stringify(two.map(([question, answer]) => ({ question, answer })))],
    ["an array within an object", "a.json", JSON.stringify({ version: 1, faqs: two.map(([q, a]) => ({ q, a })) })],
    [
      "schema.org",
      "a.json",
      JSON.stringify({
        "@type": "FAQPage",
        mainEntity: two.map(([name, text]) => ({
          "@type": "Question",
          name,
          acceptedAnswer: { "@type": "Answer", text },
        })),
      }),
    ],
    ["NDJSON", "a.ndjson", two.map(([frage, antwort]) => JSON.stringify({ frage, antwort })).join("\n")],
  ])("from a file with %s", async (_what, name, content) => {
    expect(await upload(name, content as string)).toEqual({ accepted: 1, failed: [] });
    expect(await pairs()).toEqual(two);
  });

  test.each([
    ["Frage", "Antwort"],
    ["PREGUNTA", "Respuesta"],
    ["Domanda", "risposta"],
    ["Question 1", "Réponse (HTML)"],
    ["soru", "cevap"],
    ["Вопрос", "Ответ"],
    ["質問", "回答"],
    ["السؤال", "الإجابة"],
  ])("whose columns are called %s and %s", async (question, answer) => {
    await upload("a.csv", csv(";", [question, answer]));
    expect(await pairs()).toEqual(two);
  });

  test("from what Excel writes: Windows-1252, quoted line breaks, empty rows", async () => {
    const text = 'Frage;Antwort;Kategorie\r\n"Gibt es ""Größen""?";"Ja:\r\n- S\r\n- M";Maße\r\n;;\r\n';
    expect(await upload("größen.csv", Buffer.from(text, "latin1"))).toEqual({ accepted: 1, failed: [] });
    expect(await stored()).toEqual([
      { questions: ['Gibt es "Größen"?'], text: "Ja:\n- S\n- M", headings: ["Maße"], url: null },
    ]);
  });

  test("with several wordings of a question, and answers in HTML, categories and addresses", async () => {
    const entries = [
      {
        questions: ["Is it free?", "What does it cost?"],
        answer: "It is **free**.",
        category: "Prices",
        url: "/prices#free",
      },
      { question: "Do I pay for it?", answer: "It is **free**.", category: "Prices", url: "/prices#free" },
      { q: "How do I begin?", a: "<ol><li>Sign up</li><li>Log <b>in</b></li></ol>" },
    ];
    const reply = await post(entries);
    expect(reply.statusCode).toBe(201);
    expect(reply.json<Document>()).toMatchObject({ title: "Shop FAQ", format: "faq", passages: 2 });
    expect(await stored()).toEqual([
      {
        questions: ["Is it free?", "What does it cost?", "Do I pay for it?"],
        text: "It is **free**.",
        headings: ["Prices"],
        url: "/prices#free",
      },
      { questions: ["How do I begin?"], text: "1. Sign up\n2. Log **in**", headings: [], url: null },
    ]);
  });

  test("as text in a JSON body, and as a line of NDJSON", async () => {
    expect((await post(csv(";"))).statusCode).toBe(201);
    expect(await pairs()).toEqual(two);
    const line = JSON.stringify({
      external_id: "faq",
      title: "",
      format: "faq",
      content: [{ q: "Why?", a: "Because." }],
    });
    expect((await shop.app.upload(url, line)).json()).toEqual({ accepted: 1, failed: [] });
    expect(await pairs()).toEqual([["Why?", "Because."]]);
  });
});

test("the same list again replaces the one before, whole", async () => {
  await upload("faq.csv", csv(","));
  await upload("faq.csv", "question,answer\nDo you ship to Norway?,Not any more.");
  expect(await pairs()).toEqual([["Do you ship to Norway?", "Not any more."]]);
  const { items } = (await shop.app.admin("GET", url)).json<{ items: Document[] }>();
  expect(items).toMatchObject([{ external_id: "faq.csv", title: "FAQ", format: "faq", passages: 1 }]);
});

describe("what cannot be taken is named with its line", () => {
  const faulty = [
    "question,answer,url",
    "Do you ship to Norway?,Yes.,",
    ",Nobody asked.,",
    '"Over\nseveral lines?","",',
    "Where?,Here.,javascript:alert(1)",
    "Can I return it?,Yes.,https://shop.example/returns",
    `Why?,${"x".repeat(20_001)},`,
  ].join("\n");
  const named = [
    { row: 3, code: "no_question", detail: "The entry has no question." },
    { row: 4, code: "no_answer", detail: "The entry has no answer." },
    { row: 6, code: "no_address", detail: expect.stringContaining("https://") },
    { row: 8, code: "long_answer", detail: expect.stringContaining("20000 characters") },
  ];

  test("in an upload, and the others are taken", async () => {
    expect(await upload("faq.csv", faulty)).toEqual({
      accepted: 1,
      failed: named.map((fault) => ({ line: 1, external_id: "faq.csv", ...fault })),
    });
    expect(await pairs()).toEqual([
      ["Do you ship to Norway?", "Yes."],
      ["Can I return it?", "Yes."],
    ]);
  });

  test("in the answer to a body", async () => {
    expect((await post(faulty)).json()).toMatchObject({ passages: 2, failed: named });
    const { items } = (await shop.app.admin("GET", url)).json<{ items: Document[] }>();
    expect(items[0]).not.toHaveProperty("failed");
  });

  test("in JSON by its place, whatever it is", async () => {
    const entries = [
      null,
      5,
      [],
      { q: "A?", a: 1 },
      { q: "A?", a: "\0" },
      { q: ["A?", "B?"], a: "Yes." },
      { q: { q: "?" }, a: "b" },
    ];
    expect((await post(entries)).json()).toMatchObject({
      passages: 1,
      failed: [1, 2, 3, 4, 5, 7].map((row) => ({ row })),
    });
  });

  test("a hundred by name, and more by number", async () => {
    const rows = ["question,answer", "A?,B.", ...Array.from({ length: 150 }, (_, at) => `${at}?,`)];
    const { failed } = await upload("faq.csv", rows.join("\n"));
    expect(failed).toHaveLength(101);
    expect(failed.at(-1)).toMatchObject({ row: 103, detail: expect.stringMatching(/^and 49 more/) });
  });
});

describe("a list that cannot be read changes nothing and says why", () => {
  test.each<[string, unknown, string, RegExp]>([
    ["has no entry", [], "empty", /no questions/],
    ["has none that can be taken", [{ q: "Why?" }], "empty", /Row 1: The entry has no answer/],
    ["has one column", "a\nb\nc", "no_columns", /second column/],
    ["has a quote that stays open", 'question,answer\n"Why?,Because.', "malformed_csv", /never closed/],
    ["is no JSON", '{"question": "Why?"', "malformed_json", /not valid JSON/],
    ["is far too long", Array.from({ length: 20_001 }, () => ({})), "maxItems", /20000/],
    ["is of another sort", 5, "type", /must be/],
  ])("that %s", async (_what, content, code, detail) => {
    await post([{ q: "Why?", a: "Because." }]);
    const reply = await post(content);
    expectProblem(reply, "validation_failed");
    expect(reply.json<{ errors: object[] }>().errors).toMatchObject([
      { pointer: "/content", code, detail: expect.stringMatching(detail) },
    ]);
    expect(await pairs()).toEqual([["Why?", "Because."]]);
  });

  test.each([100, 5_000, 500_000])("that is nested %i levels deep", async (depth) => {
    const content = "[".repeat(depth) + "]".repeat(depth);
    for (const given of [content, JSON.stringify(content)]) {
      const reply = await shop.app.upload(
        url,
        `{"title": "", "format": "faq", "content": ${given}}`,
        "application/json",
      );
      expect(reply.statusCode).toBe(400);
    }
  });

  test("an array is no content of another format", async () => {
    const reply = await post([{ q: "Why?", a: "Because." }], { format: "markdown" });
    expectProblem(reply, "validation_failed");
  });
});

describe("a visitor is answered from a list", () => {
  beforeEach(async () => {
    await post([
      {
        questions: ["How long does delivery take?", "When will my parcel arrive?"],
        answer: "Two to four days. You get a message as soon as it is on its way. Lanterns take a day more.",
        url: "/help#delivery",
      },
      { question: "Can I change my address?", answer: "As long as the parcel has not left us." },
      { question: "Who are you?", answer: "A family from Bergen. We make lanterns." },
    ]);
  });

  test.each([
    "How long does delivery take?",
    "when will my parcel arrive",
    "How long does delivery take for a lantern?",
  ])("%s: with the whole of the answer, and its place", async (message) => {
    const answer = await shop.app.send(shop.tenant.slug, { message });
    expect(answer).toMatchObject({
      kind: "answer",
      response: expect.stringMatching(/^Two to four days\. You get .* Lanterns take a day more\. \[1\]$/),
      citations: [{ title: "Shop FAQ", url: "/help#delivery" }],
    });
  });

  test("whose question says what its answer does not", async () => {
    const answer = await shop.app.send(shop.tenant.slug, { message: "Can I change the address?" });
    expect(answer.response).toBe("As long as the parcel has not left us. [1]");
  });
});

describe("a question that a list has word for word is answered from there", () => {
  beforeEach(async () => {
    await post([
      {
        question: "Can I pay by invoice?",
        answer: "Yes, by invoice within two weeks, but only for customers in Denmark.",
      },
      { question: "Which cards do you take?", answer: "Visa and Mastercard. Diners Club is not accepted." },
      { question: "Do you sell gift vouchers?", answer: "Yes, from 20 to 300 €. They are valid for two years." },
      { question: "Do you repair lamps of other makers?", answer: "Yes, all makers except those of neon lamps." },
      { question: "How much is an inspection?", answer: "A small one costs 39 €, a large one 89 €." },
      { question: "Is there student discount?", answer: "Students get 10 % off with a valid student card." },
    ]);
    await post("# Shipping\n\nWe ship to Norway, Sweden and Denmark.\n\n# Warranty\n\nThe warranty lasts two years.", {
      external_id: "shipping",
      format: "markdown",
      title: "Help",
    });
  });

  test("whatever was asked before", async () => {
    let conversation_id: string | undefined;
    const say = async (message: string): Promise<string> => {
      const answer = await shop.app.send(shop.tenant.slug, { message, conversation_id });
      conversation_id = answer.conversation_id;
      return answer.response;
    };
    await say("inspection or warranty");
    await say("Do you ship to Norway?");
    expect(await say("which cards do you take?")).toMatch(/^Visa and Mastercard\. Diners/);
    expect(await say("Is there student discount?")).toMatch(/^Students get/);
    expect(await say("And which cards do you take?")).toMatch(/^Visa and Mastercard\. Diners/);
    expect(await say("Can I pay by invoice? And which cards do you take?")).toMatch(
      /^Yes, by invoice .*Visa and Mastercard\. Diners/s,
    );
  });
});

describe("a yes or no of a list", () => {
  beforeEach(async () => {
    await post([
      { question: "Do you sell gift vouchers?", answer: "Yes, from 20 to 500 €. They are valid for two years." },
      { question: "Is the workshop open on Saturday?", answer: "Yes, until 14:00." },
      { question: "Can I rent a bicycle?", answer: "Yes, city bicycles from 15 € a day." },
      { question: "Do you take used tyres?", answer: "No, the town takes them." },
      { question: "How much is an inspection?", answer: "A small one costs 39 €, a large one 89 €." },
    ]);
  });
  const say = (message: string) => shop.app.send(shop.tenant.slug, { message });

  test.each(["Do you sell helmets?", "Can I buy scooters?", "Have you got ski boots to sell?"])(
    "to something else is no answer to %s",
    async (message) => {
      const answer = await say(message);
      expect(answer.kind).toBe("no_answer");
      expect(answer.response).not.toMatch(/Yes|500/);
    },
  );

  test.each(["Do you sell gift vouchers?", "Can I buy gift vouchers?", "gift vouchers"])(
    "answers its own question, as in %s",
    async (message) => {
      expect((await say(message)).response).toBe("Yes, from 20 to 500 €. They are valid for two years. [1]");
    },
  );

  test.each([
    ["Do you sell gift cards?", "Do you sell gift vouchers?", "Yes, from 20 to 500 €. They are valid for two years."],
    ["Is the workshop open on Sunday?", "Is the workshop open on Saturday?", "Yes, until 14:00."],
    ["Can I hire a bicycle?", "Can I rent a bicycle?", "Yes, city bicycles from 15 € a day."],
    ["Do you take the used tyres of cars?", "Do you take used tyres?", "No, the town takes them."],
  ])("stands under its question where that is not quite what was asked: %s", async (message, question, text) => {
    expect((await say(message)).response).toBe(`**${question}**\n\n${text} [1]`);
  });

  test("and what says neither stands as it is", async () => {
    expect((await say("What does an inspection cost?")).response).toBe("A small one costs 39 €, a large one 89 €. [1]");
  });
});

describe("a page's questions are questions too:", () => {
  const page = async (content: string): Promise<void> => {
    expect((await post(content, { format: "html", title: "", url: "https://shop.example/help" })).statusCode).toBe(201);
  };
  const answered = (name: string, text: string) => ({ "@type": "Question", name, acceptedAnswer: { text } });
  const data = (...questions: object[]): string =>
    `<script type="application/ld+json">${JSON.stringify({ "@type": "FAQPage", mainEntity: questions })}</script>`;

  test("headings that ask, each with its place", async () => {
    await page(
      `<main><h1>Help</h1><h2 id="a">Do you ship to Norway?</h2><p>Yes.</p><h2>Returns</h2><p>Free.</p><details><summary>在挪威？</summary><p>是。</p></details></main>`,
    );
    expect((await stored()).map(({ questions, headings, text }) => [questions, headings, text])).toEqual([
      [["Do you ship to Norway?"], [], "Yes."],
      [[], ["Returns"], "Free."],
      [["在挪威？"], ["Returns"], "是。"],
    ]);
    const answer = await shop.app.send(shop.tenant.slug, { message: "do you ship to norway" });
    expect(answer.citations[0]?.url).toBe("https://shop.example/help#a");
  });

  test("those that only its data name, without telling anything twice", async () => {
    await page(
      `<main><h1>Help</h1><p>Ask us anything.</p><button>Norway</button><div>Yes, within <b>four</b> days.</div>
       <h2 id="pay">Paying by invoice</h2><p>No, by card alone.</p></main>${data(
         answered("Do you ship to Norway?", "<p>Yes, within <b>four</b> days.</p>"),
         answered("Paying by invoice", "No, by card alone."),
         answered("Nobody answers?", ""),
       )}`,
    );
    expect(await stored()).toEqual([
      { questions: [], text: expect.stringContaining("Ask us anything."), headings: [], url: null },
      { questions: ["Paying by invoice"], text: "No, by card alone.", headings: [], url: null },
      { questions: ["Do you ship to Norway?"], text: "Yes, within **four** days.", headings: [], url: null },
    ]);
  });
});
