import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { describe, expect, test } from "vitest";
import { useShop } from "./use-shop.ts";
import { expectProblem } from "./expect-problem.ts";
import { settings } from "./tenant-settings.ts";

const URL = "/api/admin/tenants";

const shop = useShop();

const patch = (body: object) => shop.app.admin("PATCH", `${URL}/${shop.tenant.slug}`, body);

describe("a setting is refused", () => {
  test.each([
    ["name", ["", "a".repeat(201), "\0", null, 5]],
    ["active", ["true", 1, null]],
    ["assistant_name", ["", "a".repeat(81), "\ud83d", 5]],
    [
      "avatar_url",
      [
        "",
        "javascript:alert(1)",
        "data:image/png;base64,x",
        "ftp://x",
        `https://x/${"a".repeat(2000)}`,
        "https://x/\0",
      ],
    ],
    ["default_mode", ["voice", "", null]],
    ["locale", ["", "e", "en_GB", "english!", "\0", null]],
    [
      "welcome_message",
      [
        "\0",
        "a".repeat(1001),
        5,
        ["Hello"],
        { en: 5 },
        { en: "\0" },
        { "not a tag!": "Hello" },
        { "not a tag!": { x: "\0" } },
      ],
    ],
    ["suggestions", ["Hello", [""], ["a".repeat(121)], ["a", "b", "c", "d", "e"], ["\0"], null]],
    ["limit_message", ["", "a".repeat(1001), "\0", 5]],
    ["monthly_limit", [-1, 1.5, "5", 2_147_483_648, true]],
    ["rate_limit", [0, -1, 1.5, 10_001, "20", null]],
    [
      "prechat_fields",
      [
        "customer_name",
        [{ name: "iban", label: "", type: "text", required: true }],
        [{ name: "customer_name", label: "", type: "password", required: true }],
        [{ name: "customer_name" }],
        ["", "Your name"].map((label) => ({ name: "customer_name", label, type: "text", required: true })),
        [{ name: "customer_name", label: "\0", type: "text", required: true }],
      ],
    ],
    [
      "consent",
      [
        "Yes",
        {},
        { text: "a".repeat(1001), url: null, version: "1" },
        { text: "\0", url: null, version: "1" },
        { text: "a", url: "javascript:alert(1)", version: "1" },
        { text: {}, url: null, version: "1" },
        { text: { en: "" }, url: null, version: "1" },
        { text: { en: "Yes", "not a tag!": "Ja" }, url: null, version: "1" },
        { text: ["Yes"], url: null, version: "1" },
      ],
    ],
    ...(["live_products", "order_status"] as const).map((name): [string, unknown[]] => [
      name,
      [
        "https://shop.example/",
        {},
        { url: "" },
        { url: "shop.example/live" },
        { url: "ftp://shop.example/" },
        { url: "https://" },
        { url: "https://[" },
        { url: "https://%zz/" },
        { url: "https://shop.example:99999/" },
        { url: "https://shop.example/\0" },
        { url: "https://user:secret@shop.example/" },
        { url: "https://shop.example/#part" },
        { url: "https://shop.example/ x" },
        { url: `https://shop.example/${"a".repeat(2000)}` },
        { url: "https://shop.example/", timeout_ms: 50 },
        { url: "https://shop.example/", timeout_ms: 60_000 },
        { url: "https://shop.example/", timeout_ms: "800" },
      ],
    ]),
    [
      "allowed_origins",
      [
        "https://a.example",
        ["*"],
        ["a.example"],
        ["https://a.example//"],
        ["https://a.example/path"],
        ["https://u:p@a.example"],
        ["https://*.a.example/"],
        ["null"],
        ["https://a\0b"],
        null,
      ],
    ],
    [
      "theme",
      [
        { accent: "red" },
        { accent: "#12345" },
        { accent: "url(x)" },
        { radius: 99 },
        { color_scheme: "sepia" },
        { position: "top" },
        null,
      ],
    ],
    [
      "image_hosts",
      [
        "cdn.example",
        ["https://cdn.example"],
        ["cdn.example:443"],
        ["cdn.example/a"],
        ["*"],
        ["*.example"],
        ["a.*.example"],
        ["-a.example"],
        ["a..example"],
        [""],
        ["a\0b"],
        [`${"a".repeat(64)}.example`],
        Array(51).fill("cdn.example"),
        null,
      ],
    ],
    [
      "texts",
      [
        [],
        { send: "Ask" },
        { "not a tag!": {} },
        { en: { Send: "Ask" } },
        { en: { "a b": "Ask" } },
        { en: { ["a".repeat(62)]: "Ask" } },
        { en: { send: "" } },
        { en: { send: "a".repeat(501) } },
        { en: { send: "\0" } },
        { en: { send: 5 } },
        { en: Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`a${n}`, "a"])) },
        Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`en-a${n}`, {}])),
        null,
      ],
    ],
    [
      "proactive",
      [
        {},
        [{ id: "a", message: "Hello" }],
        [{ id: "a", message: "Hello", exit_intent: false }],
        [{ id: "a", after_seconds: 5 }],
        [{ message: "Hello", after_seconds: 5 }],
        [{ id: "a b", message: "Hello", after_seconds: 5 }],
        [{ id: "a", message: "", after_seconds: 5 }],
        [{ id: "a", message: {}, after_seconds: 5 }],
        [{ id: "a", message: { "not a tag!": "Hello" }, after_seconds: 5 }],
        [{ id: "a", message: "a".repeat(501), after_seconds: 5 }],
        [{ id: "a", message: "Hello", after_seconds: 3601 }],
        [{ id: "a", message: "Hello", after_seconds: -1 }],
        [{ id: "a", message: "Hello", scroll_percent: 0 }],
        [{ id: "a", message: "Hello", scroll_percent: 101 }],
        [{ id: "a", message: "Hello", after_seconds: 5, pages: ["checkout"] }],
        [{ id: "a", message: "Hello", after_seconds: 5, not_pages: "/a" }],
        [{ id: "a", message: "Hello", after_seconds: 5, pause_days: 366 }],
        [1, 2].map(() => ({ id: "a", message: "Hello", after_seconds: 5 })),
        Array.from({ length: 11 }, (_, n) => ({ id: `a${n}`, message: "Hello", after_seconds: 5 })),
        null,
      ],
    ],
    ["escalation", [{}, { enabled: "yes" }, { enabled: true, message: "\0" }, null]],
  ] as [string, unknown[]][])("when %s is something else than it may be", async (name, values) => {
    for (const value of values) {
      const reply = await patch({ [name]: value });
      const { errors } = expectProblem(reply, "validation_failed");
      expect([JSON.stringify(value), errors?.every(({ pointer }) => pointer.startsWith(`/${name}`))]).toEqual([
        JSON.stringify(value),
        true,
      ]);
    }
    expect((await shop.app.admin("GET", `${URL}/${shop.tenant.slug}`)).json()).toMatchObject({
      updated_at: shop.tenant.updated_at,
    });
  });

  test("with its reason: a form that asks for a name twice", async () => {
    const field = { name: "customer_name", label: "", type: "text", required: true };
    expect(expectProblem(await patch({ prechat_fields: [field, field] }), "validation_failed").errors).toEqual([
      { pointer: "/prechat_fields", code: "unique", detail: "must name each only once" },
    ]);
  });

  test("never, when its unknown members are odd: they are ignored and not kept", async () => {
    const odd = { "\ud83d": 1, extra: "\0", deep: { deeper: ["\0"] } };
    const reply = await patch({
      ...odd,
      theme: { accent: "#112233", ...odd },
      escalation: { enabled: false, ...odd },
      consent: { text: "a", url: null, version: "1", ...odd },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      theme: { accent: "#112233" },
      consent: { text: "a", url: null, version: "1" },
    });
    expect(reply.body).not.toContain("extra");
  });
});

describe("what the server owns", () => {
  test("is set by no member of a request, whatever column it names", async () => {
    const columns = await shop.app.database.query<{ name: string }>(
      "select distinct column_name as name from information_schema.columns where table_schema = 'public'",
    );
    const owned = columns.map(({ name }) => name).filter((name) => !(name in settings) && name !== "slug");
    expect(owned).toEqual(
      expect.arrayContaining([
        "id",
        "tenant_id",
        "created_at",
        "updated_at",
        "knowledge_revision",
        "catalogue_revision",
        "identity_secret",
        "used",
      ]),
    );
    for (const value of ["00000000-0000-4000-8000-000000000000", 99, "2001-01-01T00:00:00.000Z"]) {
      const body = {
        ...Object.fromEntries(owned.map((name) => [name, value])),
        usage: { month: "2001-01", used: 99, limit: 99 },
      };
      const created = await shop.app.admin("POST", URL, { slug: `owned-${value}`.slice(0, 20), name: "x", ...body });
      for (const tenant of [created.json<Tenant>(), (await patch(body)).json<Tenant>()]) {
        expect(JSON.stringify(tenant)).not.toMatch(/00000000-0000-4000|2001-01|:99/);
      }
    }
    const [row] = await shop.app.database.query(
      "select id, knowledge_revision::int, catalogue_revision::int, identity_secret from tenants where slug = $1",
      [shop.tenant.slug],
    );
    expect(row).toEqual({ id: shop.tenant.id, knowledge_revision: 0, catalogue_revision: 0, identity_secret: null });
  });
});

test("an origin may be pasted with a slash at its end", async () => {
  const { slug } = await shop.app.createTenant({ allowed_origins: ["https://Shop.example/"] });
  const shown = await shop.app.admin("GET", `/api/admin/tenants/${slug}`);
  expect(shown.json()).toMatchObject({ allowed_origins: ["https://shop.example"] });
});

describe("the pre-chat form", () => {
  const emptyForm = { pointer: "/prechat_fields", code: "minItems" };

  test("asks for name and e-mail address when it is switched on and nothing else is said", async () => {
    expect((await patch({ prechat_enabled: true })).json()).toMatchObject({
      prechat_fields: [
        { name: "customer_name", required: false },
        { name: "customer_email", required: true },
      ],
    });
  });

  test("is never on without a field, in whatever order that is asked for", async () => {
    const refused = async (reply: ReturnType<typeof patch>) =>
      expect(expectProblem(await reply, "validation_failed").errors).toMatchObject([emptyForm]);
    await refused(patch({ prechat_enabled: true, prechat_fields: [] }));
    await refused(shop.app.admin("POST", URL, { slug: "x", name: "x", prechat_enabled: true, prechat_fields: [] }));
    await patch({ prechat_fields: [] });
    await refused(patch({ prechat_enabled: true }));
    await patch({ prechat_enabled: true, prechat_fields: settings.prechat_fields });
    await refused(patch({ prechat_fields: [] }));
    expect((await shop.app.admin("GET", `${URL}/${shop.tenant.slug}`)).json()).toMatchObject({
      prechat_enabled: true,
      prechat_fields: settings.prechat_fields,
    });
  });
});
