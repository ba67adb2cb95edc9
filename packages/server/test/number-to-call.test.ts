import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: true, rate_limit: 10_000 });

test.each<[string, string, string, string[], string]>([
  ["en", "Number cards", "Phone Rosa", ["phone number", "what is your phone number?"], "phone"],
  ["de", "Zahlenkarten Nummer", "Telefon Rosa", ["Telefonnummer", "wie ist eure Telefonnummer?"], "Telefon"],
  [
    "fr",
    "Cartes à numéros",
    "Téléphone Rosa",
    ["numéro de téléphone", "quel est votre numéro de téléphone ?"],
    "téléphone",
  ],
  ["es", "Cartas numerosas", "Teléfono Rosa", ["número de teléfono", "¿cuál es su número de teléfono?"], "teléfono"],
  ["it", "Carte numerose", "Telefono Rosa", ["numero di telefono", "qual è il vostro numero di telefono?"], "telefono"],
  ["pt", "Cartas numerosas", "Telefone Rosa", ["número de telefone", "qual é o número de telefone?"], "telefone"],
  ["nl", "Kaarten met nummers", "Telefoon Rosa", ["telefoonnummer", "wat is jullie telefoonnummer?"], "telefoon"],
  [
    "tr",
    "Numaralı kartlar",
    "Telefon Rosa",
    ["telefon numarası", "telefon numaranız nedir?", "sizi nereden arayabilirim?"],
    "telefon",
  ],
])("in %s a number to call is nothing that is sold", async (locale, cards, phone, messages, thing) => {
  await keepGoods(shop, { [cards]: {}, [phone]: {} }, locale);
  for (const message of messages) expect([message, titlesOf(await askLast(shop, message))]).toEqual([message, []]);
  expect(titlesOf(await askLast(shop, thing))).toEqual([phone]);
});
