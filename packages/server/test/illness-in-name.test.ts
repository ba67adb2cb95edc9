import { describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

/** What has an illness in its name, a sister without it, and what warns of that illness. */
const goods = (thing: string, sister: string, warning: string): Goods => ({
  [thing]: {},
  [sister]: {},
  "Zumo Filu": { description: `1 l. ${warning}` },
});

describe("an illness in the name of what is sought is looked for, and nobody's", () => {
  test.each<[string, string, string, string, string]>([
    ["en", "diabetes test strips", "Diabetes test strips", "Litmus test strips", "Not suitable for diabetics."],
    [
      "en",
      "high blood pressure monitor",
      "High blood pressure monitor",
      "Baby monitor",
      "Not with high blood pressure.",
    ],
    ["en", "Pacemaker DJ", "Pacemaker DJ controller", "DJ headphones", "Not for people with a pacemaker."],
    ["de", "Bluthochdruck-Messgerät", "Bluthochdruck-Messgerät", "Lärm-Messgerät", "Nicht bei Bluthochdruck."],
    ["de", "Diabetes Teststreifen", "Diabetes Teststreifen", "Lackmus Teststreifen", "Nicht für Diabetiker."],
    ["fr", "chaussettes diabétiques", "Chaussettes diabétiques", "Chaussettes de ski", "Pas pour les diabétiques."],
    ["es", "tiras de diabetes", "Tiras de diabetes", "Tiras LED", "No apto para diabéticos."],
    ["it", "strisce diabete", "Strisce diabete", "Strisce LED", "Non adatto a diabetici."],
    ["pt", "tiras de diabetes", "Tiras de diabetes", "Tiras LED", "Não indicado para diabéticos."],
    ["nl", "diabetes teststrips", "Diabetes teststrips", "Lakmoes teststrips", "Niet geschikt voor diabetici."],
    ["tr", "diyabet test çubuğu", "Diyabet test çubuğu", "Gebelik test çubuğu", "Diyabet hastaları kullanmamalıdır."],
  ])("%s: %s", async (locale, message, thing, sister, warning) => {
    await keepGoods(shop, goods(thing, sister, warning), locale);
    const found = await askLast(shop, message);
    expect(found.products[0]?.title).toBe(thing);
    expect(found.applied_filters.map(({ field }) => field)).not.toContain("state");
    expect(titlesOf(await askLast(shop, message, "Zumo Filu"))).toEqual(["Zumo Filu"]);
  });

  test("what warns of it is not shown for it", async () => {
    await keepGoods(shop, { "Tea Filu": { description: "Not for people with diabetes." }, "Tea Alba": {} }, "en");
    expect(titlesOf(await askLast(shop, "diabetes tea"))).toEqual(["Tea Alba"]);
  });

  test("what is called after it may be no means to find it", async () => {
    const strips = { "Diabetes test strips": { description: "Not for diagnosing diabetes." } };
    await keepGoods(shop, strips, "en");
    expect(titlesOf(await askLast(shop, "diabetes test strips"))).toEqual(["Diabetes test strips"]);
  });
});

describe("an illness of somebody lasts", () => {
  test.each<[string, string, string]>([
    ["en", "I have diabetes, test strips", "Not suitable for diabetics."],
    ["en", "test strips for diabetics", "Not suitable for diabetics."],
    ["en", "test strips for my diabetic dad", "Not suitable for diabetics."],
    ["en", "diabetic dad, test strips", "Not suitable for diabetics."],
    ["de", "Teststreifen bei Bluthochdruck", "Nicht bei Bluthochdruck."],
    ["fr", "bandes pour diabétique", "Pas pour les diabétiques."],
    ["es", "tengo diabetes tiras", "No apto para diabéticos."],
    ["it", "strisce per diabetici", "Non adatto a diabetici."],
    ["pt", "tiras, sou diabético", "Não indicado para diabéticos."],
    ["nl", "teststrips bij hoge bloeddruk", "Niet bij hoge bloeddruk."],
    ["tr", "diyabet hastası için test çubuğu", "Diyabet hastaları kullanmamalıdır."],
  ])("%s: %s", async (locale, message, warning) => {
    await keepGoods(shop, { "Zumo Filu": { description: `1 l. ${warning}` } }, locale);
    expect(titlesOf(await askLast(shop, message, "Zumo Filu"))).toEqual([]);
  });
});
