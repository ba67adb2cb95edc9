import { afterEach, expect, test } from "vitest";
import { says } from "../../model/testing/scripted-endpoint.ts";
import { searchAsIfAsked } from "../finding/find-knowledge.ts";
import { ask, depsOf, turnOf } from "../testing/conversation.ts";
import { closeEndpoints, withModel } from "../testing/model-setting.ts";
import { smallLibrary } from "../testing/small-library.ts";
import { card, smallShop } from "../testing/small-shop.ts";

afterEach(closeEndpoints);

const help = smallLibrary([
  { title: "Opening hours", content: "The shop is open from 9 to 18." },
  {
    title: "Shipping",
    content: "Shipping to Norway costs 9 euros.\n\n## Customs\n\nCustoms for Norway are paid by us.",
  },
  {
    title: "Returns",
    content: "You may return used lamps within 30 days.\n\n## Gift cards\n\nA gift card is never taken back.",
  },
]);
const deps = depsOf({ knowledge: help });
const hours = "The shop is open from 9 to 18.";
const shipping = "Shipping to Norway costs 9 euros.";
const returns = "You may return used lamps within 30 days.";

test("each of two questions is answered, in the order in which they were asked", async () => {
  const { draft, streamed } = await ask(deps, turnOf("Can I return used lamps? And what are your opening hours?"));
  expect(draft).toMatchObject({ kind: "answer", response: `${returns} [1]\n\n${hours} [2]` });
  expect(draft.citations.map(({ index, title }) => [index, title])).toEqual([
    [1, "Returns"],
    [2, "Opening hours"],
  ]);
  expect(streamed).toBe(draft.response);
});

test("so are two that one sentence joins", async () => {
  const { draft } = await ask(deps, turnOf("What are your opening hours and what does shipping to Norway cost?"));
  expect(draft.response).toBe(`${hours} [1]\n\n${shipping} [2]`);
});

test("two places of one document are two sources, the same place is one", async () => {
  const { draft } = await ask(
    deps,
    turnOf("What does shipping to Norway cost? And what does shipping to Norway cost?"),
  );
  expect(draft.response).toBe(`${shipping} [1]`);
  expect(draft.citations).toHaveLength(1);
});

test.each([
  [
    "en",
    "What are your opening hours? Do you rent out submarines?",
    "",
    "I'm sorry, I couldn't find anything about “submarines”.",
    "If you'd rather talk to a person, just say so.",
  ],
  [
    "de",
    "Wie sind die opening hours? Verleihen Sie Unterseeboote?",
    "In unseren Unterlagen steht dazu (Englisch):\n\n",
    "Leider habe ich zu „Unterseeboote“ nichts gefunden.",
    "Wenn Sie lieber mit einem Menschen sprechen möchten, sagen Sie es einfach.",
  ],
])("in %s, of “%s” it is said which part has no answer", async (_, message, lead, refusal, offer) => {
  const { draft } = await ask(deps, turnOf(message));
  expect(draft).toMatchObject({ kind: "answer", response: `${lead}${hours} [1]\n\n${refusal}\n\n${offer}` });
  expect(draft.suggestions[0]).toBe(message.startsWith("What") ? "Talk to a person" : "Mit einem Menschen sprechen");
  const alone = await ask(deps, turnOf(message, { tenant: { escalation: false } }));
  expect(alone.draft.response).toBe(`${lead}${hours} [1]\n\n${refusal}`);
});

test("where neither has an answer, that is no answer", async () => {
  const { draft } = await ask(deps, turnOf("Do you rent out submarines? And do you train zebras?"));
  expect(draft).toMatchObject({ kind: "no_answer", citations: [] });
});

test("what goes on from the question before is understood with it", async () => {
  const { draft } = await ask(deps, turnOf("Can I return used lamps? And a gift card?"));
  expect(draft.response).toBe(`${returns} [1]\n\nA gift card is never taken back. [2]`);
});

test("goods and the shop's rules may be asked for at once", async () => {
  const catalogue = smallShop([card("Wool Socks", "18.50")]);
  const tenant = { ragActive: true, ecommerceActive: true };
  const { draft } = await ask(
    depsOf({ knowledge: help, catalogue }),
    turnOf("Do you sell wool socks? And what are your opening hours?", { tenant }),
  );
  expect(draft.products.map(({ title }) => title)).toEqual(["Wool Socks"]);
  expect(draft.response).toMatch(/^I found this one: \*\*Wool Socks\*\*.*\n\nThe shop is open from 9 to 18\. \[1\]$/);
});

test("goods that two of them ask for are shown, and told of, once", async () => {
  const catalogue = smallShop([card("Wool Socks", "18.50"), card("Wool Hat", "25.00")]);
  const { draft } = await ask(
    depsOf({ knowledge: help, catalogue }),
    turnOf("Do you sell wool socks? Do you have socks of wool?", {
      tenant: { ragActive: true, ecommerceActive: true },
    }),
  );
  const titles = draft.products.map(({ title }) => title);
  expect(titles).toEqual([...new Set(titles)]);
  expect(draft.response.match(/Wool Socks/g)).toHaveLength(1);
});

test("a question without an answer is named however it is spaced", async () => {
  const { draft } = await ask(
    deps,
    turnOf(`What are your opening hours? Why are${" ".repeat(100_000)}gift lamps open?`),
  );
  expect(draft.response).toMatch(/^The shop is open.*\n\nI'm sorry, I couldn't find an answer to “Why are/);
});

test("a pinned answer to one of them is given as it was written", async () => {
  const pins = {
    find: async (_: string, question: string) =>
      question.startsWith("Who are")
        ? { id: "pin", questions: [], answer: "Two sisters.", url: "https://shop.example/us", title: "Us" }
        : null,
  };
  const { draft } = await ask(
    depsOf({ knowledge: help, pins }),
    turnOf("What are your opening hours? Who are the owners?"),
  );
  expect(draft.response).toBe(`${hours} [1]\n\nTwo sisters. [2]`);
  expect(draft.citations[1]).toMatchObject({ index: 2, document_id: "pin" });
});

test("a model has the passages of both, and what has none is said after its answer", async () => {
  const { deps: written, endpoint } = await withModel(
    help,
    says("The shop is open from 9 to 18 [1]. Shipping to Norway costs 9 euros [2]."),
  );
  const two = "What are your opening hours? What does shipping to Norway cost?";
  const { draft } = await ask(written, turnOf(two));
  const { content } = endpoint.received[0]!.body.messages[0]!;
  expect(content.indexOf("open from 9")).toBeGreaterThan(0);
  expect(content.indexOf("costs 9 euros")).toBeGreaterThan(0);
  expect(draft.citations.map(({ title }) => title)).toEqual(["Opening hours", "Shipping"]);
  const { draft: partly, streamed } = await ask(written, turnOf(`${two} Do you train zebras?`));
  expect(partly.response).toMatch(
    /euros \[2\]\.\n\nI'm sorry, I couldn't find anything about “train zebras”\.\n\nIf you'd/,
  );
  expect(streamed).toBe(partly.response);
});

test("what goes on from an answered question and no text tells is said, and so is a thing that none has, whoever writes", async () => {
  const goesOn = "What does shipping to Norway cost and how long does it take?";
  const untold = "I'm sorry, I couldn't find an answer to “how long does it take”.";
  const names = "Can I return used lamps or submarines?";
  const missing = "I'm sorry, I couldn't find anything about “submarines”.";
  const noPerson = { tenant: { escalation: false } };
  expect((await ask(deps, turnOf(goesOn, noPerson))).draft.response).toBe(`${shipping} [1]\n\n${untold}`);
  expect((await ask(deps, turnOf(names, noPerson))).draft.response).toBe(`${returns} [1]\n\n${missing}`);
  const shipped = await withModel(help, says("Shipping to Norway costs 9 euros [1]."));
  expect((await ask(shipped.deps, turnOf(goesOn, noPerson))).draft.response).toContain(untold);
  const returned = await withModel(help, says("You may return used lamps within 30 days [1]."));
  const { draft, streamed } = await ask(returned.deps, turnOf(names, noPerson));
  expect([draft.response, streamed]).toEqual([`${returns.slice(0, -1)} [1].\n\n${missing}`, draft.response]);
});

test("what a long story tells is not what is sought, and not what is named as missing", async () => {
  const story =
    "I absolutely adore your gorgeous chandeliers, my grandmother inherited seven from her neighbour in Toulouse. ";
  const { draft } = await ask(deps, turnOf(`${story} Anyway, how many days do I have to return lamps?`));
  expect(draft).toMatchObject({ kind: "answer", response: `${returns} [1]` });
  const { draft: refused } = await ask(deps, turnOf(`${story} Do you rent out submarines?`));
  expect(refused.response).toContain("couldn't find anything about “submarines”.");
});

test("where a question needs what is told before it, a refusal still names nothing of that", async () => {
  const { draft } = await ask(
    deps,
    turnOf(
      "I adore your gorgeous chandeliers, grandmother inherited seven, a neighbour in Toulouse envied her, can you galvanize it?",
    ),
  );
  expect(draft.response).toContain("couldn't find anything about “galvanize”.");
});

test("the operator's search finds what both ask", async () => {
  const found = await searchAsIfAsked(
    help,
    { id: "t", locale: "en" },
    "What are your opening hours and can I return used lamps?",
    [],
    10,
  );
  expect(found.answerable.decision).toBe("answer");
  expect(new Set(found.passages.slice(0, 2).map(({ title }) => title))).toEqual(new Set(["Opening hours", "Returns"]));
});
