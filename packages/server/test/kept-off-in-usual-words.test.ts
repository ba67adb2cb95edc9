import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const bars = {
  en: ["Bar", "No nuts.", "Contains nuts."],
  de: ["Riegel", "Ohne Nüsse.", "Enthält Nüsse."],
  fr: ["Barre", "Sans noix.", "Contient des noix."],
  es: ["Barrita", "Sin nueces.", "Contiene nueces."],
  it: ["Barretta", "Senza noci.", "Contiene noci."],
  pt: ["Barra", "Sem nozes.", "Contém nozes."],
  nl: ["Reep", "Zonder noten.", "Bevat noten."],
  tr: ["Bar", "Fındık içermez.", "Fındık içerir."],
} as const;

test.each<[keyof typeof bars, ...string[]]>([
  [
    "en",
    "I avoid nuts. bar",
    "nuts make me ill, bar",
    "bar, nuts excluded",
    "bar minus the nuts",
    "nutless bar",
    "bar, nuts are a no",
    "nuts give me hives, bar",
    "nuts could kill me, bar",
    "I need to stay away from nuts, bar",
    "nothing with nuts, bar",
    "must not contain nuts: bar",
    "I don't eat nuts, bar",
  ],
  [
    "de",
    "ich darf keine Nüsse essen, Riegel",
    "ich kann keine Nüsse essen, Riegel",
    "Riegel, Nüsse vertrage ich nicht",
    "ich meide Nüsse, Riegel",
    "ich esse keine Nüsse, Riegel",
    "Riegel, aber bitte nichts mit Nüssen",
    "ich muss auf Nüsse verzichten, Riegel",
    "Nüsse gehen gar nicht, Riegel",
  ],
  [
    "fr",
    "je ne peux pas manger de noix, barre",
    "j'évite les noix, barre",
    "les noix me rendent malade, barre",
    "je dois éviter les noix, barre",
    "rien avec des noix, barre",
  ],
  [
    "es",
    "evito las nueces, barrita",
    "las nueces me sientan mal, barrita",
    "tengo que evitar las nueces, barrita",
    "nada con nueces, barrita",
  ],
  [
    "it",
    "evito le noci, barretta",
    "le noci mi fanno male, barretta",
    "devo evitare le noci, barretta",
    "non deve contenere noci: barretta",
  ],
  [
    "pt",
    "evito nozes, barra",
    "as nozes fazem-me mal, barra",
    "tenho de evitar nozes, barra",
    "nozes dão-me alergia, barra",
    "nada com nozes, barra",
  ],
  [
    "nl",
    "ik mag geen noten eten, reep",
    "ik vermijd noten, reep",
    "noten verdraag ik niet, reep",
    "ik moet noten vermijden, reep",
    "niets met noten, reep",
  ],
  ["tr", "fındık yemiyorum, bar", "fındıklı olmayan bar", "fındıktan uzak durmam lazım, bar"],
])("in %s nothing is shown that holds what somebody keeps off: %s", async (locale, ...messages) => {
  const [thing, free, holding] = bars[locale];
  await keepGoods(shop, { [`${thing} A`]: { description: holding }, [`${thing} B`]: { description: free } }, locale);
  for (const message of messages)
    expect([message, titlesOf(await askLast(shop, message))]).toEqual([message, [`${thing} B`]]);
});

test.each([
  ["I avoid crowds, lamp", []],
  ["lamp for nuts and bolts", []],
  ["cream to avoid wrinkles", []],
  ["lamp, delivery excluded", []],
  ["the noise makes me ill, lamp", []],
  ["wireless lamp", []],
  ["I can't find nuts", []],
  ["never Acme, lamp", ["Acme"]],
  ["lamp !Acme", ["Acme"]],
  ["lamp, I hate Acme", ["Acme"]],
  ["Hello! Lamp", []],
])("what is kept off is in goods, or said not to be: %s", async (message, excluded) => {
  const brand = "Acme";
  await keepGoods(shop, { "Acme lamp": { brand }, "Bolt lamp": { brand: "Bolt" } }, "en");
  const { applied_filters: filters } = await askLast(shop, message);
  expect(filters.flatMap(({ op, value }) => (op === "not" ? value : []))).toEqual(excluded);
});
