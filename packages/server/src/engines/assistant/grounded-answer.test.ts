import { afterEach, expect, test } from "vitest";
import { chunk, open, says } from "../model/testing/scripted-endpoint.ts";
import { answer } from "./answer.ts";
import { ask, turnOf } from "./testing/conversation.ts";
import { closeEndpoints, withModel } from "./testing/model-setting.ts";
import { smallLibrary } from "./testing/small-library.ts";

afterEach(closeEndpoints);

const help = smallLibrary([
  {
    title: "Shipping",
    content:
      "Shipping costs 4.90 euros. Parcels within Germany arrive in two to three working days. We do not ship to Norway.\n\n## Returns and shipping\n\nPrint the label, put the item into its box, and hand it in at a DHL shop. Questions about shipping: call 030 1234567.",
  },
]);
const question = turnOf("What does shipping cost?");
const quoted = /^Shipping costs 4\.90 euros\./;

async function written(text: string, turn = question): Promise<string> {
  // Letter by letter: nothing may slip through in pieces.
  const { deps } = await withModel(help, says(...text));
  const { draft, streamed } = await ask(deps, turn);
  expect(streamed.trimEnd()).toBe(draft.response);
  return draft.response;
}

test.each([
  ["a made-up price", "Shipping costs 4.90 euros [1]. Express costs 12.90 euros [1]."],
  ["a made-up phone number", "Shipping costs 4.90 euros [1]. For shipping questions call 030 7654321 [2]."],
  ["a wrong number of days", "Shipping costs 4.90 euros [1]. Parcels within Germany arrive in seven working days [1]."],
  ["a denial turned round", "Shipping costs 4.90 euros [1]. We ship to Norway [1]."],
  ["what no passage speaks of", "Our warehouse has forty cats and a piano. Shipping costs 4.90 euros [1]."],
])("of an answer with %s, the rest is shown", async (_, text) => {
  expect(await written(text)).toBe("Shipping costs 4.90 euros [1].");
});

test.each([
  ["goes", "Shipping costs 4.90 euros [1]. Book at https://book.example [1].", "Shipping costs 4.90 euros [1]."],
  [
    "is whole without it",
    "Shipping costs 4.90 euros [1]. Print the label of your return at https://book.example [1].",
    "Shipping costs 4.90 euros [1]. Print the label of your return [2].",
  ],
])("a sentence from which an address is taken %s", async (_, text, left) => {
  expect(await written(text)).toBe(left);
});

test("a paraphrase, politeness and a translation stay as they are", async () => {
  for (const text of [
    "Within Germany your parcel takes two to three working days, and shipping is 4.90 euros [1]. Happy to help!",
    "Der Versand kostet 4,90 € [1]. Innerhalb Deutschlands dauert er 2–3 Werktage [1].",
  ])
    expect(await written(text)).toBe(text);
});

test("lists and tables lose single items", async () => {
  expect(
    await written(
      "For a return:\n\n1. Print the label [2].\n2. Pay a fee of 15 euros [2].\n3. Hand the item in at a DHL shop [2].",
      turnOf("How does a return by shipping work?"),
    ),
  ).toBe("For a return:\n\n1. Print the label [1].\n2. Hand the item in at a DHL shop [1].");
  expect(
    await written("| Shipping | Costs |\n| --- | --- |\n| Germany | 4.90 euros [1] |\n| Express | 9.90 euros [1] |"),
  ).toBe("| Shipping | Costs |\n| --- | --- |\n| Germany | 4.90 euros [1] |");
});

test("where nothing is left, or nothing that is cited, the answer is quoted instead", async () => {
  expect(await written("Shipping costs 99 euros [1].")).toMatch(quoted);
  const { deps } = await withModel(help, says("Happy to help! Shipping costs 99 euros [1]."));
  const { draft, streamed } = await ask(deps, question);
  expect(draft.response).toMatch(quoted);
  expect(streamed).toBe("Happy to help! ");
});

test.each([
  "Shipping costs 99 euros. [1]",
  "Shipping costs 99 euros. [1] [2]\n",
  "Shipping costs 99 euros. [1].",
  "Shipping costs 99 euros.[1]",
  "Shipping costs 99 euros. **[1]**",
  "Shipping costs 99 euros. ([1])",
  "Shipping costs 99 euros.\n\n[1]",
  "Shipping costs 99 euros.\n- [1]",
  "Shipping costs 99 euros.\n1. [1]",
  "Shipping costs 99 euros.\n\nSource: [1]",
  "送料は99ユーロです。[1]",
  "Paris. [1]",
  "Hm. [1] [2]",
  "[1]",
  "… [1]",
  "| [1] |\n| --- |\n| [2] |",
])("a mark goes with the sentence before it, and alone is no answer: %j", async (text) => {
  for (const pieces of [[text], [...text], text.split(/(?<= )/)]) {
    const { deps } = await withModel(help, says(...pieces));
    const said = await ask(deps, question);
    expect(said).toEqual(await ask({ ...deps, model: null }, question));
    expect(said.draft.response).toMatch(quoted);
  }
});

test("a mark behind the full stop is shown with the sentence that it is of, and with no other", async () => {
  for (const [text, shown] of [
    ["Shipping costs 4.90 euros. [1]", "Shipping costs 4.90 euros. [1]"],
    ["Shipping costs 4.90 euros.\n[1]", "Shipping costs 4.90 euros.\n [1]"],
    ["Shipping costs 4.90 euros.\n\nSource: [1]", "Shipping costs 4.90 euros.\n\nSource: [1]"],
    ["Shipping costs 4.90 euros. [1] Express costs 12.90 euros. [2]", "Shipping costs 4.90 euros. [1]"],
    ["Express costs 12.90 euros. [2] Shipping costs 4.90 euros. [1]", "Shipping costs 4.90 euros. [1]"],
    ["Shipping costs 4.90 euros [1]. Express costs 12.90 euros.\n\n[2]", "Shipping costs 4.90 euros [1]."],
  ])
    expect(await written(text!)).toBe(shown);
});

test("what is left out cites nothing", async () => {
  const { deps } = await withModel(help, says("Shipping costs 4.90 euros [1]. Call 030 7654321 for shipping [2]."));
  const { draft } = await ask(deps, question);
  expect(draft.citations).toHaveLength(1);
});

test("a sentence is shown as soon as it is whole, while the model goes on", async () => {
  const goOn = Promise.withResolvers<void>();
  const { deps } = await withModel(help, (response) => {
    open(response).write(chunk({ content: "Shipping costs 4.90 euros [1]. " }));
    response.write(chunk({ content: "Parcels arrive " }));
    void goOn.promise.then(() =>
      response.end(`${chunk({ content: "in two to three working days [1]." })}${chunk({}, "stop")}data: [DONE]\n\n`),
    );
  });
  const events = answer(deps, question, new AbortController().signal);
  expect((await events.next()).value).toEqual({ type: "delta", text: "Shipping costs 4.90 euros [1]. " });
  goOn.resolve();
  expect((await events.next()).value).toEqual({
    type: "delta",
    text: "Parcels arrive in two to three working days [1].",
  });
});
