import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each<[string, string, string, string, string]>([
  [
    "en",
    "toy",
    "Cannot be used by children under 3 years.",
    "toy for my 2 year old son",
    "is the Opi toy for children of 2 years?",
  ],
  [
    "de",
    "Spielzeug",
    "Nichts für Kinder unter 3 Jahren.",
    "Spielzeug für meinen Sohn, 2 Jahre",
    "ist das Opi Spielzeug für Kinder von 2 Jahren?",
  ],
  [
    "fr",
    "jouet",
    "En aucun cas pour les enfants de moins de 3 ans.",
    "jouet pour mon fils de 2 ans",
    "le Opi jouet est pour des enfants de 2 ans ?",
  ],
  [
    "es",
    "juguete",
    "No debe ser usado por niños menores de 3 años.",
    "juguete para mi hijo de 2 años",
    "¿el Opi juguete es para niños de 2 años?",
  ],
  [
    "it",
    "gioco",
    "Non deve essere usato da bambini sotto i 3 anni.",
    "gioco per mio figlio di 2 anni",
    "il Opi gioco va bene per un bambino di 2 anni?",
  ],
  [
    "pt",
    "brinquedo",
    "Em caso algum para crianças menores de 3 anos.",
    "brinquedo para o meu filho de 2 anos",
    "o Opi brinquedo é para crianças de 2 anos?",
  ],
  [
    "nl",
    "speelgoed",
    "Niets voor kinderen onder de 3 jaar.",
    "speelgoed voor mijn zoon van 2 jaar",
    "is het Opi speelgoed voor kinderen van 2 jaar?",
  ],
  [
    "tr",
    "oyuncak",
    "3 yaş altı çocuklara verilmemelidir.",
    "2 yaşındaki oğlum için oyuncak",
    "Opi oyuncak 2 yaşındaki çocuklar için mi?",
  ],
])("a warning is not read as its opposite, %s", async (locale, kind, description, sought, asked) => {
  await keepGoods(shop, { [`Opi ${kind}`]: { description }, [`Bota ${kind}`]: {} }, locale);
  expect(titlesOf(await askLast(shop, sought))).toEqual([`Bota ${kind}`]);
  const { response } = await askLast(shop, asked);
  expect(response).toMatch(/^(?:No|Nein|Non|Não|Nee|Hayır)[.,]/u);
  expect(response).toContain(description.replace(/\.$/, ""));
});
