import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());

const ask = (tenant: Tenant, message: string): Promise<Answer> => app.send(tenant.id, { message });
const delivery = { Delivery: "We deliver by bicycle courier. The service costs 3 euros." };

describe("who complains of the house is met, not told that nothing was found", () => {
  test.each([
    ["en", "your service is terrible"],
    ["en", "Your customer service is really awful!!"],
    ["en", "worst shop ever"],
    ["en", "what a terrible experience"],
    ["en", "I am very disappointed with you"],
    ["en", "I have never been so disappointed"],
    ["en", "I waited for an hour, this is unacceptable"],
    ["en", "I want to make a complaint"],
    ["en", "your reception lady was so rude"],
    ["en", "your toilets were filthy"],
    ["en", "you are too expensive"],
    ["de", "eure Mitarbeiterin war sehr unfreundlich"],
    ["fr", "votre réceptionniste était très désagréable"],
    ["es", "vuestra recepcionista fue muy grosera"],
    ["it", "il vostro portiere era molto scortese"],
    ["pt", "a vossa rececionista foi mal educada"],
    ["nl", "jullie boot was smerig"],
    ["tr", "garsonunuz çok kabaydı, çok kaba"],
    ["de", "euer Service ist schrecklich"],
    ["de", "ich bin sehr enttäuscht"],
    ["de", "ich möchte mich beschweren"],
    ["fr", "votre service est horrible"],
    ["fr", "je suis très déçu"],
    ["es", "su servicio es pésimo"],
    ["it", "il vostro servizio è pessimo"],
    ["pt", "o vosso serviço é péssimo"],
    ["nl", "jullie service is waardeloos"],
    ["nl", "ik wil een klacht indienen"],
    ["tr", "hizmetiniz berbat"],
  ])("%s: %s", async (locale, message) => {
    const person = { enabled: true, webhook_url: "https://hooks.shop.example/x" };
    const shop = await shopWith(app, delivery, { locale, escalation: person });
    const { kind, citations, suggestions, response } = await ask(shop, message);
    expect({ kind, citations }).toEqual({ kind: "answer", citations: [] });
    expect(suggestions).toHaveLength(1);
    const { items } = (await app.admin("GET", `/api/admin/tenants/${shop.slug}/unanswered`)).json<{ items: [] }>();
    expect(items, response).toEqual([]);
    expect((await app.send(shop.id, { message: suggestions[0]! })).kind).toBe("handoff");
  });
});

describe("who denies to be let down is not taken for it", () => {
  test.each([
    ["en", "I was not disappointed"],
    ["en", "I wasn't disappointed"],
    ["en", "your service is not bad"],
    ["en", "your service isn't bad"],
    ["de", "ich bin nicht enttäuscht"],
    ["de", "euer Service ist nicht schlecht"],
    ["fr", "je ne suis pas déçu"],
    ["fr", "votre service n'est pas mauvais"],
    ["es", "no estoy decepcionado"],
    ["it", "non sono deluso"],
    ["pt", "não estou desiludido"],
    ["nl", "ik ben niet ontevreden"],
    ["tr", "hizmetiniz kötü değil"],
  ])("%s: %s", async (locale, message) => {
    const shop = await shopWith(app, { Parking: "Cars are parked in the yard." }, { locale });
    expect((await ask(shop, message)).kind).toBe("no_answer");
  });
});

test("the documents tell how to complain where they do", async () => {
  const texts = { Complaints: "If you want to make a complaint, write to complaints@shop.example within a month." };
  expect((await ask(await shopWith(app, texts), "I want to make a complaint")).response).toContain("within a month");
});

test.each([
  ["is your service bad for the climate?", "couldn't find"],
  ["terrible twos book", "couldn't find"],
  ["how does the terrible service work, and what does it cost?", "3 euros"],
])("what asks for something is no complaint: %s", async (message, told) => {
  expect((await ask(await shopWith(app, delivery), message)).response).toContain(told);
});
