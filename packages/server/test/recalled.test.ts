import { expect, test } from "vitest";
import { askLast, keepGoods, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: true, rate_limit: 10_000 });

const keep = async (goods: Goods, locale: string, content: string): Promise<void> => {
  await keepGoods(shop, goods, locale);
  await shop.app.admin("POST", `${shop.url}/documents`, { title: "Safety", content, format: "markdown" });
};

const bouncers: Goods = {
  "Bouncer Rocko": { category: "Bouncers", description: "With a soft belt." },
  "Bouncer Wippy blue": { category: "Bouncers", description: "Folds flat." },
  "Kettle Brisa": { category: "Kitchen", description: "1.7 litres." },
};
const notices = `# Safety notices

We test all that we sell.

Bouncer Wippy, lot HB2502: recalled in March. Do not use it any more.

The kettle Brisa is delivered within 2 days.
`;

test.each<[string, ...string[]]>([
  ["is the Bouncer Wippy safe?"],
  ["has the bouncer Wippy been recalled?"],
  ["do you have the bouncer Wippy?"],
  ["bouncer wippy", "is it safe?"],
  ["how much is the wippy?"],
  ["bouncer wippy blue"],
  ["bouncers"],
  ["compare the bouncer Rocko and the bouncer Wippy"],
])("%j: what is recalled is told", async (...messages) => {
  await keep(bouncers, "en", notices);
  const { response, citations } = await askLast(shop, ...messages);
  expect(response).toContain("Bouncer Wippy, lot HB2502: recalled in March. Do not use it any more.");
  expect(citations.map(({ title }) => title)).toContain("Safety");
});

test("a recall is told first, and cannot be taken for any other paragraph", async () => {
  await keep(bouncers, "en", notices);
  expect((await askLast(shop, "bouncers")).response).toMatch(/^\*\*⚠️ Safety notice:\*\* Bouncer Wippy, lot HB2502/);
});

test("also to whom it is told in another language", async () => {
  await keep(bouncers, "en", notices);
  const { response } = await askLast(shop, "habt ihr die Bouncer Wippy auf Lager?");
  expect(response).toMatch(/^\*\*⚠️ Sicherheitshinweis:\*\* .*[^]*Bouncer Wippy, lot HB2502/);
});

test("a recall is known once the document is there, and no longer than it is", async () => {
  await keep(bouncers, "en", "# Safety notices\n\nWe test all that we sell.");
  expect((await askLast(shop, "bouncers")).response).not.toContain("HB2502");
  const more = { title: "Recalls", content: notices, format: "markdown" };
  const { id } = (await shop.app.admin("POST", `${shop.url}/documents`, more)).json<{ id: string }>();
  expect((await askLast(shop, "bouncers")).response).toContain("HB2502");
  await shop.app.admin("DELETE", `${shop.url}/documents/${id}`);
  expect((await askLast(shop, "bouncers")).response).not.toContain("HB2502");
});

test("whether it is recalled is told", async () => {
  await keep(bouncers, "en", notices);
  expect((await askLast(shop, "is the Wippy recalled?")).response).toContain("lot HB2502: recalled in March.");
});

test("of several that are called so, it is told once", async () => {
  await keep({ ...bouncers, "Bouncer Wippy red": { category: "Bouncers" } }, "en", notices);
  const { response } = await askLast(shop, "do you have the bouncer Wippy?");
  expect(response.split("HB2502")).toHaveLength(2);
});

test.each([
  "# Recalls\n\nThese are recalled:\n\n- Mat Rollo, lot 1\n- Bouncer **Wippy**, lot 2",
  "# Recalls\n\n| Product | Lot |\n|---|---|\n| Mat Rollo | lot 1 |\n| Bouncer Wippy | lot 2 |",
])("%s: what a list of recalls says of it", async (content) => {
  await keep(bouncers, "en", content);
  const { response } = await askLast(shop, "do you have the bouncer Wippy?");
  expect(response).toContain("lot 2");
  expect(response).not.toContain("lot 1");
});

test.each<[string, ...string[]]>([
  ["is the Bouncer Rocko safe?"],
  ["do you have the bouncer Rocko?"],
  ["how much is the kettle Brisa?"],
])("%j: nothing is told of what others are recalled for", async (...messages) => {
  await keep(bouncers, "en", notices);
  expect((await askLast(shop, ...messages)).response).not.toContain("HB2502");
});

test("a notice under a heading that names the product is told", async () => {
  const notice =
    "# Notices\n\n## Bouncer Rocko\n\nLot 7 has been withdrawn from sale. Stop using it.\n\n## Others\n\nNone.";
  await keep(bouncers, "en", notice);
  expect((await askLast(shop, "is the bouncer Rocko in stock?")).response).toContain("Lot 7 has been withdrawn");
  expect((await askLast(shop, "is the bouncer Wippy in stock?")).response).not.toContain("Lot 7");
});

test.each<[string, string, string, string, string]>([
  [
    "de",
    "Babywippe Balino",
    "Wippen",
    "Rückruf: Babywippe Balino, Charge 7. Bitte nicht mehr benutzen.",
    "Ist die Babywippe Balino sicher?",
  ],
  [
    "fr",
    "Transat Balino",
    "Transats",
    "Rappel : transat Balino, lot 7. Ne l'utilisez plus.",
    "avez-vous le transat Balino ?",
  ],
  [
    "es",
    "Hamaca Balancín",
    "Hamacas",
    "Hamaca Balancín, lote HB2502: retirada, no la use.",
    "tienen la hamaca Balancín",
  ],
  [
    "es",
    "Hamaca Balancín",
    "Hamacas",
    "Hamaca Balancín, lote HB2502: retirada, no la use.",
    "¿la hamaca Balancín está retirada?",
  ],
  ["es", "Hamaca Balancín", "Hamacas", "Hamaca Balancín, lote HB2502: retirada, no la use.", "is the Balancín safe?"],
  [
    "it",
    "Sdraietta Balino",
    "Sdraiette",
    "Richiamo: sdraietta Balino, lotto 7. Non usatela più.",
    "la sdraietta Balino è sicura?",
  ],
  [
    "pt",
    "Espreguiçadeira Balino",
    "Bebé",
    "Espreguiçadeira Balino, lote 7: recolha do mercado. Não a utilize.",
    "quanto custa a espreguiçadeira Balino?",
  ],
  [
    "nl",
    "Wipstoel Balino",
    "Wipstoelen",
    "Terugroepactie: wipstoel Balino, partij 7. Gebruik hem niet meer.",
    "hebben jullie de wipstoel Balino?",
  ],
  [
    "tr",
    "Ana kucağı Balino",
    "Bebek",
    "Ana kucağı Balino, parti 7: geri çağırma. Kullanmayınız.",
    "Balino ana kucağı güvenli mi?",
  ],
])("%s: %s", async (locale, title, category, notice, message) => {
  await keep({ [title]: { category }, Brisa: { category: "X" } }, locale, `# Info\n\n${notice}\n\nBrisa.`);
  expect((await askLast(shop, message)).response).toContain(notice);
});

test.each<[string, string, string, string]>([
  ["de", "Babywippe Balino", "## Rückruf-Service\n\nZur Babywippe Balino beraten wir Sie.", "Babywippe Balino"],
  ["de", "Babywippe Balino", "Zur Babywippe Balino können Sie einen Rückruf anfordern.", "Babywippe Balino"],
  ["de", "Babywippe Balino", "Rückruf gewünscht? Zur Babywippe Balino beraten wir gern.", "Babywippe Balino"],
  [
    "pt",
    "Espreguiçadeira Balino",
    "A espreguiçadeira Balino segue para um ponto de recolha.",
    "espreguiçadeira Balino",
  ],
  [
    "pt",
    "Espreguiçadeira Balino",
    "## Envios e recolha\n\nA espreguiçadeira Balino segue em 2 dias.",
    "espreguiçadeira Balino",
  ],
  [
    "de",
    "Babywippe Balino",
    "Zur Babywippe Balino ruft unser Team innerhalb von 24 Stunden zurück.",
    "Babywippe Balino",
  ],
  ["es", "Hamaca Balino", "## Retirada en tienda\n\nLa hamaca Balino está lista en 2 horas.", "hamaca Balino"],
  ["es", "Hamaca Balino", "La funda de la hamaca Balino puede ser retirada y lavada.", "hamaca Balino"],
  ["fr", "Transat Balino", "Rappel : le transat Balino se lave à 30 °C.", "transat Balino"],
  ["fr", "Transat Balino", "Le transat Balino aide lors d'un rappel de vaccin.", "transat Balino"],
  ["it", "Sdraietta Balino", "Il richiamo sonoro della sdraietta Balino si spegne.", "sdraietta Balino"],
  ["en", "Memory game Recall", "Recall is a memory game for 2 players.", "memory game Recall"],
  ["en", "Bouncer Balino", "Consent to mails on the bouncer Balino can be withdrawn.", "bouncer Balino"],
])("%s: %s, %j is no recall", async (locale, title, text, message) => {
  await keep({ [title]: { category: "X" }, Brisa: { category: "Y" } }, locale, `# Info\n\n${text}\n\nBrisa.`);
  const { response, products } = await askLast(shop, message);
  expect(products.map((one) => one.title)).toEqual([title]);
  expect(response).not.toContain(text.split("\n").at(-1));
});

test.each<[string, string, string, string]>([
  ["en", "Bouncer Balino", "The bouncer Balino was withdrawn for safety reasons.", "bouncer Balino"],
  ["en", "Bouncer Balino", "The Bouncer Balino has been recalled. Please return it to us.", "bouncer Balino"],
  ["en", "Memory game Recall", "The memory game Recall is recalled: lot 12 has loose parts.", "memory game Recall"],
  ["de", "Babywippe Balino", "Die Babywippe Balino wird zurückgerufen: Verletzungsgefahr.", "Babywippe Balino"],
  ["de", "Babywippe Balino", "Die Babywippe Balino wurde vom Hersteller zurückgerufen.", "Babywippe Balino"],
  ["fr", "Transat Balino", "Le transat Balino a été rappelé par le fabricant.", "transat Balino"],
  ["fr", "Transat Balino", "Le transat Balino est rappelé, cessez de l'utiliser.", "transat Balino"],
  ["es", "Hamaca Balino", "La hamaca Balino ha sido retirada del mercado.", "hamaca Balino"],
  ["it", "Sdraietta Balino", "Richiamo: la sdraietta Balino può cedere.", "sdraietta Balino"],
  ["it", "Sdraietta Balino", "La sdraietta Balino è stata richiamata dal produttore.", "sdraietta Balino"],
  ["it", "Sdraietta Balino", "Il produttore richiama la sdraietta Balino.", "Sdraietta Balino"],
  ["es", "Hamaca Balino", "Hamaca Balino retirada: riesgo de caída. Devuélvala en su tienda.", "hamaca Balino"],
  ["pt", "Espreguiçadeira Balino", "A espreguiçadeira Balino foi recolhida: risco de queda.", "espreguiçadeira Balino"],
  ["nl", "Wipstoel Balino", "De wipstoel Balino is teruggeroepen.", "wipstoel Balino"],
  ["tr", "Ana kucağı Balino", "Ana kucağı Balino piyasadan çekildi.", "Balino ana kucağı"],
])("%s: %s, %j is a recall", async (locale, title, text, message) => {
  await keep({ [title]: { category: "X" }, Brisa: { category: "Y" } }, locale, `# Info\n\n${text}\n\nBrisa.`);
  expect((await askLast(shop, message)).response).toContain(text);
});

test.each<[string, string, string, string]>([
  ["en", "X200 kettle", "This kettle is recalled: fire risk. Do not use.", "kettle"],
  ["de", "X200 Wasserkocher", "Rückruf: Der Wasserkocher kann brennen. Nicht mehr benutzen.", "Wasserkocher"],
  ["fr", "Bouilloire X200", "La bouilloire a été rappelée par le fabricant. Ne plus utiliser.", "bouilloire"],
  ["es", "Hervidor X200", "Este hervidor ha sido retirado del mercado. No usar.", "hervidor"],
  ["it", "Bollitore X200", "Il bollitore è stato richiamato dal produttore. Non usare.", "bollitore"],
  ["pt", "Chaleira X200", "Esta chaleira foi retirada do mercado. Não usar.", "chaleira"],
  ["nl", "Waterkoker X200", "Deze waterkoker wordt teruggeroepen. Niet gebruiken.", "waterkoker"],
  ["tr", "Su ısıtıcı X200", "Bu su ısıtıcı geri çağrıldı. Kullanmayın.", "su ısıtıcı"],
])("%s: %s: what its own description tells of a recall is told first", async (locale, title, description, message) => {
  await keepGoods(shop, { [title]: { description }, Y300: {} }, locale);
  for (const asked of [title, message]) {
    const { response } = await askLast(shop, asked);
    expect(response).toMatch(/^\*\*⚠️ [^*]+:\*\* /);
    expect(response.slice(response.indexOf(":** ")).slice(0, title.length + description.length + 24)).toContain(
      description,
    );
  }
});

test.each<[string, string]>([
  ["Desk Alto", "Desk heights are recalled with one touch. Risk of crushing: keep hands away."],
  ["X200 kettle", "A stored preset is recalled with the dial. Do not use near water."],
  ["X200 kettle", "The temperature is recalled when the X200 kettle is switched on."],
  ["Radio Uno", "Stations are recalled by number. Caution: hot."],
])("%s: no recall is told of what it recalls: %s", async (title, description) => {
  await keepGoods(shop, { [title]: { description }, Mug: {} }, "en");
  expect((await askLast(shop, title)).response).not.toMatch(new RegExp(`^\\*\\*${title}\\*\\*: “`));
});

test.each([
  ["how do I descale the X200 kettle?"],
  ["what warranty has the X200 kettle?"],
  ["X200 kettle", "how do I descale it?"],
] as [string, ...string[]][])(
  "%j: what a description tells of a recall is told where a text answers that tells of none",
  async (...messages) => {
    const care =
      "# Descaling\n\nDescale the X200 kettle with vinegar.\n\n# Warranty\n\nThe X200 kettle has a warranty of 2 years.";
    await keep(
      { "X200 kettle": { description: "This kettle is recalled: fire risk. Do not use." }, Y300: {} },
      "en",
      care,
    );
    expect((await askLast(shop, ...messages)).response).toMatch(/^\*\*⚠️ Safety notice:\*\* .*recalled: fire risk/);
  },
);

test("a recall that a product tells in two sentences is told", async () => {
  const told = "Recalled in May. Do not use it any more.";
  await keepGoods(shop, { "Kettle Orla": { description: `1.7 litres. ${told}` } }, "en");
  for (const message of ["kettle", "is the kettle Orla in stock?", "any recalls?"])
    expect((await askLast(shop, message)).response).toContain(told);
});

test("nobody hears that what is recalled can be had", async () => {
  const recalled = {
    description: "The Alto kettle is recalled. Do not use it any more.",
    availability: "in_stock" as const,
  };
  await keepGoods(shop, { "Alto kettle": recalled, "Retro kettle": {} }, "en");
  for (const message of [
    "Alto kettle",
    "is the Alto kettle in stock?",
    "how much is the Alto kettle?",
    "tell me about the Alto kettle",
  ]) {
    const { response } = await askLast(shop, message);
    expect(response).toContain("is recalled");
    expect(response).not.toMatch(/in stock|Yes/);
  }
});
