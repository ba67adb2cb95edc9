import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await shopWith(app, { Parking: "Parking costs £4 a day.", Wifi: "Wifi is free in the lobby." });
});
afterAll(() => app.stop());

async function talk(messages: string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const message of messages) {
    const conversation_id = answers.at(-1)?.conversation_id;
    answers.push(await app.send(shop.id, { message, session_id: "s", ...(conversation_id && { conversation_id }) }));
  }
  return answers;
}

const again: [string, string][] = [
  ["en", "say that again"],
  ["en", "Sorry, could you please repeat that?"],
  ["en", "what did you say?"],
  ["de", "Kannst du das bitte nochmal sagen?"],
  ["de", "Was haben Sie gesagt?"],
  ["fr", "Pouvez-vous répéter, s'il vous plaît ?"],
  ["fr", "qu'avez-vous dit ?"],
  ["es", "¿Puedes repetirlo, por favor?"],
  ["es", "¿qué has dicho?"],
  ["it", "Puoi ripetere?"],
  ["it", "cosa hai detto?"],
  ["pt", "Pode repetir, por favor?"],
  ["pt", "o que disseste?"],
  ["nl", "Kun je dat nog een keer zeggen?"],
  ["nl", "wat zei je?"],
  ["tr", "Tekrar söyler misiniz?"],
  ["tr", "ne dediniz?"],
];

test.each(again)("the last answer is told once more, with its source (%s: %s)", async (locale, message) => {
  await app.admin("PATCH", `/api/admin/tenants/${shop.slug}`, { locale });
  const [, told, , repeated, twice] = await talk(["wifi", "parking", "ok", message, message]);
  for (const one of [repeated!, twice!])
    expect([one.kind, one.response, one.citations.length]).toEqual(["answer", told!.response, 1]);
});

const before: [string, string, string][] = [
  ["en", "what was the first thing I asked?", "what was my last question?"],
  ["de", "Was habe ich zuerst gefragt?", "was war meine letzte Frage?"],
  ["fr", "Quelle était ma première question ?", "quelle était ma dernière question ?"],
  ["es", "¿Cuál fue mi primera pregunta?", "¿cuál fue mi última pregunta?"],
  ["it", "Qual era la mia prima domanda?", "qual era la mia ultima domanda?"],
  ["pt", "Qual foi a minha primeira pergunta?", "qual foi a minha última pergunta?"],
  ["nl", "Wat was mijn eerste vraag?", "wat was mijn laatste vraag?"],
  ["tr", "İlk sorum neydi?", "son sorum neydi?"],
];

test.each(before)("what was asked before is quoted (%s)", async (locale, first, last) => {
  await app.admin("PATCH", `/api/admin/tenants/${shop.slug}`, { locale });
  const answers = await talk(["hello", "wifi *free*?", "parking?", first, last]);
  expect(answers.at(-2)!.response).toContain("wifi \\*free\\*?");
  expect(answers.at(-1)!.response).toContain("parking?");
  expect(answers.at(-1)!.citations).toEqual([]);
});

test("of a conversation longer than what is remembered nobody says how it began", async () => {
  const asked = ["wifi?", "parking?", "lobby?", "wifi price?", "parking price?", "lobby wifi?"];
  await app.admin("PATCH", `/api/admin/tenants/${shop.slug}`, { locale: "en" });
  const answers = await talk([...asked, "what did I ask first?"]);
  expect(answers.at(-1)!.response).toBe("The earliest question of yours that I can look up is: “parking?”");
});

test.each(["say that again", "what did I ask first?"])(
  "before anything was asked it is asked what: %s",
  async (message) => {
    await app.admin("PATCH", `/api/admin/tenants/${shop.slug}`, { locale: "en" });
    const [answer] = await talk([message]);
    expect([answer!.kind, answer!.response]).toEqual(["clarify", "What would you like to know?"]);
  },
);
