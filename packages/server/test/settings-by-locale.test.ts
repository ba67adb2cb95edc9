import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { WidgetSettings } from "@widget-chat/contract/widget-settings.ts";
import { Value } from "typebox/value";
import { describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ locale: "de-AT" });

const patch = async (body: object): Promise<Tenant> => {
  const reply = await shop.app.admin("PATCH", shop.url, body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Tenant>();
};
const settings = async (locale?: string): Promise<WidgetSettings> => {
  const query = locale === undefined ? "" : `?locale=${locale}`;
  const body = (await shop.app.get(shop.tenant.slug, `/api/chat/widget-settings${query}`)).json<WidgetSettings>();
  expect([...Value.Errors(WidgetSettings, body)]).toEqual([]);
  return body;
};

describe("the tenant's own words", () => {
  const texts = {
    de: { send: "Senden", "launcher.label": "Hilfe" },
    "de-CH": { send: "Abschicken" },
    en: { send: "Ask" },
  };

  test.each([
    [undefined, texts.de],
    ["", texts.de],
    ["de", texts.de],
    ["de-AT", texts.de],
    ["de-CH", texts["de-CH"]],
    ["DE-ch", texts["de-CH"]],
    ["en-GB", texts.en],
    ["fr", {}],
    ["constructor", {}],
    ["!", {}],
  ])("for ?locale=%s are those of it, else of its language, else none", async (locale, expected) => {
    await patch({ texts });
    expect((await settings(locale)).texts).toEqual(expected);
  });

  test("may be many: longer than other bodies", async () => {
    const long = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`key.n${n}`, "ä".repeat(500)]));
    expect((await patch({ texts: { de: long, en: long } })).texts).toEqual({ de: long, en: long });
    expect((await settings("en")).texts).toEqual(long);
  });

  test("are replaced as a whole, and given back by {}", async () => {
    await patch({ texts });
    await patch({ texts: { en: { send: "Go" } } });
    expect((await settings("de")).texts).toEqual({});
    await patch({ texts: {} });
    expect((await settings("en")).texts).toEqual({});
  });
});

test("an assistant without a name is called one in the visitor's language, else in the tenant's", async () => {
  const nameIn = async (locale?: string) => (await settings(locale)).assistant_name;
  expect(await Promise.all([nameIn("el"), nameIn("fr-CA"), nameIn("nn"), nameIn()])).toEqual([
    "Βοηθός",
    "Assistant",
    "Assistent",
    "Assistent",
  ]);
  expect((await shop.app.send(shop.tenant.id, { message: "Wer bist du?" })).response).toMatch(
    /^Ich bin der automatische Assistent von /,
  );
  await patch({ assistant_name: "Ada" });
  expect(await nameIn("el")).toBe("Ada");
  expect((await patch({ assistant_name: null })).assistant_name).toBeNull();
});

test("hosts of pictures are kept in lower case, each once", async () => {
  const { image_hosts } = await patch({ image_hosts: ["CDN.Shop.example", "cdn.shop.example", "*.Pictures.example"] });
  expect(image_hosts).toEqual(["cdn.shop.example", "*.pictures.example"]);
  expect((await settings()).image_hosts).toEqual(image_hosts);
});

describe("a message that the launcher shows by itself", () => {
  const rule = { id: "hello", message: { de: "Fragen?", en: "Questions?" }, after_seconds: 30, pages: ["/shop*"] };

  test("is not shown again for seven days unless the tenant says otherwise", async () => {
    const { proactive } = await patch({ proactive: [rule, { ...rule, id: "again", pause_days: 0 }] });
    expect(proactive.map(({ pause_days }) => pause_days)).toEqual([7, 0]);
    expect((await settings()).proactive).toEqual([
      { ...rule, message: "Fragen?", pause_days: 7 },
      { ...rule, id: "again", message: "Fragen?", pause_days: 0 },
    ]);
  });

  test.each([
    ["en-GB", "Questions?"],
    ["de-AT", "Fragen?"],
    ["fr", "Fragen?"],
    [undefined, "Fragen?"],
  ])("is in the visitor's language (%s), else in the tenant's", async (locale, message) => {
    await patch({ proactive: [rule] });
    expect((await settings(locale)).proactive).toMatchObject([{ message }]);
  });

  test("is in the language it was written in where that is all there is", async () => {
    await patch({
      proactive: [
        { ...rule, message: { tr: "Soru?" } },
        { ...rule, id: "b", message: "Hi" },
      ],
    });
    expect((await settings("en")).proactive).toMatchObject([{ message: "Soru?" }, { message: "Hi" }]);
  });

  test("needs something that shows it, and the refusal says what", async () => {
    const reply = await shop.app.admin("PATCH", shop.url, {
      proactive: [{ id: "a", message: "Hi", exit_intent: false }],
    });
    expect(expectProblem(reply, "validation_failed").errors).toEqual([
      {
        pointer: "/proactive/0",
        code: "some",
        detail: "must have at least one of after_seconds, scroll_percent, exit_intent",
      },
    ]);
  });
});

test("a locale that is too long to be one is refused", async () => {
  const reply = await shop.app.get(shop.tenant.slug, `/api/chat/widget-settings?locale=${"x".repeat(36)}`);
  expect(expectProblem(reply, "validation_failed").errors).toMatchObject([{ pointer: "locale" }]);
});
