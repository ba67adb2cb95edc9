import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { expect, test } from "vitest";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const product = (id: string, title: string, amount: string, more: Partial<PutProduct> = {}): PutProduct => ({
  id,
  title,
  price: { amount, currency: "EUR" },
  ...more,
});

async function sell(products: PutProduct[], locale = "en"): Promise<void> {
  await shop.app.admin("PATCH", shop.url, { locale });
  for (const one of products)
    expect((await shop.app.admin("POST", `${shop.url}/products`, one)).statusCode).toBeLessThan(300);
}

/** What is answered to a visitor who writes these, one after the other. */
async function ask(...messages: string[]): Promise<{ shown: string[]; answer: Answer }> {
  let answer: Answer | null = null;
  for (const message of messages)
    answer = await shop.app.send(shop.tenant.id, { message, conversation_id: answer?.conversation_id });
  return { shown: answer!.products.map(({ id }) => id), answer: answer! };
}

const laptops = { category: "Electronics > Laptops" };
const bags = { category: "Electronics > Bags" };
const computers = [
  product("air", "Airbook 13 laptop", "1199.00", laptops),
  product("slim", "Ideal Slim laptop", "399.00", laptops),
  product("game", "Legio gaming laptop", "1499.00", { ...laptops, availability: "out_of_stock" }),
  product("bag", "Laptop bag 15 inch", "39.00", bags),
  product("sleeve", "Leather laptop sleeve", "59.00", bags),
];

test.for([
  ["en", "What is the cheapest laptop you have?"],
  ["en", "the cheapest laptop that you've got"],
  ["en", "cheapest laptop in your shop"],
  ["de", "Was ist der billigste Laptop, den ihr habt?"],
  ["de", "das günstigste Laptop bei euch"],
  ["fr", "Quel est le laptop le moins cher que vous avez ?"],
  ["es", "¿Cuál es el laptop más barato que tenéis?"],
  ["it", "Qual è il laptop più economico che avete?"],
  ["pt", "Qual é o laptop mais barato que vocês têm?"],
  ["nl", "Wat is de goedkoopste laptop die jullie hebben?"],
  ["tr", "Sizdeki en ucuz laptop hangisi?"],
] as const)("%s: that the shop has it is no part of a thing's name: %s", async ([locale, message]) => {
  await sell(computers, locale);
  expect((await ask(message)).shown[0]).toBe("slim");
});

test("of a category what can be had comes first", async () => {
  const lamps = Array.from({ length: 40 }, (_, n) =>
    product(`lamp-${n}`, `Floor lamp Nova ${n}`, "20.00", {
      category: "Lighting > Floor lamps",
      availability: n % 4 === 3 ? "in_stock" : "out_of_stock",
    }),
  );
  await sell(lamps);
  const { answer } = await ask("floor lamp");
  expect(answer.products.map(({ availability }) => availability)).toEqual(Array(6).fill("in_stock"));
  const next = await ask("floor lamp", "show more");
  expect(next.answer.products.slice(0, 4).map(({ availability }) => availability)).toEqual(Array(4).fill("in_stock"));
});

test("what nothing has with all that is wished for is told to lack it, and accessories are none of it", async () => {
  await sell(computers);
  const { shown, answer } = await ask("gaming laptop in stock");
  expect(shown.toSorted()).toEqual(["air", "slim"]);
  expect(answer.response).toContain("I looked without “gaming”");
  expect((await ask("gaming laptop")).shown[0]).toBe("game");
  const good = await ask("a good laptop for school under 700");
  expect(good.answer.response).toMatch(/I looked without “[^”]*school”/);
  expect(good.answer.response).not.toContain("good");
});

test("of either of two kinds those of both are shown, and nothing that is made for them", async () => {
  const phones = { category: "Electronics > Phones" };
  await sell([
    ...computers,
    product("phone", "Galaxo S2 phone", "799.00", phones),
    product("case", "Phone case for Galaxo S2", "19.00", { category: "Electronics > Phone accessories" }),
  ]);
  expect((await ask("laptops or phones under 800?")).shown.toSorted()).toEqual(["phone", "slim"]);
  const part = await ask("laptops or keyboards");
  expect(part.shown.toSorted()).toEqual(["air", "game", "slim"]);
  expect(part.answer.response).toContain("I looked without “keyboards”");
});

test("a comparison that is asked as a question is one", async () => {
  await sell([
    product("air", "Airbook 13 laptop", "1199.00", { ...laptops, attributes: { weight: "1.24 kg", memory: "16 GB" } }),
    product("zen", "Zenbuch 14 laptop", "999.00", { ...laptops, attributes: { weight: "1.3 kg", memory: "32 GB" } }),
    product("bag", "Laptop bag", "39.00", bags),
  ]);
  const cheaper = await ask("Is the Airbook cheaper than the Zenbuch?");
  expect(cheaper.answer.response).toMatch(/^\*\*Zenbuch 14 laptop\*\* is cheaper\./);
  expect((await ask("Is the Zenbuch lighter than the Airbook?")).answer.response).toMatch(
    /^\*\*Airbook 13 laptop\*\* is lighter \(1\.24 kg\)\./,
  );
  expect((await ask("which laptop has the most memory?")).answer.response).toContain(
    "Most memory: **Zenbuch 14 laptop** (32 GB).",
  );
  expect((await ask("which has more memory, the Airbook or the Zenbuch?")).answer.response).toMatch(
    /^\*\*Zenbuch 14 laptop\*\* has more memory \(32 GB\)\./,
  );
});

const headphones = [
  product("blue", "Tune headphones", "49.00", { category: "Headphones", description: "On-ear, with Bluetooth 5.0." }),
  product("wired", "Open headphones", "179.00", { category: "Headphones", description: "3 m cable, no Bluetooth." }),
];

test("what a product says that it has not is not shown to who wishes for it", async () => {
  await sell(headphones);
  expect((await ask("headphones with Bluetooth")).shown).toEqual(["blue"]);
  const next = await ask("headphones under 400", "with Bluetooth");
  expect(next.shown).toEqual(["blue"]);
  expect(next.answer.response).not.toMatch(/\d products/);
});

test("nor what is called otherwise: no Bluetooth is not wireless", async () => {
  await sell([
    ...headphones,
    product("air", "Air headphones", "99.00", {
      category: "Headphones",
      description: "Wireless by radio, no Bluetooth.",
    }),
  ]);
  for (const message of ["wireless headphones", "casque sans fil"])
    expect((await ask(message)).shown.toSorted(), message).toEqual(["air", "blue"]);
});

test("a price in money that the shop does not sell in is said to be so", async () => {
  await sell(computers);
  for (const message of [
    "laptops under 700 pounds",
    "laptops under 700 dollars",
    "laptops under $700",
    "laptops under £700",
  ]) {
    const { answer, shown } = await ask(message);
    expect(shown, message).toEqual([]);
    expect(answer.response, message).toMatch(/Prices here are in EUR.*(?:GBP|USD).*The cheapest costs €399\.00/);
  }
  expect((await ask("laptops under 700 euros")).shown).toEqual(["slim"]);
});

test("pounds and dollars are the shop's own where it sells in them", async () => {
  const sterling = [
    product("slim", "Ideal Slim laptop", "399.00", { ...laptops, price: { amount: "399.00", currency: "GBP" } }),
    product("air", "Airbook 13 laptop", "1199.00", { ...laptops, price: { amount: "1199.00", currency: "GBP" } }),
  ];
  await sell(sterling);
  expect((await ask("laptops under 700 pounds")).shown).toEqual(["slim"]);
  await sell(sterling.map((one) => ({ ...one, price: { amount: one.price.amount, currency: "CAD" } })));
  expect((await ask("laptops under $700")).shown).toEqual(["slim"]);
});

test.for([
  ["it", "mouse senza fili sotto 20 euro"],
  ["fr", "mouse sans fil moins de 20 euros"],
  ["es", "mouse inalámbrico por menos de 20 euros"],
  ["pt", "mouse sem fios até 20 euros"],
  ["de", "kabellose Mouse unter 20 Euro"],
] as const)("%s: what has no cable is called so, and nothing is left out by it: %s", async ([locale, message]) => {
  await sell(
    [product("wireless", "Wireless mouse M185", "15.00"), product("dear", "Wireless mouse Ergo", "99.00")],
    locale,
  );
  expect((await ask(message)).shown).toEqual(["wireless"]);
});

test("two bounds of which one is told to be of a price are both of it", async () => {
  await sell(headphones);
  const { answer, shown } = await ask("headphones under 100 and over 200");
  expect(shown).toEqual([]);
  expect(answer.response).toContain("can’t both be met");
  expect((await ask("headphones over 100 € and under 200")).shown).toEqual(["wired"]);
});

test("an order that nothing tells is said to be given up", async () => {
  await sell(headphones);
  const { answer, shown } = await ask("the newest headphones");
  expect(shown.toSorted()).toEqual(["blue", "wired"]);
  expect(answer.response).toContain("I looked without “newest first”");
});

test.for(["auricolari sotto i 60 euro", "sac à dos moins de 60 euros", "a trampoline for less than 60 euros"])(
  "what costs so much to deliver is no answer to who names goods: %s",
  async (message) => {
    await sell(headphones);
    await shop.app.admin("PATCH", shop.url, { rag_active: true });
    const content = "# Shipping\n\nWe ship within two working days. Delivery is free over 60 euros.";
    await shop.app.admin("POST", `${shop.url}/documents`, { title: "Shipping", format: "markdown", content });
    expect((await ask(message)).answer.citations).toEqual([]);
    expect((await ask("is delivery free over 60 euros?")).answer.response).toContain("Delivery is free over 60 euros");
  },
);

test("what is counted of goods that are named with a figure is what has that figure", async () => {
  await sell([
    ...Array.from({ length: 4 }, (_, n) =>
      product(`p13-${n}`, `Phone Zed 13 ${["red", "blue", "gold", "grey"][n]}`, `${100 + n}.00`),
    ),
    ...Array.from({ length: 4 }, (_, n) =>
      product(`p14-${n}`, `Phone Zed 14 ${["red", "blue", "gold", "grey"][n]}`, `${104 + n}.00`),
    ),
    ...Array.from({ length: 20 }, (_, n) => product(`chair-${n}`, `Chair ${n}`, "139.00")),
  ]);
  const reply = await shop.app.admin(
    "GET",
    `${shop.url}/search?mode=ecommerce&q=${encodeURIComponent("phone zed 13")}`,
  );
  expect(reply.json<{ total: number }>().total).toBe(4);
});

test("a quantity is of what stands beside it, and not of what another has", async () => {
  const laptopOf = (id: string, memory: string, storage: string): PutProduct =>
    product(id, `Laptop ${id}`, "500.00", { ...laptops, attributes: { RAM: memory, storage } });
  await sell([
    laptopOf("small", "8 GB", "256 GB"),
    laptopOf("middle", "16 GB", "512 GB"),
    laptopOf("wide", "16 GB", "1 TB"),
  ]);
  for (const message of ["laptop 16 GB RAM 512 GB", "laptop with 16 GB RAM", "laptop RAM 16 GB storage 512 GB"])
    expect((await ask(message)).shown[0], message).toMatch(/middle|wide/);
});

test("what is non-slip is shown to who wants no slipping", async () => {
  await sell([
    product("mat", "Non-Slip Yoga Mat", "20.00", { description: "A mat for yoga. Non-slip." }),
    product("thin", "Yoga mat thin", "15.00"),
  ]);
  expect((await ask("anti slip yoga mat")).shown).toContain("mat");
});

test("what has not what is wished for gives its place to what has it", async () => {
  await sell([
    ...Array.from({ length: 9 }, (_, n) =>
      product(`wired-${n}`, `Headphones wired ${n}`, "30.00", { description: "No Bluetooth." }),
    ),
    product("aria", "Headphones Aria", "60.00", {
      description: `Light headphones for long days on trains and in offices. ${"They sit softly and fold flat into their case. ".repeat(8)}Bluetooth 5.3 holds two devices.`,
    }),
  ]);
  expect((await ask("headphones bluetooth")).shown).toEqual(["aria"]);
});

test.for([
  ["fr", "Avez-vous de jolies lampes ?", true],
  ["es", "¿Tienen buenas lámparas?", true],
  ["de", "Habt ihr Lampen dimmbar?", true],
  ["en", "Do you have any lamps dimmable?", true],
  ["en", "Do you sell lamp insurance?", false],
] as const)("%s: a word that says how a kind shall be hides none of it: %s", async ([locale, message, isShown]) => {
  const title = { fr: "Lampe Nova", es: "Lámpara Nova", de: "Lampe Nova", en: "Lamp Nova" }[locale];
  const category = { fr: "Lampes", es: "Lámparas", de: "Lampen", en: "Lamps" }[locale];
  await sell(
    [product("nova", title, "30.00", { category }), product("mug", "Mug", "9.00", { category: "Mugs" })],
    locale,
  );
  expect((await ask(message)).shown.includes("nova")).toBe(isShown);
});

test("what is fed a day bounds no dog", async () => {
  await sell([product("bravo", "Bravo dog food", "30.00", { description: "Feed up to 250 g per day." })]);
  expect((await ask("dog food for a 10 kg dog")).shown).toEqual(["bravo"]);
  expect((await ask("Is the Bravo dog food for a 30 kg dog?")).answer.response).not.toContain("No.");
});

test("free shipping tells of nothing that a thing is free of", async () => {
  await sell([product("hobo", "Hobo guitar", "90.00", { description: "Free shipping on orders over 50 euros." })]);
  expect((await ask("Is the Hobo guitar BPA free?")).answer.response).not.toContain("Free shipping");
});

test("in Canada a pound is a weight, and which is taller is told by height", async () => {
  const cad = (id: string, title: string, height: string, volume: string): PutProduct => ({
    ...product(id, title, "20.00", { attributes: { height, volume } }),
    price: { amount: "20.00", currency: "CAD" },
  });
  await sell([cad("alva", "Vase Alva", "20 cm", "2 l"), cad("brio", "Vase Brio", "40 cm", "1 l")]);
  expect((await ask("vase under 20 pounds")).answer.response).not.toContain("CAD, so");
  expect((await ask("vases", "Which is taller?")).answer.response).toContain("**Vase Brio** is taller (40 cm).");
});

test.for(["Gloss Productivity", "Kit Smart-UPS"])(
  "what is titled with all that is said is shown before what has the thing alone: %s",
  async (message) => {
    await sell([
      product("paper", "HP Productivity Gloss Photo Paper", "82.00"),
      product("finisher", "Xerox Productivity Kit", "537.00"),
      product("baying", "APC Smart-UPS VT Baying Kit", "541.00"),
      product("ups", "Tripp UPS System, UPS with eight outlets", "99.00"),
    ]);
    const { shown, answer } = await ask(message);
    expect(shown[0]).toBe(message.startsWith("Gloss") ? "paper" : "baying");
    expect(answer.response).not.toContain("without");
  },
);
