import { readdir } from "node:fs/promises";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { Welcome } from "@widget-chat/contract/welcome.ts";
import { Value } from "typebox/value";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await app.createTenant({
    locale: "en",
    welcome_message: { en: "Hello", de: "Hallo", "pt-BR": "Oi" },
    assistant_name: "Ada",
    avatar_url: "https://shop.example/ada.png",
    suggestions: ["Where is my parcel?", "Returns"],
    default_mode: "ecommerce",
    rag_active: true,
    ecommerce_active: true,
  });
});
afterAll(() => app.stop());

const welcome = async (tenant: string, query = ""): Promise<Welcome> =>
  (await app.get(tenant, `/api/chat/welcome${query}`)).json<Welcome>();

describe("the welcome", () => {
  test("says what the tenant wrote", async () => {
    const body = await welcome(shop.slug);
    expect([...Value.Errors(Welcome, body)]).toEqual([]);
    expect(body).toEqual({
      message: "Hello",
      assistant_name: "Ada",
      avatar_url: "https://shop.example/ada.png",
      suggestions: ["Where is my parcel?", "Returns"],
      locale: "en",
      widget_type: "ecommerce",
      rag_active: true,
      ecommerce_active: true,
    });
  });

  test("of a tenant that wrote nothing has words all the same", async () => {
    const { slug, welcome_message, assistant_name } = await app.createTenant({});
    expect([welcome_message, assistant_name]).toEqual([null, null]);
    expect(await welcome(slug)).toEqual({
      message: "Hello! How can I help you?",
      assistant_name: "Assistant",
      avatar_url: null,
      suggestions: [],
      locale: "en",
      widget_type: "rag",
      rag_active: true,
      ecommerce_active: false,
    });
  });

  test("names the mode that would answer", async () => {
    const { slug } = await app.createTenant({ default_mode: "ecommerce", rag_active: true, ecommerce_active: false });
    expect(await welcome(slug)).toMatchObject({ widget_type: "rag" });
  });
});

describe("of its languages", () => {
  test.each([
    ["", "Hello", "en"],
    ["?locale=de", "Hallo", "de"],
    ["?locale=DE", "Hallo", "de"],
    ["?locale=de-AT", "Hallo", "de"],
    ["?locale=pt-BR", "Oi", "pt-BR"],
    ["?locale=pt-br", "Oi", "pt-BR"],
    ["?locale=fr", "Hello", "en"],
    ["?locale=", "Hello", "en"],
    ["?locale=__proto__", "Hello", "en"],
    ["?locale=%00", "Hello", "en"],
  ])("%s chooses %s", async (query, message, locale) => {
    expect(await welcome(shop.slug, query)).toMatchObject({ message, locale });
  });

  test("the tenant's own comes first where the wished one is not written, else any", async () => {
    const german = await app.createTenant({ locale: "de", welcome_message: { en: "Hello", de: "Hallo" } });
    expect(await welcome(german.slug, "?locale=fr")).toMatchObject({ message: "Hallo", locale: "de" });
    const odd = await app.createTenant({ locale: "fr", welcome_message: { en: "Hello" } });
    expect(await welcome(odd.slug)).toMatchObject({ message: "Hello", locale: "en" });
  });

  test("a tenant that wrote nothing greets in each that the widget speaks, else in its own, else in English", async () => {
    const { slug, id } = await app.createTenant({ locale: "de-AT" });
    const files = await readdir(new URL("../../widget/src/locales", import.meta.url));
    const spoken = files.filter((name) => /^[a-z]{2}\.ts$/.test(name)).map((name) => name.slice(0, 2));
    expect(spoken.length).toBeGreaterThan(20);
    const greetings = await Promise.all(spoken.map((locale) => welcome(slug, `?locale=${locale}`)));
    expect(greetings.map(({ locale }) => locale)).toEqual(spoken);
    expect(new Set(greetings.map(({ message }) => message)).size).toBe(spoken.length);

    expect(new Set(greetings.map(({ assistant_name }) => assistant_name)).size).toBeGreaterThan(15);

    const german = {
      message: "Hallo! Wobei kann ich Ihnen helfen?",
      locale: "de",
      assistant_name: "Assistent",
    };
    for (const query of ["", "?locale=nn", "?locale=de-CH"]) expect(await welcome(slug, query)).toMatchObject(german);
    const change = (body: object) => app.admin("PATCH", `/api/admin/tenants/${id}`, body);
    await change({ locale: "nn" });
    expect(await welcome(slug)).toMatchObject({ locale: "en" });
    await change({ welcome_message: "Hei" });
    expect(await welcome(slug, "?locale=de")).toMatchObject({ message: "Hei", locale: "nn" });
    await change({ welcome_message: null });
    expect(await welcome(slug, "?locale=de")).toMatchObject(german);
  });

  test("one text serves all", async () => {
    const { slug } = await app.createTenant({ locale: "fr", welcome_message: "Salut" });
    expect(await welcome(slug, "?locale=de")).toMatchObject({ message: "Salut", locale: "fr" });
  });

  test("a tag longer than any is refused", async () => {
    expectProblem(await app.get(shop.slug, `/api/chat/welcome?locale=${"a".repeat(36)}`), "validation_failed");
  });
});
