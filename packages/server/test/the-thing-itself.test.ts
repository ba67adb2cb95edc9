import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

const product = (id: string, title: string, more: Partial<PutProduct> = {}): PutProduct => ({
  id,
  title,
  price: { amount: "20.00", currency: "EUR" },
  ...more,
});
const camera = { attributes: { product_type: "Camera" } };

const catalogues = {
  en: [
    // Everything with "camera" in its title, of which three are told to be one.
    product("car", "Orbis Camera 12V Car Adapter 20W"),
    product("film", "Anti-glare screen protector Phone/Camera Universal"),
    product("strap", "Leather Camera Strap"),
    product("bag", "Camera Bag Black"),
    product("cage", "Camera cage [aluminium]"),
    product("x10", "Orbis X10 Camera 24 MP 3.0 inch display Wi-Fi Black 4K video 128 GB", camera),
    product("x20", "Orbis X20 Camera 33 MP 3.2 inch display Wi-Fi Silver 4K video 256 GB", camera),
    product("halden", "Halden Compact Camera 12 MP", camera),
    // What has all the words, and is something else.
    product("jacket", "Trail jacket", {
      description: "Waterproof, with a pocket for a torch. Waterproof seams, torch loop.",
    }),
    product("torch-1", "Kestrel waterproof torch 300 lm"),
    product("torch-2", "Merlin waterproof torch 500 lm"),
    product("torch-3", "Hobby torch 900 lm", { description: "Waterproof to 2 m." }),
    product("torch-4", "Swift torch 100 lm"),
    // Two words that are one.
    product("comb", "Styling comb set for a doll's head"),
    product("headset", "Lyra Headset Black"),
    product("ink", "Toner cartridge Black", { mpn: "TN-2110" }),
    product("ink-2", "Toner cartridge Cyan", { mpn: "TN-2115" }),
    // Adjectives on either side of the thing.
    product("mouse-1", "Ardo M10 mouse optical"),
    product("mouse-2", "Ardo M20 mouse wireless optical"),
    product("mouse-3", "Ardo optical mouse"),
    product("mouse-4", "Ardo wireless mouse"),
    product("keys", "Ardo wireless keyboard"),
    product("keys-2", "Ardo keyboard optical wireless"),
    product("pad", "Ardo gel mouse pad"),
    // Equals.
    product("mug-gone", "Enamel mug Tarn", { availability: "out_of_stock", rating: 4.9, attributes: { reviews: 400 } }),
    product("mug", "Enamel mug Beck"),
    product("mug-liked", "Enamel mug Ghyll", { rating: 4.8, attributes: { reviews: 350 } }),
  ],
  de: [
    product("heringe", "Heringe für Zelt, 10 Stück"),
    product("unterlage", "Unterlage für das Zelt Falke"),
    product("falke", "Zelt Falke 2 Personen grün"),
    product("milan", "Zelt Milan 4 Personen"),
    product("tunnel", "Tunnelzelt Luchs"),
    product("sack", "Schlafsack Dachs"),
    product("sack-hülle", "Packsack für Schlafsack"),
    product("weg", "Kocher Funke", { availability: "out_of_stock" }),
    product("da", "Kocher Blitz"),
  ],
  fr: [
    product("couvercle", "Couvercle pour casserole 20 cm"),
    product("manche", "Manche de casserole"),
    product("casserole", "Casserole inox 20 cm"),
    product("casserole-2", "Casserole émaillée rouge"),
    product("etui", "Étui pour couteau"),
    product("couteau", "Couteau de cuisine 18 cm"),
  ],
  es: [
    product("funda", "Funda para guitarra"),
    product("cuerdas", "Cuerdas para guitarra clásica"),
    product("guitarra", "Guitarra clásica Alba"),
    product("guitarra-2", "Guitarra eléctrica Sol"),
  ],
  it: [
    product("lucchetto", "Lucchetto per bicicletta"),
    product("borsa", "Borsa per bicicletta nera"),
    product("bici", "Bicicletta da città Vela"),
    product("bici-2", "Bicicletta pieghevole Onda"),
  ],
  nl: [
    product("slot", "Slot voor fiets"),
    product("tas", "Dubbele tas voor fiets"),
    product("fiets", "Fiets Merel 28 inch"),
    product("bakfiets", "Bakfiets Reiger"),
  ],
} satisfies Record<string, PutProduct[]>;
type Locale = keyof typeof catalogues;

let app: TestApp;
const shops = new Map<Locale, Tenant>();
beforeAll(async () => {
  app = await startApp();
  for (const [locale, products] of Object.entries(catalogues) as [Locale, PutProduct[]][]) {
    const tenant = await app.createTenant({
      locale,
      default_mode: "ecommerce",
      ecommerce_active: true,
      rag_active: false,
      rate_limit: 10_000,
    });
    for (const one of products) await app.admin("POST", `/api/admin/tenants/${tenant.slug}/products`, one);
    shops.set(locale, tenant);
  }
});
afterAll(() => app.stop());

async function shown(message: string, locale: Locale = "en"): Promise<string[]> {
  const answer = await app.send(shops.get(locale)!.id, { message });
  return answer.products.map(({ id }) => id);
}

/** All that is found, also where it is not enough for an answer. */
async function ranked(words: string): Promise<string[]> {
  const query = new URLSearchParams({ q: words, mode: "ecommerce", limit: "20" });
  const reply = await app.admin("GET", `/api/admin/tenants/${shops.get("en")!.slug}/search?${query}`);
  return reply.json<{ results: { external_id: string }[] }>().results.map((one) => one.external_id);
}

describe("first is what a thing is called and told to be, in any order", () => {
  test.for([
    ["en", "camera", ["halden", "x10", "x20"]],
    ["en", "cameras", ["halden", "x10", "x20"]],
    ["en", "camera bag", ["bag"]],
    ["en", "camera strap", ["strap"]],
    ["en", "waterproof torch", ["torch-1", "torch-2", "torch-3"]],
    ["en", "waterproof torches", ["torch-1", "torch-2", "torch-3"]],
    ["en", "mouse", ["mouse-1", "mouse-2", "mouse-3", "mouse-4"]],
    ["en", "mouse pad", ["pad"]],
    ["de", "Zelt", ["falke", "milan"]],
    ["de", "Zelte", ["falke", "milan"]],
    ["de", "Heringe", ["heringe"]],
    ["de", "Schlafsack", ["sack"]],
    ["de", "Schlafsäcke", ["sack"]],
    ["fr", "casserole", ["casserole", "casserole-2"]],
    ["fr", "casseroles", ["casserole", "casserole-2"]],
    ["fr", "couvercle", ["couvercle"]],
    ["fr", "couteau", ["couteau"]],
    ["es", "guitarra", ["guitarra", "guitarra-2"]],
    ["es", "guitarras", ["guitarra", "guitarra-2"]],
    ["es", "funda para guitarra", ["funda"]],
    ["it", "bicicletta", ["bici", "bici-2"]],
    ["it", "lucchetto per bicicletta", ["lucchetto"]],
    ["nl", "fiets", ["fiets"]],
    ["nl", "tas voor fiets", ["tas"]],
  ] as const)("%s: %s", async ([locale, message, first]) => {
    expect((await shown(message, locale)).slice(0, first.length).toSorted()).toEqual([...first]);
  });
});

test("a word that nothing in the shop knows does not bring accessories to the front", async () => {
  expect((await ranked("zuikoflex camera")).slice(0, 3).toSorted()).toEqual(["halden", "x10", "x20"]);
});

test("what has the name and not all that is asked of it comes before what has all the words and another name", async () => {
  const found = await ranked("waterproof torch");
  expect(found.slice(0, 4).toSorted()).toEqual(["torch-1", "torch-2", "torch-3", "torch-4"]);
  expect(found).toContain("jacket");
});

test.for([
  ["en", "TN-2110", "ink"],
  ["en", "tn 2110", "ink"],
  ["en", "TN2115 toner", "ink-2"],
  ["en", "tn 2115 toner", "ink-2"],
  ["en", "lyra head set", "headset"],
] as const)(
  "%s: what is written in one word is found by two, and the exact model is first: %s",
  async ([locale, message, first]) => {
    expect((await shown(message, locale))[0]).toBe(first);
  },
);

test("a head set is a headset, too", async () => {
  expect(await shown("head set")).toContain("headset");
});

test.for([
  ["de", "Zelt", "tunnel"],
  ["nl", "fiets", "bakfiets"],
] as const)("%s: a compound is a kind of the thing: %s", async ([locale, message, kind]) => {
  const found = await shown(message, locale);
  expect(found.slice(0, locale === "de" ? 3 : 2)).toContain(kind);
});

describe("of equals", () => {
  test("what most people praise comes first, and what is sold out last", async () => {
    expect(await shown("enamel mug")).toEqual(["mug-liked", "mug", "mug-gone"]);
  });

  test("what can be had comes first", async () => {
    expect(await shown("Kocher", "de")).toEqual(["da", "weg"]);
  });
});
