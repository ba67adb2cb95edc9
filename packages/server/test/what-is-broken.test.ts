import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lastOf } from "./last-of.ts";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

interface Trade {
  goods: PutProduct[];
  warranty: string;
  delivery: string;
}
const trades: Record<string, Trade> = {
  en: {
    goods: [
      product("1", "Storm umbrella", "35.00", { category: "Umbrellas" }),
      product("2", "Compact umbrella", "19.00", { category: "Umbrellas" }),
      product("3", "Ripped jeans", "59.00", { category: "Jeans" }),
      product("4", "Straight jeans", "49.00", { category: "Jeans" }),
      product("5", "Face cream", "25.00", { category: "Care" }),
      product("6", "Repair shampoo", "9.00", { category: "Care", description: "Cares for dry, damaged hair." }),
      product("7", "Everyday shampoo", "7.00", { category: "Care" }),
    ],
    warranty: "# Warranty\n\nWithin two years we replace faulty or damaged goods. Send us a photo.",
    delivery: "# Delivery\n\nIt takes two to three working days.",
  },
  de: {
    goods: [product("1", "Regenschirm Sturm", "35.00"), product("2", "Taschenschirm kompakt", "19.00")],
    warranty: "# Garantie\n\nGeht in zwei Jahren etwas kaputt, ersetzen wir es. Schicken Sie uns ein Foto.",
    delivery: "# Versand\n\nDer Versand dauert drei Tage.",
  },
  fr: {
    goods: [
      product("1", "Parfum Jardin", "59.00", { category: "Parfums" }),
      product("2", "Crème de nuit", "35.00"),
      product("3", "Pull blanc cassé", "49.00"),
      product("4", "Pull noir", "49.00"),
    ],
    warranty: "# Garantie\n\nNous remplaçons un produit endommagé ou défectueux. Envoyez-nous une photo.",
    delivery: "# Livraison\n\nLa livraison prend trois jours.",
  },
  es: {
    goods: [product("1", "Paraguas plegable", "19.00"), product("2", "Paraguas grande", "35.00")],
    warranty: "# Garantía\n\nCambiamos un producto dañado o defectuoso. Envíanos una foto.",
    delivery: "# Envíos\n\nEl envío tarda tres días.",
  },
  it: {
    goods: [product("1", "Lampada da terra", "99.00"), product("2", "Lampada da tavolo", "59.00")],
    warranty: "# Garanzia\n\nSostituiamo un prodotto danneggiato o difettoso. Inviaci una foto.",
    delivery: "# Spedizione\n\nLa spedizione richiede tre giorni.",
  },
  pt: {
    goods: [product("1", "Candeeiro de pé", "99.00"), product("2", "Candeeiro de mesa", "59.00")],
    warranty: "# Garantia\n\nTrocamos um produto danificado ou com defeito. Envie-nos uma foto.",
    delivery: "# Entrega\n\nA entrega demora três dias.",
  },
  nl: {
    goods: [product("1", "Paraplu Storm", "35.00"), product("2", "Paraplu klein", "19.00")],
    warranty: "# Garantie\n\nEen beschadigd of defect product vervangen wij. Stuur ons een foto.",
    delivery: "# Verzending\n\nVerzenden duurt drie dagen.",
  },
  tr: {
    goods: [product("1", "Büyük şemsiye", "35.00"), product("2", "Küçük şemsiye", "19.00")],
    warranty: "# Garanti\n\nHasarlı veya kusurlu ürünü değiştiririz. Bize bir fotoğraf gönderin.",
    delivery: "# Kargo\n\nKargo üç gün sürer.",
  },
};

let app: TestApp;
const shops = new Map<string, Tenant>();
const helpless = new Map<string, Tenant>();
beforeAll(async () => {
  app = await startApp();
  for (const [locale, { goods, warranty, delivery }] of Object.entries(trades)) {
    shops.set(locale, await shopOfGoods(app, goods, { locale }));
    helpless.set(locale, await shopOfGoods(app, goods, { locale }));
    const url = `/api/admin/tenants/${shops.get(locale)!.slug}/documents`;
    for (const content of [warranty, delivery])
      await app.admin("POST", url, { title: content.split("\n")[0]!.slice(2), content, format: "markdown" });
  }
});
afterAll(() => app.stop());

const ask = (locale: string, ...messages: string[]): Promise<Answer> => lastOf(app, shops.get(locale)!, messages);

const complaints: [locale: string, message: string][] = [
  ["en", "I got the wrong one"],
  ["en", "it stopped working"],
  ["en", "my umbrella no longer works"],
  ["de", "ich habe das Falsche bekommen"],
  ["de", "funktioniert nicht mehr"],
  ["de", "geht nicht mehr"],
  ["fr", "j'ai reçu le mauvais"],
  ["fr", "il ne fonctionne plus"],
  ["fr", "il a cessé de fonctionner"],
  ["es", "he recibido el equivocado"],
  ["es", "dejó de funcionar"],
  ["es", "ya no funciona"],
  ["it", "ho ricevuto quello sbagliato"],
  ["it", "ha smesso di funzionare"],
  ["it", "non funziona più"],
  ["pt", "recebi o errado"],
  ["pt", "deixou de funcionar"],
  ["nl", "ik heb het verkeerde gekregen"],
  ["nl", "doet het niet meer"],
  ["tr", "yanlış geldi"],
  ["tr", "artık çalışmıyor"],
  ["en", "my umbrella is broken"],
  ["en", "i got the wrong colour umbrella"],
  ["en", "you sent me the wrong size jeans"],
  ["de", "falsche Größe bekommen"],
  ["de", "ihr habt mir das falsche Produkt geschickt, den Regenschirm"],
  ["fr", "j'ai reçu la mauvaise taille de pull"],
  ["es", "me llegó el paraguas del color equivocado"],
  ["tr", "yanlış renk şemsiye geldi"],
  ["en", "umbrella broken"],
  ["en", "the umbrella I bought for my mother is broken"],
  ["en", "my umbrella doesn't work"],
  ["en", "the face cream you sent me has expired"],
  ["en", "my fern arrived dead"],
  ["en", "the fern died"],
  ["en", "my umbrella won't open, it does not turn on"],
  ["en", "the umbrella doesn't turn on anymore"],
  ["en", "the umbrella keeps switching off"],
  ["en", "my umbrella isn't charging"],
  ["de", "Regenschirm kaputt"],
  ["de", "mein Regenschirm lässt sich nicht öffnen"],
  ["de", "der Regenschirm springt nicht mehr an"],
  ["de", "der Farn ist verwelkt angekommen"],
  ["de", "mein Regenschirm ist gerissen"],
  ["fr", "parfum renversé"],
  ["fr", "le parfum ne s'allume pas"],
  ["fr", "mon pull ne démarre plus"],
  ["fr", "crème périmée"],
  ["fr", "ma fougère est morte"],
  ["es", "paraguas roto"],
  ["es", "mi paraguas no funciona"],
  ["es", "el paraguas no se enciende"],
  ["es", "mi paraguas no arranca"],
  ["it", "lampada rotta"],
  ["it", "la lampada non funziona"],
  ["it", "la lampada non si accende"],
  ["it", "la mia lampada non parte"],
  ["pt", "candeeiro partido"],
  ["pt", "o meu candeeiro não funciona"],
  ["pt", "o candeeiro não acende"],
  ["nl", "paraplu kapot"],
  ["nl", "mijn paraplu werkt niet meer"],
  ["nl", "de paraplu gaat niet aan"],
  ["nl", "mijn paraplu laadt niet meer op"],
  ["tr", "şemsiye bozuk"],
  ["tr", "şemsiyem kırıldı"],
  ["tr", "şemsiye açılmıyor"],
  ["tr", "şemsiyem yanmıyor"],
];

test.for(complaints)("%s: who says what is wrong is told what helps: %s", async ([locale, message]) => {
  const { products, citations } = await ask(locale, message);
  expect({ products, cited: citations.map(({ title }) => title) }).toEqual({
    products: [],
    cited: [trades[locale]!.warranty.split("\n")[0]!.slice(2)],
  });
});

test.for(complaints)("%s: and never goods where no text helps: %s", async ([locale, message]) => {
  const { products, kind } = await app.send(helpless.get(locale)!.id, { message });
  expect({ products, kind }).toEqual({ products: [], kind: "no_answer" });
});

test.for([
  ["en", "Working gloves", "it stopped working"],
  ["en", "The Wrong Turn", "I got the wrong one"],
  ["de", "Funktionsshirt", "funktioniert nicht mehr"],
  ["de", "Falscher Hase", "ich habe das Falsche bekommen"],
  ["fr", "Le mauvais génie", "j'ai reçu le mauvais"],
  ["es", "El hombre equivocado", "he recibido el equivocado"],
  ["it", "Quello sbagliato", "ho ricevuto quello sbagliato"],
  ["pt", "O homem errado", "recebi o errado"],
  ["nl", "Verkeerd verbonden", "ik heb het verkeerde gekregen"],
  ["tr", "Yanlış adam", "yanlış geldi"],
] as const)("%s: %s is not sold to who says: %s", async ([locale, title, message]) => {
  const shop = await shopOfGoods(app, [product("1", title, "9.00"), product("2", "Vase", "19.00")], { locale });
  expect((await app.send(shop.id, { message })).products).toEqual([]);
});

test("after goods were shown as well", async () => {
  const { products, citations } = await ask("en", "umbrellas", "mine is broken");
  expect({ products, cited: citations.map(({ title }) => title) }).toEqual({ products: [], cited: ["Warranty"] });
});

test.for([
  ["en", "ripped jeans", ["3"]],
  ["en", "I need a new umbrella, mine is broken", ["1", "2"]],
  ["en", "do you have umbrellas? mine broke", ["1", "2"]],
  ["en", "shampoo damaged hair", ["6"]],
  ["en", "umbrella that never leaks", ["1", "2"]],
  ["fr", "pull blanc cassé", ["3"]],
] as const)("%s: who wishes for goods sees them: %s", async ([locale, message, ids]) => {
  const { products } = await ask(locale, message);
  expect(products.map(({ id }) => id).toSorted()).toEqual(expect.arrayContaining([...ids]));
});

test("what helps is neither how such a thing is cleaned nor an exception to who pays", async () => {
  const goods = [product("1", "Breast pump Solo", "89.00"), product("2", "Breast pump Duo", "149.00")];
  const shop = await shopOfGoods(app, goods, { locale: "en" });
  const texts = {
    Cleaning: "# How to clean a breast pump\n\n1. Take the breast pump apart.\n2. Boil the parts for five minutes.",
    Returns: "# Returns\n\n## Who pays for the return?\n\nYou do, unless the goods are broken.",
    Warranty: "# Warranty\n\nEverything has a warranty of two years. Send us a photo.",
  };
  for (const [title, content] of Object.entries(texts))
    await app.admin("POST", `/api/admin/tenants/${shop.slug}/documents`, { title, content, format: "markdown" });
  const { citations } = await app.send(shop.id, { message: "my breast pump is broken" });
  expect(citations.map(({ title }) => title)).toEqual(["Warranty"]);
});

test("a question in the text is no answer: what stands behind it is told, too", async () => {
  const shop = await shopOfGoods(app, [product("1", "Koplamp Straal", "24.90")], { locale: "nl" });
  const content =
    "Op alles zit 2 jaar garantie. Op frames zit 10 jaar garantie.\n\nIs je artikel kapot aangekomen? Stuur een foto, dan krijg je een nieuw exemplaar.";
  const url = `/api/admin/tenants/${shop.slug}/documents`;
  await app.admin("POST", url, { title: "Garantie", content, format: "markdown" });
  expect((await app.send(shop.id, { message: "mijn lamp is kapot" })).response).toContain("Stuur een foto");
});
