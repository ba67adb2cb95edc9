import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
let german: Tenant;
beforeAll(async () => {
  app = await startApp();
  const returns = { Returns: "You may send back what you bought within 30 days. The money is given back." };
  shop = await shopWith(app, returns);
  german = await shopWith(app, { Rückgabe: "Sie können alles innerhalb von 30 Tagen zurückgeben." }, { locale: "de" });
});
afterAll(() => app.stop());

const ask = (tenant: Tenant, message: string): Promise<Answer> => app.send(tenant.id, { message });
const calm =
  /^(?:I'm sorry that you're annoyed|Es tut mir leid, dass Sie verärgert sind|Je |Lamento|Siento|Mi dispiace|Het spijt|Üzgün)/;

describe("who is angry", () => {
  test.each([
    "thieves!",
    "you thieves",
    "you are a bunch of scammers",
    "What the f*** is wrong with you",
    "your service is a total rip-off",
    "this is f***ing ridiculous",
    "Sh*t!!",
    "this is outrageous",
    "liars",
    "this is a scam",
    "you are a useless piece of crap",
  ])("is met calmly, without having it repeated: %s", async (message) => {
    const answer = await ask(shop, message);
    expect([answer.kind, answer.response]).toEqual(["answer", expect.stringMatching(calm)]);
  });

  test.each(["Abzocker!", "Ihr seid alles Betrüger", "So ein Saftladen", "Das ist eine Frechheit", "Ihr Gauner"])(
    "in German too: %s",
    async (message) => {
      const answer = await ask(german, message);
      expect([answer.kind, answer.response]).toEqual(["answer", expect.stringMatching(calm)]);
    },
  );

  test.each([
    ["fr", "Bande de voleurs !"],
    ["es", "¡Sois unos ladrones!"],
    ["it", "Siete dei ladri"],
    ["nl", "Oplichters!"],
    ["pt", "Ladrões!"],
    ["tr", "Dolandırıcılar!"],
  ])("in %s: %s", async (locale, message) => {
    const answer = await ask(await shopWith(app, { "1": "30" }, { locale }), message);
    expect([answer.kind, answer.response]).toEqual(["answer", expect.not.stringMatching(/[“«„]/)]);
  });

  test.each(["you f***ing thieves, can I return this?", "This is f***ing ridiculous. Can I return this sh*t?"])(
    "is answered what is asked beside it: %s",
    async (message) => expect((await ask(shop, message)).response).toContain("30 days"),
  );

  test("is not quoted in a refusal", async () => {
    const answer = await ask(shop, "You crooks, where are your f***ing submarines moored?");
    expect([answer.kind, answer.response]).toEqual(["no_answer", expect.not.stringMatching(/crook|f\*|fuck/i)]);
  });
});

test("what is rude only of somebody is not spelt out where it is of something else", async () => {
  const { response } = await ask(shop, "Do you accept a b*tch collar?");
  expect(response).not.toMatch(/bitch/i);
});

test("a message of nothing but hidden letters is as soon read as any other", async () => {
  const shapes = ["a*b*", "u*e*e*", "a*b ", `${"a*b*".repeat(15)} `];
  const answers = await Promise.all(
    shapes.flatMap((shape) => Array.from({ length: 4 }, () => ask(shop, shape.repeat(3_900 / shape.length)))),
  );
  expect(answers.map(({ kind }) => kind)).toEqual(answers.map(() => "no_answer"));
}, 10_000);

test.each([
  ["Stolen cards", "If thieves took your card, block it at once.", "thieves took my card"],
  ["Scammers", "Scammers call in our name. Hang up.", "scammers"],
  ["Discounts", "Prices marked with * are reduced by 10 %.", "what are prices* marked?"],
])("what a text tells of is no accusation: %s", async (title, text, message) => {
  expect((await ask(await shopWith(app, { [title]: text }), message)).response).toContain(text.split(".")[0]);
});
