import { expect, test } from "vitest";
import { ask, depsOf, turnOf } from "./testing/conversation.ts";
import { smallLibrary } from "./testing/small-library.ts";
import { card, smallShop } from "./testing/small-shop.ts";
import type { Turn } from "./turn.ts";

const help = smallLibrary([
  {
    title: "Refunds",
    url: "https://shop.example/help/refunds/",
    content:
      "We refund within five working days after your return reaches us.\n\n## How to ask for a refund\n\n1. Open your account.\n2. Choose the order.\n\n## Is the delivery charge refunded?\n\nYes, when you return the whole order.",
  },
  {
    title: "Delivery",
    content:
      "Delivery takes two days within Ireland.\n\n## Switzerland\n\nDelivery to Switzerland takes eight days and costs €16.95.",
  },
  { title: "Engraving", content: "Engraving costs €5. It takes three days." },
]);
const goods = smallShop([card("Rain Jacket", "119.00"), card("Rain Hat", "29.00"), card("Wool Socks", "18.50")]);
const deps = depsOf({ knowledge: help, catalogue: goods });

const both = { ragActive: true, ecommerceActive: true };
const said = (role: Turn["history"][number]["role"], content: string, kind = "message"): Turn["history"][number] => ({
  role,
  content,
  kind,
});

test.each([
  ["hello", "Hello! I'm the assistant of Softday. What can I help you with?"],
  ["guten Tag", "Hallo! Ich bin der Assistent von Softday. Wobei kann ich Ihnen helfen?"],
])("an assistant without a name of its own calls itself by none: %s", async (message, response) => {
  expect((await ask(deps, turnOf(message, { tenant: { assistantName: null } }))).draft.response).toBe(response);
});

test("a question is answered in the documents' words, with its source and what to ask next", async () => {
  const { draft, streamed } = await ask(deps, turnOf("When do I get my refund?"));
  expect(draft).toEqual({
    kind: "answer",
    response: "We refund within five working days after your return reaches us. [1]",
    citations: [
      {
        index: 1,
        document_id: "document-1",
        title: "Refunds",
        url: "https://shop.example/help/refunds/",
        quote: "We refund within five working days after your return reaches us.",
      },
    ],
    products: [],
    applied_filters: [],
    suggestions: ["How to ask for a refund", "Is the delivery charge refunded?"],
  });
  expect(streamed).toBe(draft.response);
});

test("what to ask next is called as the documents call it, after their title where that alone tells nothing", async () => {
  const knowledge = smallLibrary([
    {
      title: "Refunds",
      content: "We refund orders within five days.\n\n## How does it work?\n\nBanks refund orders by themselves.",
    },
    { title: "Return an order", content: "Send the order back for a refund." },
  ]);
  const { draft } = await ask(depsOf({ knowledge }), turnOf("When are orders refunded?"));
  expect(draft.suggestions).toEqual(["Refunds – How does it work?", "Return an order"]);
});

test("what another document is called after is asked next only where it names what was asked about", async () => {
  const knowledge = smallLibrary([
    { title: "Refunds", content: "We refund orders within five days." },
    { title: "Engraving", content: "Of engraved orders we refund half." },
    { title: "Refunds of gifts", content: "We refund orders that were gifts to whoever paid." },
  ]);
  const { draft } = await ask(depsOf({ knowledge }), turnOf("When do you refund orders?"));
  expect(draft.suggestions).toEqual(["Refunds of gifts"]);
});

test("what a document without a title of its own is called after, its first words, is nothing to ask next", async () => {
  const titles = [
    "Refunds",
    "Refunds by invoice take a week.",
    "Refunds in other currencies than that of the order are made by our bank…",
  ];
  const knowledge = smallLibrary(titles.map((title, at) => ({ title, content: at === 1 ? title : "On refunds." })));
  const { draft } = await ask(depsOf({ knowledge }), turnOf("Tell me about refunds"));
  expect(draft.kind).toBe("answer");
  expect(draft.suggestions.filter((chip) => titles.slice(1).includes(chip))).toEqual([]);
});

test("a greeting before a question doesn't hide it", async () => {
  const { draft } = await ask(deps, turnOf("Hi! Could you tell me what engraving costs? Thanks"));
  expect(draft.response).toBe("Engraving costs €5. It takes three days. [1]");
});

test.each([
  ["hello", "en", "Hello! I'm Ada, the assistant of Softday. What can I help you with?"],
  ["hallo", "de", "Hallo! Ich bin Ada, der Assistent von Softday. Wobei kann ich Ihnen helfen?"],
  ["gracias", "en", "¡De nada! Si le surge otra pregunta, aquí estoy."],
  [
    "who are you?",
    "en",
    "I'm Ada, the automated assistant of Softday. Ask me a question, and I'll look up the answer for you. If you'd rather talk to a person, just say so.",
  ],
  ["witam", "pl", "I'm sorry, I couldn't find anything about “witam”. Would you like to talk to a person?"],
])("%s is met in the visitor's language", async (question, locale, response) => {
  expect((await ask(deps, turnOf(question, { tenant: { locale } }))).draft.response).toBe(response);
});

test("the assistant introduces itself once", async () => {
  const history = [said("visitor", "hi"), said("assistant", "Hello! I'm Ada.", "answer")];
  expect((await ask(deps, turnOf("hello?", { history }))).draft.response).toBe(
    "Hello again! What can I help you with?",
  );
});

test("a message without words is asked back", async () => {
  expect((await ask(deps, turnOf("?!"))).draft).toMatchObject({
    kind: "clarify",
    response: "What would you like to know?",
  });
});

test("what isn't known is said so, by name, and a person is offered", async () => {
  const { draft } = await ask(deps, turnOf("Do you rent out submarines?"));
  expect(draft).toMatchObject({
    kind: "no_answer",
    response: "I'm sorry, I couldn't find anything about “submarines”. Would you like to talk to a person?",
    citations: [],
  });
  expect(draft.suggestions).toContain("Talk to a person");
});

test("without people nobody is offered", async () => {
  const { draft } = await ask(deps, turnOf("Do you rent out submarines?", { tenant: { escalation: false } }));
  expect(draft).toMatchObject({
    kind: "no_answer",
    response: "I'm sorry, I couldn't find anything about “submarines”. Could you put it another way?",
  });
  expect(draft.suggestions).not.toContain("Talk to a person");
});

test("a wish for a person is met, in the tenant's words when it has some", async () => {
  expect((await ask(deps, turnOf("Talk to a person"))).draft).toMatchObject({
    kind: "handoff",
    response: "I've asked a colleague to take over. They'll reply right here as soon as they can.",
  });
  expect(
    (await ask(deps, turnOf("agent please", { tenant: { handoffMessage: "Nuala is coming." } }))).draft,
  ).toMatchObject({ kind: "handoff", response: "Nuala is coming." });
  expect(
    (await ask(deps, turnOf("Ich möchte mit einem Menschen sprechen", { tenant: { escalation: false } }))).draft,
  ).toMatchObject({
    kind: "no_answer",
    response:
      "Leider kann in diesem Chat niemand übernehmen. Sagen Sie mir, worum es geht, und ich suche eine Antwort.",
  });
});

test.each([
  ["yes please", "no_answer", "handoff"],
  ["ok", "no_answer", "handoff"],
  ["👍", "no_answer", "handoff"],
  ["🙂", "no_answer", "answer"],
  ["Ja, gerne!", "no_answer", "handoff"],
  ["no thanks", "no_answer", "answer"],
  ["ok thanks", "no_answer", "answer"],
  ["yes please", "answer", "handoff"],
])("%s to the offer of a person in a %s is a %s", async (question, before, kind) => {
  const history = [
    said("visitor", "Do you rent out submarines?"),
    said("assistant", "Sorry. Would you like to talk to a person?", before),
  ];
  expect((await ask(deps, turnOf(question, { history }))).draft.kind).toBe(kind);
});

test("yes to an answer that offers nobody is asked back", async () => {
  const history = [said("visitor", "How long does engraving take?"), said("assistant", "Three days.", "answer")];
  expect((await ask(deps, turnOf("yes please", { history }))).draft.kind).toBe("clarify");
});

test("a question that goes on from the last one is understood with it", async () => {
  const history = [
    said("visitor", "How long does delivery take to Ireland?"),
    said("assistant", "Two days.", "answer"),
  ];
  expect((await ask(deps, turnOf("and to Switzerland?", { history }))).draft.response).toBe(
    "Delivery to Switzerland takes eight days and costs €16.95. [1]",
  );
  const engraving = [said("visitor", "What does engraving cost?"), said("assistant", "€5.", "answer")];
  expect((await ask(deps, turnOf("How long does it take?", { history: engraving }))).draft.response).toContain(
    "It takes three days.",
  );
});

test("what was asked before does not answer another question of the same", async () => {
  const shipping = smallLibrary([
    {
      title: "Shipping",
      content:
        "# Shipping\n\n## How long it takes\n\nParcels within Germany arrive in two to three working days.\n\n" +
        "## What it costs\n\nShipping costs 4.90 euros. Orders above 60 euros are delivered free of charge.",
    },
  ]);
  const history = [
    said("visitor", "What does shipping cost?"),
    said("assistant", "Shipping costs 4.90 euros. [1]", "answer"),
  ];
  for (const question of ["How long does shipping take?", "And how long does shipping take?"]) {
    const { draft } = await ask(depsOf({ knowledge: shipping }), turnOf(question, { history }));
    expect(draft.response).toBe("Parcels within Germany arrive in two to three working days. [1]");
  }
});

test("a question about something new that nothing is known of does not get the answer before once more", async () => {
  const history = [said("visitor", "What does engraving cost?"), said("assistant", "€5.", "answer")];
  for (const question of ["Can I pay with Bitcoin?", "and to Japan?"]) {
    const { draft } = await ask(deps, turnOf(question, { history }));
    expect([question, draft.kind]).toEqual([question, "no_answer"]);
  }
});

test("how goods are asked for is not looked for in their names", async () => {
  const catalogue = smallShop([card("Steel Bottle", "22.00"), card("Show Me The Road Cape", "64.00")]);
  const wish = turnOf("show me bottles", { mode: "ecommerce", tenant: both });
  const { draft } = await ask(depsOf({ knowledge: help, catalogue }), wish);
  expect(draft.products.map(({ title }) => title)).toEqual(["Steel Bottle"]);
});

test("a price is not looked for in the names of products", async () => {
  const catalogue = smallShop([card("Rain Jacket", "119.00"), card("Gift Card, 200 euros", "200.00")]);
  for (const wish of ["a rain jacket under 200 euros", "rain jacket up to €200"]) {
    const { draft } = await ask(
      depsOf({ knowledge: help, catalogue }),
      turnOf(wish, { mode: "ecommerce", tenant: both }),
    );
    expect(draft.products.map(({ title }) => title)).toEqual(["Rain Jacket"]);
  }
});

test("in ecommerce mode products answer, and the text names no other", async () => {
  const { draft, streamed } = await ask(deps, turnOf("rain jacket", { mode: "ecommerce", tenant: both }));
  expect(draft).toMatchObject({
    kind: "answer",
    citations: [],
    response: "Here are 2 products, from €29.00 to €119.00. The best match is **Rain Jacket** for €119.00 (in stock).",
  });
  expect(draft.products.map(({ title }) => title)).toEqual(["Rain Jacket", "Rain Hat"]);
  expect(streamed).toBe(draft.response);
});

test("in ecommerce mode a question about the shop is answered from its documents, when it has them", async () => {
  const question = "How long does delivery to Switzerland take?";
  expect((await ask(deps, turnOf(question, { mode: "ecommerce", tenant: both }))).draft.response).toContain(
    "eight days",
  );
  expect(
    (await ask(deps, turnOf("hovercraft", { mode: "ecommerce", tenant: { ragActive: false, ecommerceActive: true } })))
      .draft,
  ).toMatchObject({
    kind: "no_answer",
    response: "I'm sorry, I found no product that fits. Would you like to talk to a person?",
  });
});

test("in rag mode a wish for goods is met from the catalogue, when there is one", async () => {
  expect(
    (await ask(deps, turnOf("Do you sell wool socks?", { tenant: both }))).draft.products.map(({ title }) => title),
  ).toEqual(["Wool Socks"]);
  expect((await ask(deps, turnOf("Do you sell wool socks?"))).draft).toMatchObject({ kind: "no_answer", products: [] });
});

test("a tool that fails is heard of, and one that was called off is too", async () => {
  const broken = { search: () => Promise.reject(new Error("the database is away")) };
  await expect(ask(depsOf({ knowledge: broken }), turnOf("When do I get my refund?"))).rejects.toThrow(
    "the database is away",
  );
  await expect(ask(deps, turnOf("refund"), AbortSignal.abort(new Error("called off")))).rejects.toThrow("called off");
});

test("the longest message is answered", async () => {
  const question = "please refund my order and tell me about Switzerland ".repeat(100).slice(0, 4_000);
  expect((await ask(deps, turnOf(question))).draft).toMatchObject({ kind: "answer" });
});
