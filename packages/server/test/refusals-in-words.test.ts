import { describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop();

/** What the tenant's change is refused with: each place and what is said of it. */
async function faults(body: object): Promise<[string, string][]> {
  const { errors = [] } = expectProblem(await shop.app.admin("PATCH", shop.url, body), "validation_failed");
  return errors.map(({ pointer, detail }) => [pointer, detail]);
}

describe("a refusal says in words what is expected", () => {
  test.each([
    [{ slug: "My Shop" }, "/slug", /^must be 1 to 63 lower-case letters/],
    [{ allowed_origins: ["shop.example"] }, "/allowed_origins/0", /without a path, such as https:\/\/shop\.example$/],
    [{ image_hosts: ["https://cdn.example"] }, "/image_hosts/0", /^must be the name of a host, without scheme/],
    [{ avatar_url: "ada.png" }, "/avatar_url", /^must be an address that begins with https:\/\//],
    [{ locale: "german" }, "/locale", /^must be a language tag, such as en or de-AT$/],
    [{ locale: "e" }, "/locale", /^must be a language tag/],
    [{ theme: { accent: "red" } }, "/theme/accent", /^must be a colour as # and six hexadecimal digits/],
    [{ theme: { radius: 99 } }, "/theme/radius", /^must be at most 32$/],
    [{ rate_limit: 0 }, "/rate_limit", /^must be at least 1$/],
    [{ suggestions: ["a", "b", "c", "d", "e"] }, "/suggestions", /^must have at most 4 members$/],
    [{ welcome_message: {} }, "/welcome_message", /^must not be empty$/],
    [
      { texts: { en: { "A b": "Ask" } } },
      "/texts/en",
      /^has a member named "A b", and such a name must be a lower-case letter/,
    ],
    [
      { texts: { german: {} } },
      "/texts",
      /^has a member named "german", and such a name must be a language tag, such as en or de-AT$/,
    ],
  ])("%j", async (body, pointer, detail) => {
    expect(await faults(body)).toEqual([[pointer, expect.stringMatching(detail)]]);
  });

  test("for a price too", async () => {
    const product = { id: "1", title: "Mug", price: { amount: 39.9, currency: "€" } };
    const reply = await shop.app.admin("POST", `${shop.url}/products`, product);
    expect(expectProblem(reply, "validation_failed").errors).toMatchObject([
      { pointer: "/price/amount", detail: expect.stringMatching(/^must be a decimal amount as text.*"49\.95"$/) },
      { pointer: "/price/currency", detail: expect.stringMatching(/^must be the three capital letters of a currency/) },
    ]);
  });

  test("wherever a text has to look like something, also where nobody has tried yet", async () => {
    const patterns: object[] = [];
    const look = (schema: unknown): void => {
      if (typeof schema !== "object" || schema === null) return;
      if ("pattern" in schema && typeof schema.pattern === "string") patterns.push(schema);
      for (const member of Object.values(schema)) look(member);
    };
    look((await shop.app.server.inject("/docs/openapi.json")).json());
    expect(patterns.length).toBeGreaterThan(10);
    expect(patterns.filter((schema) => !("x-is" in schema))).toEqual([]);
  });
});

describe("of what may be of several kinds", () => {
  test.each([
    [{ welcome_message: 5 }, [["/welcome_message", "must be string or object or null"]]],
    [{ consent: "Yes" }, [["/consent", "must be object or null"]]],
    [
      { consent: {} },
      [
        ["/consent/text", "is required"],
        ["/consent/version", "is required"],
      ],
    ],
    [{ consent: { text: 5, version: "1" } }, [["/consent/text", "must be string or object"]]],
    [{ consent: { text: { en: "" }, version: "1" } }, [["/consent/text/en", "must not be empty"]]],
  ])("a refusal speaks of the kind that was given: %j", async (body, expected) => {
    expect(await faults(body)).toEqual(expected);
  });
});

test("what has to be an object is told what it has", async () => {
  expect(await faults({ escalation: true })).toEqual([["/escalation", "must be an object with enabled, message"]]);
});

test("terms without a page need not say that there is none", async () => {
  const consent = { text: "Yes?", version: "1" };
  expect((await shop.app.admin("PATCH", shop.url, { consent })).json()).toMatchObject({
    consent: { ...consent, url: null },
  });
  expect((await shop.app.get(shop.tenant.slug, "/api/chat/widget-settings")).json()).toMatchObject({
    consent: { ...consent, url: null },
  });
});
