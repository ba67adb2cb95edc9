import { describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** A thing that has in it what is told, and one of which nothing is told; the message must show the other alone. */
async function shownOf(thing: string, locale: string, goods: Goods, message: string): Promise<string[]> {
  const named = Object.fromEntries(Object.entries(goods).map(([name, more]) => [`${thing} ${name}`, more]));
  await keepGoods(shop, named, locale);
  return titlesOf(await askLast(shop, message)).map((title) => title.slice(thing.length + 1));
}

describe("what shall not be is looked for in long data, too", () => {
  test.each<[string, string, string, string, string]>([
    [
      "en",
      "Biscuit",
      "ingredients",
      "sugar, cocoa butter, whole milk powder, hazelnuts, cocoa mass, emulsifier",
      "biscuit without hazelnuts",
    ],
    [
      "en",
      "Bag",
      "material",
      "outer shell of waxed cotton canvas, straps and base of vegetable tanned leather",
      "bag without leather",
    ],
    [
      "de",
      "Keks",
      "Zutaten",
      "Zucker, Kakaobutter, Vollmilchpulver, Haselnusskerne, Kakaomasse, Emulgator",
      "Keks ohne Nüsse",
    ],
    [
      "fr",
      "Chocolats",
      "allergènes",
      "contient lait, soja ; peut contenir des traces de noisettes et d'amandes",
      "chocolats sans noisettes",
    ],
    [
      "es",
      "Galletas",
      "alérgenos",
      "contiene leche y soja; puede contener trazas de avellanas y almendras",
      "galletas sin avellanas",
    ],
    [
      "it",
      "Biscotti",
      "ingredienti",
      "zucchero, burro di cacao, latte intero in polvere, nocciole tostate, cacao",
      "biscotti senza nocciole",
    ],
    [
      "pt",
      "Bolachas",
      "ingredientes",
      "açúcar, manteiga de cacau, leite inteiro em pó, avelãs torradas, cacau",
      "bolachas sem avelãs",
    ],
    [
      "nl",
      "Koek",
      "ingrediënten",
      "suiker, cacaoboter, vollemelkpoeder, geroosterde hazelnoten, cacaomassa",
      "koek zonder hazelnoten",
    ],
    [
      "tr",
      "Bisküvi",
      "içindekiler",
      "şeker, kakao yağı, yağlı süt tozu, kavrulmuş fındık, kakao kitlesi, lesitin",
      "fındık içermeyen bisküvi",
    ],
  ])("%s: %s", async (locale, thing, name, value, message) => {
    expect(await shownOf(thing, locale, { A: { attributes: { [name]: value } }, B: {} }, message)).toEqual(["B"]);
  });
});

describe("who wants no alcohol is shown nothing that is made of a drink", () => {
  test.each<[string, string, string, string]>([
    ["en", "Truffles", "Dark chocolate with cognac.", "truffles without alcohol"],
    ["en", "Truffles", "Dark chocolate with cognac.", "alcohol free truffles"],
    ["de", "Trüffel", "Zartbitter mit Kirschwasser.", "Trüffel ohne Alkohol"],
    ["de", "Trüffel", "Zartbitter mit Kirschwasser.", "alkoholfreie Trüffel"],
    ["de", "Trüffel", "Mit Eierlikörfüllung.", "Trüffel ohne Alkohol"],
    ["fr", "Truffes", "Chocolat noir au cognac.", "truffes sans alcool"],
    ["es", "Trufas", "Chocolate negro al coñac.", "trufas sin alcohol"],
    ["it", "Tartufi", "Cioccolato fondente al rum.", "tartufi senza alcol"],
    ["pt", "Trufas", "Chocolate negro com conhaque.", "trufas sem álcool"],
    ["nl", "Truffels", "Pure chocolade met likeur.", "truffels zonder alcohol"],
    ["tr", "Trüf", "Bitter çikolata ve konyak.", "alkol içermeyen trüf"],
  ])("%s: %s, %s", async (locale, thing, description, message) => {
    expect(await shownOf(thing, locale, { A: { description }, B: {} }, message)).toEqual(["B"]);
  });

  test("what says that it has none is one, whatever it is called after", async () => {
    const goods: Goods = { "Cerveza rubia": {}, "Cerveza tostada": { description: "Sin alcohol." } };
    await keepGoods(shop, goods, "es");
    expect(titlesOf(await askLast(shop, "cerveza sin alcohol"))).toEqual(["Cerveza tostada"]);
  });
});

describe("allergens are known by what they are called elsewhere", () => {
  test.each<[string, string, string, string]>([
    ["es", "Barrita", "Avena y cacahuete.", "soy alérgico al maní, qué barrita hay"],
    ["es", "Barrita", "Avena y cacahuete.", "soy alergica al mani, qué barrita hay"],
    ["es", "Barrita", "Avena y cacahuete.", "barrita sin cacahuate"],
    ["es", "Barrita", "Avena y maní.", "soy alérgico a los cacahuetes, qué barrita hay"],
    ["es", "Barrita", "Avena y maní.", "barrita sin cacahuetes"],
    ["es", "Barrita", "Con sésamo.", "soy alérgico al ajonjolí, qué barrita hay"],
    ["es", "Barrita", "Con soja.", "soy alérgico a la soya, qué barrita hay"],
    ["es", "Barrita", "Con anacardos.", "alérgico al marañón, qué barrita hay"],
    ["es", "Barrita", "Con castañas de cajú.", "alérgico a los anacardos, qué barrita hay"],
    ["pt", "Barra", "Com gergelim.", "sou alérgico ao sésamo, que barra há?"],
    ["pt", "Barra", "Com salsão.", "sou alérgico ao aipo, que barra há?"],
    ["fr", "Barre", "Aux arachides.", "allergique aux cacahuètes, quelle barre ?"],
    ["fr", "Barre", "Aux pacanes.", "allergique aux noix, quelle barre ?"],
    ["de", "Riegel", "Mit Erdnüssen.", "ich bin allergisch gegen Erdnüssli, welcher Riegel?"],
    ["de", "Riegel", "Mit Nüssli.", "ich bin allergisch gegen Erdnüsse, welcher Riegel?"],
    ["de", "Riegel", "Mit Walnüssen.", "ich bin allergisch gegen Baumnüsse, welcher Riegel?"],
    ["de", "Riegel", "Mit Topfen.", "ich bin allergisch gegen Milch, welcher Riegel?"],
    ["de", "Riegel", "Mit Schlagobers.", "ich bin allergisch gegen Milch, welcher Riegel?"],
    ["nl", "Reep", "Met pinda.", "ik ben allergisch voor apennootjes, welke reep?"],
    ["nl", "Reep", "Met plattekaas.", "ik ben allergisch voor melk, welke reep?"],
    ["nl", "Reep", "Met selder.", "ik ben allergisch voor selderij, welke reep?"],
    ["it", "Barretta", "Con arachidi.", "sono allergico alle noccioline, quale barretta?"],
    ["tr", "Bar", "Yer fıstığı ile.", "yerfıstığı alerjim var, hangi bar?"],
    ["en", "Bar", "With peanuts.", "I'm allergic to groundnuts, which bar?"],
  ])("%s: %s: %s, %s", async (locale, thing, description, message) => {
    expect(await shownOf(thing, locale, { A: { description }, B: {} }, message)).toEqual(["B"]);
  });

  test.each(["¿la barrita de avena lleva cacahuate?", "¿la barrita de avena lleva maní?"])("%s", async (message) => {
    await keepGoods(shop, { "Barrita de avena": { description: "Avena y cacahuete." } }, "es");
    expect((await askLast(shop, message)).response).toMatch(/^Sí\. \*\*Barrita de avena\*\*/);
  });

  test.each<[string, string, string, string, string]>([
    ["de", "Topf", "Für zwei Töpfe.", "ich bin allergisch gegen Milch", "Topf"],
    ["de", "Bilderrahmen", "Rahmen aus Holz, Oberseite lackiert.", "ich bin allergisch gegen Milch", "Bilderrahmen"],
    ["en", "Bar", "Not to be frozen.", "I'm allergic to peanuts", "bar"],
    ["nl", "Emmer", "Voor 10 l.", "ik ben allergisch voor gluten", "emmer"],
  ])("%s: a %s is none of them", async (locale, title, description, first, message) => {
    await keepGoods(shop, { [`${title} A`]: { description } }, locale);
    expect(titlesOf(await askLast(shop, first, message))).toEqual([`${title} A`]);
  });

  test("who can't have one nut is not shown what has nuts in it", async () => {
    const goods: Goods = { A: { description: "May contain traces of nuts." }, B: { description: "Cocoa." } };
    expect(await shownOf("Bar", "en", goods, "I'm allergic to hazelnuts, which bar?")).toEqual(["B"]);
  });

  test("Italian hands are no peanuts", async () => {
    await keepGoods(shop, { "Crema mani": { description: "Per le mani secche." } }, "it");
    expect(titlesOf(await askLast(shop, "crema mani senza arachidi"))).toEqual(["Crema mani"]);
  });
});

describe("wheat and gluten", () => {
  const told: Goods = { A: { attributes: { "Sin gluten": "No", Alérgenos: "gluten" } }, B: {} };

  test.each<[string, string, Goods, string]>([
    ["es", "Papilla", told, "intolerante al trigo, qué papilla hay?"],
    ["es", "Papilla", { A: { description: "Contiene gluten." }, B: {} }, "papilla sin trigo"],
    ["en", "Porridge", { A: { description: "Contains gluten." }, B: {} }, "porridge without wheat"],
    ["de", "Brei", { A: { attributes: { Allergene: "Gluten" } }, B: {} }, "Brei ohne Weizen"],
    ["fr", "Bouillie", { A: { description: "Contient du gluten." }, B: {} }, "allergique au blé, quelle bouillie ?"],
    ["it", "Pappa", { A: { description: "Contiene glutine." }, B: {} }, "allergico al frumento, quale pappa?"],
    ["pt", "Papa", { A: { description: "Contém glúten." }, B: {} }, "alérgico ao trigo, que papa há?"],
    ["nl", "Pap", { A: { description: "Bevat gluten." }, B: {} }, "pap zonder tarwe"],
    ["tr", "Lapa", { A: { description: "Gluten içerir." }, B: {} }, "buğday alerjim var, hangi lapa?"],
    ["es", "Pan", { A: { description: "De espelta." }, B: { description: "De maíz." } }, "pan sin gluten"],
    ["en", "Bread", { A: { description: "With bulgur." }, B: {} }, "bread without gluten"],
    ["de", "Brot", { A: { description: "Mit Grünkern." }, B: {} }, "Brot ohne Gluten"],
  ])("%s: %s: %j, %s", async (locale, thing, goods, message) => {
    expect(await shownOf(thing, locale, goods, message)).toEqual(["B"]);
  });
});

describe("what is told to be without several things is without each", () => {
  test.each<[string, string, string, string]>([
    ["en", "Cream", "Without perfume or alcohol.", "cream without alcohol"],
    ["en", "Bread", "Made without gluten, milk or egg.", "I'm allergic to eggs, which bread?"],
    ["en", "Bread", "Contains neither milk nor egg.", "I'm allergic to eggs, which bread?"],
    ["de", "Creme", "Ohne Parfum und Alkohol.", "Creme ohne Alkohol"],
    ["de", "Creme", "Weder Parfum noch Alkohol.", "Creme ohne Alkohol"],
    ["de", "Brot", "Gluten- und laktosefrei.", "Brot ohne Gluten"],
    ["de", "Brot", "Gluten-, laktose- und eifrei.", "Brot ohne Laktose"],
    ["fr", "Crème", "Sans parfum ni alcool.", "crème sans alcool"],
    ["fr", "Pain", "Sans gluten, lait ni œuf.", "allergique aux œufs, quel pain ?"],
    ["fr", "Pain", "Ne contient ni lait ni œuf.", "allergique aux œufs, quel pain ?"],
    ["es", "Crema", "Sin perfume ni alcohol.", "crema sin alcohol"],
    ["es", "Crema", "Sin perfume ni alcohol.", "crema, estoy embarazada"],
    ["es", "Pan", "Sin gluten ni lactosa.", "pan sin lactosa"],
    ["es", "Pan", "Sin gluten ni trazas de soja.", "soy alérgico a la soja, qué pan hay"],
    ["de", "Brot", "Ohne Spuren von Soja.", "Brot ohne Soja"],
    ["es", "Pan", "Sin gluten, leche ni huevo.", "soy alérgico al huevo, qué pan hay"],
    ["it", "Pane", "Senza glutine né lattosio.", "pane senza lattosio"],
    ["it", "Pane", "Senza glutine e lattosio.", "pane senza lattosio"],
    ["pt", "Pão", "Sem glúten nem lactose.", "pão sem lactose"],
    ["nl", "Brood", "Zonder gluten of lactose.", "brood zonder lactose"],
    ["tr", "Ekmek", "Gluten ve laktoz içermez.", "laktoz içermeyen ekmek"],
    ["tr", "Ekmek", "Gluten ve laktoz içermez.", "gluten içermeyen ekmek"],
    ["en", "Cookies", "Without gluten, milk and eggs.", "cookies without gluten, milk and eggs"],
    ["en", "Cookies", "Free from gluten, milk and eggs", "cookies without eggs"],
    ["de", "Kekse", "Ohne Gluten, Milch und Eier.", "Kekse ohne Gluten, Milch und Eier"],
    ["de", "Kekse", "Vegan gebacken. Diese Kekse sind frei von Gluten, Milch und Eiern.", "Kekse ohne Eier"],
    ["fr", "Biscuits", "Sans gluten, lait et œufs.", "biscuits sans gluten, lait et œufs"],
    ["es", "Galletas", "Sin gluten, leche y huevos.", "galletas sin gluten, leche y huevos"],
    ["it", "Biscotti", "Senza glutine, latte e uova.", "biscotti senza glutine, latte e uova"],
    ["pt", "Bolachas", "Sem glúten, leite e ovos.", "bolachas sem glúten, leite e ovos"],
    ["nl", "Koekjes", "Zonder gluten, melk en eieren.", "koekjes zonder gluten, melk en eieren"],
    ["tr", "Ekmek", "Gluten, süt ve yumurta içermez.", "gluten, süt ve yumurta içermeyen ekmek"],
  ])("%s: %s: %s, %s", async (locale, thing, description, message) => {
    expect(await shownOf(thing, locale, { A: { description } }, message)).toEqual(["A"]);
  });

  test.each<[string, string, string, string]>([
    ["en", "Cookies", "Without gluten and with nuts.", "cookies without nuts"],
    ["en", "Cookies", "Without gluten, chocolate and hazelnuts.", "cookies without hazelnuts"],
    ["en", "Cookies", "With cocoa and without gluten, milk and nuts.", "cookies without nuts"],
    ["en", "Cookies", "Without gluten, milk and nuts inside.", "cookies without nuts"],
    ["tr", "Ekmek", "Bal, fındık ve laktoz içermez.", "bal içermeyen ekmek"],
    ["en", "Cookies", "Not without milk or nuts.", "cookies without nuts"],
    ["fr", "Cookies", "Sans gluten, chocolat et noisettes.", "cookies sans noisettes"],
    ["de", "Kekse", "Ohne Gluten, nur noch Milch dazugeben.", "Kekse ohne Milch"],
    ["es", "Galletas", "Sin gluten y con leche.", "galletas sin leche"],
  ])("%s: %s: %s is not without it: %s", async (locale, thing, description, message) => {
    expect(await shownOf(thing, locale, { A: { description }, B: {} }, message)).toEqual(["B"]);
  });
});

describe("for whom a thing is tells nothing of what is in it", () => {
  test.each<[string, string, string, string]>([
    ["en", "Duvet", "Suitable for people allergic to mites and feathers.", "duvet without feathers"],
    ["de", "Decke", "Geeignet für Allergiker gegen Federn.", "Decke ohne Federn"],
    ["fr", "Couette", "Convient aux personnes allergiques aux plumes.", "couette sans plumes"],
    ["es", "Edredón", "Apto para alérgicos a los ácaros y las plumas.", "edredón sin plumas"],
    ["it", "Trapunta", "Adatto a chi è allergico alle piume.", "trapunta senza piume"],
    ["pt", "Edredão", "Adequado para alérgicos a penas.", "edredão sem penas"],
    ["nl", "Dekbed", "Geschikt voor mensen die allergisch zijn voor veren.", "dekbed zonder veren"],
    ["tr", "Yorgan", "Tüy alerjisi olanlar için uygundur.", "tüy içermeyen yorgan"],
  ])("%s: %s: %s, %s", async (locale, thing, description, message) => {
    expect(await shownOf(thing, locale, { A: { description } }, message)).toEqual(["A"]);
  });

  test.each<[string, string, string, string]>([
    ["en", "Duvet", "Not suitable for people allergic to feathers.", "duvet without feathers"],
    ["es", "Edredón", "No apto para alérgicos a las plumas.", "edredón sin plumas"],
    ["de", "Riegel", "Für Nussallergiker nicht geeignet.", "Riegel ohne Nüsse"],
    ["en", "Duvet", "Feathers. Suitable for people allergic to mites.", "duvet without feathers"],
  ])("%s: %s: %s is none without it: %s", async (locale, thing, description, message) => {
    expect(await shownOf(thing, locale, { A: { description }, B: {} }, message)).toEqual(["B"]);
  });
});
