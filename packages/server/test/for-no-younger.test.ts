import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each<[string, string, string, string, string]>([
  [
    "en",
    "Sun cream Sol",
    "Do not expose babies under 6 months to the sun.",
    "sun cream for my 3 year old|sun cream for kids",
    "sun cream for my 3 month old",
  ],
  [
    "de",
    "Sonnencreme Sol",
    "Babys unter 6 Monaten nicht der Sonne aussetzen.",
    "Sonnencreme für mein 3-jähriges Kind|Sonnencreme für Kinder",
    "Sonnencreme für mein 3 Monate altes Baby",
  ],
  [
    "fr",
    "Crème solaire Sol",
    "Ne pas exposer au soleil les bébés de moins de 6 mois.",
    "crème solaire pour mon fils de 3 ans|crème solaire pour enfants",
    "crème solaire pour mon bébé de 3 mois",
  ],
  [
    "es",
    "Crema solar Sol",
    "No exponga a bebés menores de 6 meses al sol.",
    "crema solar para mi hijo de 3 años|crema solar para niños",
    "crema solar para mi bebé de 3 meses",
  ],
  [
    "it",
    "Crema solare Sol",
    "Non esporre al sole i neonati sotto i 6 mesi.",
    "crema solare per mio figlio di 3 anni|crema solare per bambini",
    "crema solare per il mio bambino di 3 mesi",
  ],
  [
    "pt",
    "Protetor solar Sol",
    "Não exponha bebés menores de 6 meses ao sol.",
    "protetor solar para o meu filho de 3 anos|protetor solar para crianças",
    "protetor solar para o meu bebé de 3 meses",
  ],
  [
    "nl",
    "Zonnebrand Sol",
    "Stel baby's onder de 6 maanden niet bloot aan de zon.",
    "zonnebrand voor mijn zoon van 3 jaar|zonnebrand voor kinderen",
    "zonnebrand voor mijn baby van 3 maanden",
  ],
  [
    "tr",
    "Güneş kremi Sol",
    "6 aydan küçük bebekleri güneşe çıkarmayın.",
    "3 yaşındaki oğlum için güneş kremi|çocuklar için güneş kremi",
    "3 aylık bebeğim için güneş kremi",
  ],
])("%s: %s: %s", async (locale, title, description, older, younger) => {
  await keepGoods(shop, { [title]: { description: `SPF 50. ${description}` } }, locale);
  for (const message of older.split("|")) expect(titlesOf(await askLast(shop, message))).toEqual([title]);
  expect(titlesOf(await askLast(shop, younger))).toEqual([]);
});
