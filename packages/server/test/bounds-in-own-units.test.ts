import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** Two of a kind, by what they tell of a datum. */
const telling = (kind: string, name: string, low: string | number, high: string | number): Goods => ({
  [`${kind} Orm`]: { category: kind, attributes: { [name]: low } },
  [`${kind} Tor`]: { category: kind, attributes: { [name]: high } },
});

test.each<[string, string, ...string[]]>([
  ["en", "UPS", "UPS with at least 20 VA", "UPS over 20 VA", "UPS with 20 VA or more"],
  ["de", "USV", "USV mit mindestens 20 VA"],
  ["fr", "Onduleur", "onduleur d'au moins 20 VA"],
  ["es", "SAI", "SAI de al menos 20 VA"],
  ["it", "Inverter", "inverter da almeno 20 VA"],
  ["pt", "Nobreak", "nobreak com pelo menos 20 VA"],
  ["nl", "UPS", "UPS met minstens 20 VA"],
  ["tr", "UPS", "en az 20 VA UPS", "en az 20 VA'lık UPS", "20 VA'dan fazla UPS"],
])("in %s a bound in a unit that only the shop knows holds: %s", async (locale, kind, ...messages) => {
  await keepGoods(shop, telling(kind, "power", "15 VA", "25 VA"), locale);
  for (const message of messages) {
    expect([message, titlesOf(await askLast(shop, message))]).toEqual([message, [`${kind} Tor`]]);
  }
});

test("a unit of signs is one, too, and what goes on from what was shown is bound as well", async () => {
  await keepGoods(shop, telling("Fan", "air flow", "150 m³/h", "350 m³/h"), "en");
  expect(titlesOf(await askLast(shop, "fan with at least 200 m³/h"))).toEqual(["Fan Tor"]);
  expect(titlesOf(await askLast(shop, "fan", "at least 200 m3/h"))).toEqual(["Fan Tor"]);
});

test("where nothing reaches a bound, or no data tell it, it is said to be left out", async () => {
  await keepGoods(shop, { ...telling("UPS", "power", "15 VA", "25 VA"), "UPS 20 Fen": { category: "UPS" } }, "en");
  const above = await askLast(shop, "UPS with at least 50 VA");
  expect(above.response).toContain("without “from 50 VA”");
  const untold = await askLast(shop, "UPS with at least 20 furlongs");
  expect(untold.response).toContain("without “from 20 furlongs”");
});

test.each<[string, string, string, [string | number, string | number], ...string[]]>([
  [
    "en",
    "Drill",
    "warranty",
    ["24 months", "5 years"],
    "drill with a warranty of at least 3 years",
    "drill with at least 3 years warranty",
    "drill with at least 36 months of warranty",
    "drill with 5 years warranty",
  ],
  ["en", "Drill", "warranty_years", [2, 3], "drill with at least 3 years warranty"],
  [
    "de",
    "Bohrer",
    "Garantie",
    ["12 Monate", "2 Jahre Herstellergarantie"],
    "Bohrer mit mindestens 24 Monate Garantie",
    "Bohrer mit mindestens 2 Jahren Garantie",
  ],
  ["fr", "Perceuse", "Garantie", ["24 mois", "5 ans"], "perceuse avec au moins 3 ans de garantie"],
  ["es", "Taladro", "Garantía", ["24 meses", "5 años"], "taladro con al menos 3 años de garantía"],
  ["it", "Trapano", "Garanzia", ["24 mesi", "5 anni"], "trapano con almeno 3 anni di garanzia"],
  ["pt", "Berbequim", "Garantia", ["24 meses", "5 anos"], "berbequim com pelo menos 3 anos de garantia"],
  ["nl", "Boor", "Garantie", ["24 maanden", "5 jaar"], "boor met minstens 3 jaar garantie"],
  ["tr", "Matkap", "Garanti", ["24 ay", "5 yıl"], "en az 3 yıl garantili matkap"],
])("in %s %s: %s of %j is a bound of years or months", async (locale, kind, name, told, ...messages) => {
  await keepGoods(shop, telling(kind, name, ...told), locale);
  for (const message of messages) {
    expect([message, titlesOf(await askLast(shop, message))]).toEqual([message, [`${kind} Tor`]]);
  }
});

test("years of the datum that is named are meant, and no others", async () => {
  const other = { category: "Drill", attributes: { warranty: "1 year", "in production": "7 years" } };
  await keepGoods(shop, { ...telling("Drill", "warranty", "2 years", "5 years"), "Drill Fen": other }, "en");
  expect(titlesOf(await askLast(shop, "drill with a warranty of at least 3 years"))).toEqual(["Drill Tor"]);
});

test("the year that something is of is no time that it lasts, and a sign may begin a wish", async () => {
  const goods: Goods = {
    "Drill Orm": { category: "Drill", attributes: { model_year: 2023, warranty: "2 years" } },
    "Drill Tor": { category: "Drill", attributes: { model_year: 2020, warranty: "5 years" } },
  };
  await keepGoods(shop, goods, "en");
  expect(titlesOf(await askLast(shop, "drill with a warranty of at least 3 years"))).toEqual(["Drill Tor"]);
  for (const message of ["<3 this drill", "> 3 HDMI ports", "≥20 VA transformer"])
    expect([message, (await askLast(shop, message)).conversation_id]).toEqual([message, expect.any(String)]);
});
