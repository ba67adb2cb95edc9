import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

const product = (id: string, title: string, amount: string, more: Partial<PutProduct> = {}): PutProduct => ({
  id,
  title,
  price: { amount, currency: "GBP" },
  ...more,
});

const products: PutProduct[] = [
  product("oak", "Oak stool", "64.00", {
    category: "Stools",
    rating: 4.9,
    attributes: { weight: "4 kg", frost_proof: "no", material: "oak", marks: ["handmade"] },
  }),
  product("steel", "Steel stool", "45.00", {
    category: "Stools",
    rating: 4.1,
    attributes: { weight: "6.5 kg", frost_proof: "yes", width: "38 cm" },
  }),
  product("bar", "Bar stool", "29.00", {
    category: "Stools",
    description: "A light stool for the kitchen.",
    attributes: { frost_proof: "yes", width: "30 cm" },
  }),
  product("refill", "Lighter refill", "30.00", { category: "Gas", attributes: { weight: "300 g" } }),
  product("camp", "Folding stool", "19.00", {
    category: "Stools",
    availability: "out_of_stock",
    attributes: { weight: "900 g", frost_proof: "yes" },
  }),
  product("paint-red", "Gloss paint", "12.00", {
    category: "Paint",
    brand: "Rouge & Son",
    group_id: "paint",
    options: { shade: "Classic red" },
  }),
  product("paint-mint", "Gloss paint", "12.00", {
    category: "Paint",
    brand: "Rouge & Son",
    group_id: "paint",
    options: { shade: "Mint" },
  }),
  ...["250 ml", "500 ml", "1 l"].map((size, at) =>
    product(`wax-${size}`, "Furniture wax", `${8 + at * 5}.00`, {
      category: "Care",
      group_id: "wax",
      options: { size },
      ...(at === 0 && { availability: "out_of_stock" as const }),
    }),
  ),
  product("saw", "Quill handsaw", "22.00", {
    category: "Saws",
    description: "For whoever likes to garden.",
    attributes: { marks: ["handmade"] },
  }),
  product("vac-1", "Murmur vacuum cleaner", "150.00", { category: "Cleaning", attributes: { noise_level: "58 dB" } }),
  product("vac-2", "Gust vacuum cleaner", "140.00", { category: "Cleaning", attributes: { noise_level: "74 dB" } }),
  product("bag", "Bags for Murmur vacuum cleaner", "9.00", { category: "Cleaning" }),
];

let app: TestApp;
let shop: Tenant;
let german: Tenant;
beforeAll(async () => {
  app = await startApp();
  const open = async (all: PutProduct[], locale: string): Promise<Tenant> => {
    const tenant = await app.createTenant({
      default_mode: "ecommerce",
      ecommerce_active: true,
      rate_limit: 10_000,
      locale,
    });
    for (const one of all) await app.admin("POST", `/api/admin/tenants/${tenant.slug}/products`, one);
    return tenant;
  };
  shop = await open(products, "en");
  const euro = (amount: string) => ({ price: { amount, currency: "EUR" } });
  german = await open(
    [
      product("breit", "Regal Nord", "80.00", { ...euro("80.00"), attributes: { Außenbreite: "120 cm" } }),
      product("schmal", "Regal Süd", "60.00", { ...euro("60.00"), attributes: { Außenbreite: "60 cm" } }),
    ],
    "de",
  );
  await app.admin("POST", `/api/admin/tenants/${shop.slug}/documents`, {
    title: "Vouchers",
    content: "Gift cards are valid for two years. A gift card can be sent by post.",
    format: "markdown",
  });
});
afterAll(() => app.stop());

const ask = (message: string, tenant = shop) => app.send(tenant.id, { message });
const shownFor = async (message: string, tenant = shop): Promise<string[]> =>
  (await ask(message, tenant)).products.map(({ id }) => id);

describe("a price is a price", () => {
  test.for([
    ["stools under 40 pounds", ["bar", "camp"]],
    ["stools between 40 and 50 pounds", ["steel"]],
    ["under 20", ["bag", "camp", "paint-mint", "wax-500 ml"]],
  ] as const)("%s", async ([message, shown]) => {
    const answer = await ask(message);
    const ids = answer.products.map(({ id }) => (id === "paint-red" ? "paint-mint" : id)).toSorted();
    expect(ids).toEqual([...shown]);
    expect(answer.applied_filters.some(({ field }) => field === "price")).toBe(true);
  });

  test("where nothing costs so little the cheapest is told", async () => {
    const answer = await ask("stools under 10 pounds");
    expect(answer.products).toEqual([]);
    expect(answer.response).toContain("The cheapest costs £19.00.");
  });
});

test("of a wish that nothing meets the thing is named that no text knows, and not the price", async () => {
  expect((await ask("Oboe unter 2000 Euro")).response).toContain("„Oboe“");
});

describe("something to give away", () => {
  test.for(["a gift for my mother", "gift ideas", "present for him"])("%s", async (message) => {
    const answer = await ask(message);
    expect(answer.kind).toBe("answer");
    expect(answer.products[0]?.id).toBe("oak");
  });

  test("is found by what is told of whoever gets it, and keeps to a price", async () => {
    expect(await shownFor("gift for my dad who gardens")).toEqual(["saw"]);
    const cheap = await ask("a present for my brother under 25");
    expect(cheap.products.length).toBeGreaterThan(0);
    for (const { price } of cheap.products) expect(Number(price.amount)).toBeLessThan(25);
  });

  test("a gift card is told of by the documents", async () => {
    expect((await ask("how long is a gift card valid?")).response).toContain("two years");
    expect(await shownFor("gift cards")).toEqual([]);
    expect((await ask("can I get something for a gift card?")).response).toContain("Gift cards");
  });
});

describe("what has most or least of something comes first", () => {
  test("and what does not tell it comes last, and that is said", async () => {
    const answer = await ask("which stool is the lightest?");
    expect(answer.products.map(({ id }) => id)).toEqual(["camp", "oak", "steel", "bar"]);
    expect(answer.response).toContain("The lightest is **Folding stool** (900 g). Not all of them say.");
  });

  test("also where nothing says that the utmost is meant, and a text tells of one that it is light", async () => {
    const answer = await ask("lightest stool");
    expect(answer.products.map(({ id }) => id)).toEqual(["camp", "oak", "steel", "bar"]);
    expect(answer.response).toContain("The lightest is **Folding stool** (900 g).");
  });

  test("but what is called so is found by its name", async () => {
    expect((await shownFor("lighter refill"))[0]).toBe("refill");
  });

  test("also by how loud it is", async () => {
    const answer = await ask("the quietest vacuum cleaner");
    expect(answer.products[0]?.id).toBe("vac-1");
    expect(answer.response).toContain("The quietest is **Murmur vacuum cleaner** (58 dB).");
  });
});

test("what is told not to be so is not shown to whoever wishes that it is", async () => {
  expect((await shownFor("frost-proof stools")).toSorted()).toEqual(["bar", "camp", "steel"]);
});

test("a make that is called like a colour is of no colour", async () => {
  expect(await shownFor("gloss paint not red")).toEqual(["paint-mint"]);
});

test("a measure may be part of a longer word", async () => {
  expect(await shownFor("Regal mit mindestens 100 cm Außenbreite", german)).toEqual(["breit"]);
});

test("what is made for a thing is not compared in its place", async () => {
  expect(await shownFor("compare Murmur and Gust")).toEqual(["vac-1", "vac-2"]);
});

describe("what goes on from what was shown", () => {
  const talk = async (...messages: string[]) => {
    let answer = await ask(messages[0]!);
    for (const message of messages.slice(1))
      answer = await app.send(shop.id, { message, conversation_id: answer.conversation_id });
    return answer;
  };
  const shownBy = async (...messages: string[]): Promise<string[]> =>
    (await talk(...messages)).products.map(({ id }) => id);

  test.for(["do you have bags for it?", "which bags fit it?", "and matching bags?"])("%s", async (message) => {
    expect(await shownBy("Murmur vacuum cleaner", "the Murmur", message)).toEqual(["bag"]);
  });

  test("whether something is included is told by what describes it", async () => {
    const { response, products: shown } = await talk("Quill handsaw", "is a sheath included?");
    expect(response).toBe("The details of **Quill handsaw** don’t say that.");
    expect(shown.map(({ id }) => id)).toEqual(["saw"]);
  });

  test("the variant that is meant is told of, by its size or as the next one", async () => {
    expect(await shownBy("furniture wax", "1 l")).toEqual(["wax-1 l"]);
    expect(await shownBy("furniture wax", "1 l", "the smaller one")).toEqual(["wax-500 ml"]);
    expect(await shownBy("furniture wax", "250ml", "a bigger one?")).toEqual(["wax-500 ml"]);
    expect((await talk("furniture wax", "250ml")).response).toContain("(out of stock)");
  });

  test("others are put in the order of a measure that is asked for", async () => {
    const { products: shown, response } = await talk("stools over 20 pounds", "anything lighter?");
    expect(shown.map(({ id }) => id)).toEqual(["oak", "steel", "bar"]);
    expect(response).toContain("The lightest is **Oak stool** (4 kg).");
  });

  test("an article stands for nothing that was named before", async () => {
    expect(await shownFor("Hocker", german)).toEqual([]);
    const first = await ask("Regal Nord", german);
    const next = await app.send(german.id, {
      message: "habt ihr einen Teppich?",
      conversation_id: first.conversation_id,
    });
    expect(next.products).toEqual([]);
  });
});

test("of a category what goes with its things is not shown, where it has a category of its own", async () => {
  const tenant = await app.createTenant({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });
  for (const one of [
    product("gas", "Vulcan gas", "300.00", { category: "Grills > Gas" }),
    product("coal", "Ember coal", "100.00", { category: "Grills > Coal" }),
    product("cover", "Rain cover", "20.00", { category: "Grills > Accessories" }),
  ])
    await app.admin("POST", `/api/admin/tenants/${tenant.slug}/products`, one);
  expect((await shownFor("grills", tenant)).toSorted()).toEqual(["coal", "gas"]);
  expect(await shownFor("accessories", tenant)).toEqual(["cover"]);
});

test("where no product tells the rest of a wish, the things are shown, and what was given up is said", async () => {
  const answer = await ask("cosy stools for winter");
  expect(answer.products.length).toBeGreaterThan(1);
  expect(answer.response).toContain("I looked without “cosy, winter”");
  expect(await shownFor("stool repair service")).toEqual([]);
});

test("a shop's goods are found by their usual names in another language", async () => {
  expect((await shownFor("Staubsauger")).slice(0, 2)).toEqual(["vac-1", "vac-2"]);
  expect(await shownFor("scie")).toEqual(["saw"]);
});

test("any goods that are told to be so are shown", async () => {
  expect((await shownFor("handmade products")).toSorted()).toEqual(["oak", "saw"]);
});

test("which size fits a visitor is told by a guide", async () => {
  const tenant = await app.createTenant({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });
  const sizes = ["M", "L"].map((size) =>
    product(`coat-${size}`, "Rain coat", "80.00", { category: "Coats", group_id: "coat", options: { size } }),
  );
  for (const one of sizes) await app.admin("POST", `/api/admin/tenants/${tenant.slug}/products`, one);
  await app.admin("POST", `/api/admin/tenants/${tenant.slug}/documents`, {
    title: "Size guide for coats",
    content: "Up to 175 cm take size M. Who is taller than 175 cm takes size L of a coat.",
    format: "markdown",
  });
  const answer = await ask("I'm 180 cm tall, which size of coat?", tenant);
  expect(answer.products).toEqual([]);
  expect(answer.response).toContain("takes size L");
});

test("the shop's rules are told of goods that no document names", async () => {
  // Several texts speak of returns and of what is opened, as they do in any shop: neither tells much by itself.
  for (const [title, content] of [
    ["Returns", "What is unopened can be returned within 30 days. What is opened cannot be returned."],
    ["Refunds", "Whatever was returned unopened is refunded in a week. Nothing that was opened is refunded."],
    ["Exchange", "Instead of returning it you can exchange what is unopened. What is opened cannot be exchanged."],
  ])
    await app.admin("POST", `/api/admin/tenants/${shop.slug}/documents`, { title, content, format: "markdown" });
  expect((await ask("can I return an opened stool?")).response).toContain("cannot be returned");
  expect((await ask("can I return an opened aquarium?")).kind).toBe("no_answer");
});

describe("what shall not be", () => {
  test("is kept out by its name in the shop's language", async () => {
    const tenant = await app.createTenant({
      default_mode: "ecommerce",
      ecommerce_active: true,
      rate_limit: 10_000,
      locale: "fr",
    });
    for (const one of [
      product("cuir", "Chaussures Lyon", "90.00", { category: "Chaussures", attributes: { matière: "Cuir" } }),
      product("toile", "Chaussures Nice", "50.00", { category: "Chaussures", attributes: { matière: "Toile" } }),
    ])
      await app.admin("POST", `/api/admin/tenants/${tenant.slug}/products`, one);
    expect(await shownFor("shoes without leather", tenant)).toEqual(["toile"]);
    expect(await shownFor("Schuhe ohne Leder", tenant)).toEqual(["toile"]);
  });

  test("may stand apart before “free”, but for what is given for nothing", async () => {
    const tenant = await app.createTenant({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });
    for (const one of [
      product("mild", "Mild shampoo", "9.00", { description: "Sulphate-free." }),
      product("strong", "Strong shampoo", "8.00", { description: "With sulphates." }),
    ])
      await app.admin("POST", `/api/admin/tenants/${tenant.slug}/products`, one);
    expect(await shownFor("sulfate free shampoo", tenant)).toEqual(["mild"]);
    expect(await shownFor("shampoo free shipping", tenant)).toContain("strong");
  });
});
