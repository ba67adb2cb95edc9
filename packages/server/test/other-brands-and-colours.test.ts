import { describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** What a bag is called, and red and blue as the shop writes them. */
const languages: Record<string, { bag: string; colour: string; red: string; blue: string; asked: [string, string][] }> =
  {
    en: {
      bag: "Bag",
      colour: "colour",
      red: "Red",
      blue: "Blue",
      asked: [
        ["bag not of the brand Fell", "Fell"],
        ["a bag, not the Fell brand", "Fell"],
        ["bag from any brand but Fell", "Fell"],
        ["bag of another brand than Fell", "Fell"],
        ["no bag from Fell", "Fell"],
        ["bag not in the colour red", "Red"],
        ["bag in any colour but red", "Red"],
        ["bag in a different colour than red", "Red"],
        ["bag in a different colour from red", "Red"],
        ["a bag of a different brand from Fell", "Fell"],
      ],
    },
    de: {
      bag: "Tasche",
      colour: "Farbe",
      red: "Rot",
      blue: "Blau",
      asked: [
        ["Tasche nicht von der Marke Fell", "Fell"],
        ["Tasche von einer anderen Marke als Fell", "Fell"],
        ["Tasche jeder Marke außer Fell", "Fell"],
        ["keine Tasche von Fell", "Fell"],
        ["Tasche nicht in der Farbe Rot", "Rot"],
        ["Tasche in einer anderen Farbe als Rot", "Rot"],
        ["Tasche in jeder Farbe außer Rot", "Rot"],
        ["Tasche in anderen Farben als Rot", "Rot"],
        ["habt ihr Taschen von anderen Marken als Fell?", "Fell"],
      ],
    },
    fr: {
      bag: "Sac",
      colour: "couleur",
      red: "Rouge",
      blue: "Bleu",
      asked: [
        ["sac pas de la marque Fell", "Fell"],
        ["sac d’une autre marque que Fell", "Fell"],
        ["sac de n'importe quelle marque sauf Fell", "Fell"],
        ["aucun sac de Fell", "Fell"],
        ["sac pas de couleur rouge", "Rouge"],
        ["sac d'une autre couleur que rouge", "Rouge"],
        ["sac de toutes les couleurs sauf rouge", "Rouge"],
      ],
    },
    es: {
      bag: "Bolso",
      colour: "color",
      red: "Rojo",
      blue: "Azul",
      asked: [
        ["bolso que no sea de la marca Fell", "Fell"],
        ["bolso de cualquier marca menos Fell", "Fell"],
        ["bolso de otra marca que no sea Fell", "Fell"],
        ["ningún bolso de Fell", "Fell"],
        ["bolso que no sea de color rojo", "Rojo"],
        ["bolso en cualquier color menos rojo", "Rojo"],
      ],
    },
    it: {
      bag: "Borsa",
      colour: "colore",
      red: "Rosso",
      blue: "Blu",
      asked: [
        ["borsa non della marca Fell", "Fell"],
        ["borsa di qualsiasi marca tranne Fell", "Fell"],
        ["borsa di un'altra marca che non sia Fell", "Fell"],
        ["nessuna borsa di Fell", "Fell"],
        ["borsa non di colore rosso", "Rosso"],
        ["borsa di un colore diverso dal rosso", "Rosso"],
        ["borsa di qualunque colore tranne rosso", "Rosso"],
      ],
    },
    pt: {
      bag: "Bolsa",
      colour: "cor",
      red: "Vermelho",
      blue: "Azul",
      asked: [
        ["bolsa que não seja da marca Fell", "Fell"],
        ["bolsa de qualquer marca menos Fell", "Fell"],
        ["bolsa de outra marca que não Fell", "Fell"],
        ["nenhuma bolsa da Fell", "Fell"],
        ["bolsa que não seja da cor vermelho", "Vermelho"],
        ["bolsa em qualquer cor exceto vermelho", "Vermelho"],
      ],
    },
    nl: {
      bag: "Tas",
      colour: "kleur",
      red: "Rood",
      blue: "Blauw",
      asked: [
        ["tas niet van het merk Fell", "Fell"],
        ["tas van een ander merk dan Fell", "Fell"],
        ["tas van elk merk behalve Fell", "Fell"],
        ["geen tas van Fell", "Fell"],
        ["tas niet in de kleur rood", "Rood"],
        ["tas in een andere kleur dan rood", "Rood"],
      ],
    },
    tr: {
      bag: "Çanta",
      colour: "renk",
      red: "Kırmızı",
      blue: "Mavi",
      asked: [
        ["Fell marka olmayan çanta", "Fell"],
        ["Fell markası hariç çanta", "Fell"],
        ["Fell dışındaki markalardan çanta", "Fell"],
        ["Fell'den başka marka çanta", "Fell"],
        ["kırmızı renkli olmayan çanta", "Kırmızı"],
        ["kırmızı dışında bir renkte çanta", "Kırmızı"],
      ],
    },
  };

describe.each(Object.entries(languages))("in %s", (locale, { bag, colour, red, blue, asked }) => {
  const goods: Goods = Object.fromEntries(
    ["Fell", "Norr", "Acme"].flatMap((brand) =>
      [red, blue].map((value) => [`${bag} ${brand} „${value}“`, { brand, attributes: { [colour]: value } }]),
    ),
  );

  test.each(asked)("%s: all but that", async (message, not) => {
    await keepGoods(shop, goods, locale);
    expect(titlesOf(await askLast(shop, message))).toEqual(
      Object.keys(goods)
        .filter((title) => !title.includes(not))
        .toSorted(),
    );
  });
});
