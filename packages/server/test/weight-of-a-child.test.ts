import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const limits = { attributes: { max_weight: "9 kg" } };

test.each([
  ["en", "Opi bouncer", "baby of 10 kg in the opi bouncer ok?"],
  ["en", "Opi bouncer", "my baby is 10 kg, is the opi bouncer ok?"],
  ["de", "Opi Wippe", "Baby mit 10 kg in der Opi Wippe ok?"],
  ["fr", "Transat Opi", "bébé de 10 kg dans le transat opi ok ?"],
  ["es", "Hamaca Opi", "bebé de 10 kg en la hamaca opi ¿vale?"],
  ["it", "Sdraietta Opi", "neonato di 10 kg nella sdraietta opi va bene?"],
  ["pt", "Espreguiçadeira Opi", "bebé de 10 kg na espreguiçadeira opi pode?"],
  ["nl", "Opi wipstoel", "baby van 10 kg in de opi wipstoel ok?"],
  ["tr", "Opi salıncak", "10 kg bebek opi salıncak olur mu?"],
])("%s: %s: %s: is told how much it takes", async (locale, title, message) => {
  await keepGoods(shop, { [title]: limits, "Wum lamp": {} }, locale);
  expect((await askLast(shop, message)).response).toContain("9 kg");
});

test.each([
  ["en", "bouncer", "my son is 10 kg"],
  ["en", "bouncer", "he weighs 10 kg"],
  ["de", "Wippe", "mein Sohn wiegt 10 kg"],
  ["fr", "transat", "mon fils fait 10 kg"],
  ["es", "hamaca", "mi hijo pesa 10 kg"],
  ["it", "sdraietta", "mio figlio pesa 10 kg"],
  ["pt", "cadeira", "o meu filho pesa 10 kg"],
  ["nl", "wipstoel", "mijn zoon weegt 10 kg"],
  ["tr", "salıncak", "oğlum 10 kg"],
])("%s: %s: %s: is told of what was shown alone", async (locale, goods, message) => {
  const title = `Opi ${goods}`;
  await keepGoods(shop, { [title]: limits, "Wum drill": { attributes: { weight: "10 kg" } } }, locale);
  const answer = await askLast(shop, title, message);
  expect(titlesOf(answer)).toEqual([title]);
  expect(answer.response).toMatch(/^(?:No|Nein|Non|Não|Nee|Hayır)\..*9 kg/);
});
