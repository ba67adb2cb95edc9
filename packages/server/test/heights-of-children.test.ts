import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** In each language what is sought, and how it is told for how tall a child it is. */
const seats: Record<string, [seat: string, category: string, told: (from: number, to: number) => string]> = {
  en: ["Car seat", "Car seats", (from, to) => `For children from ${from} to ${to} cm.`],
  de: ["Kindersitz", "Kindersitze", (from, to) => `Für Kinder von ${from} bis ${to} cm.`],
  fr: ["Siège auto", "Sièges auto", (from, to) => `Pour enfants de ${from} à ${to} cm.`],
  es: ["Silla de coche", "Sillas de coche", (from, to) => `Para niños de ${from} a ${to} cm.`],
  it: ["Seggiolino auto", "Seggiolini auto", (from, to) => `Per bambini da ${from} a ${to} cm.`],
  pt: ["Cadeira auto", "Cadeiras auto", (from, to) => `Para crianças de ${from} a ${to} cm.`],
  nl: ["Autostoel", "Autostoelen", (from, to) => `Voor kinderen van ${from} tot ${to} cm.`],
  tr: ["Oto koltuğu", "Oto koltukları", (from, to) => `${from}-${to} cm boyundaki çocuklar için.`],
};

const RANGES: Record<string, [number, number]> = { Mini: [40, 87], Midi: [76, 105], Maxi: [100, 150] };

async function open(locale: string, names: readonly string[]): Promise<string> {
  const [seat, category, told] = seats[locale]!;
  const goods: Goods = { "Wum 95 cm": { category: "Wum" } };
  for (const name of names) goods[`${seat} ${name}`] = { category, description: told(...RANGES[name]!) };
  await keepGoods(shop, goods, locale);
  return seat;
}

test.each([
  ["en", "car seat for a baby"],
  ["de", "Kindersitz für ein Baby"],
  ["fr", "siège auto pour bébé"],
  ["es", "silla de coche para bebé"],
  ["it", "seggiolino auto per neonato"],
  ["pt", "cadeira auto para bebé"],
  ["nl", "autostoel voor een baby"],
  ["tr", "bebek için oto koltuğu"],
  ["fr", "siège auto pour bébé de 6 mois"],
  ["de", "Kindersitz für ein 1 Jahr altes Kind"],
  ["en", "car seat for my 1 year old"],
])("%s: %s: nothing that only taller children fit in", async (locale, message) => {
  const seat = await open(locale, ["Maxi"]);
  const alone = await askLast(shop, message);
  expect(titlesOf(alone)).toEqual([]);
  expect(alone.response).toMatch(/100\D+150 cm/);
  await open(locale, ["Mini", "Maxi"]);
  expect(titlesOf(await askLast(shop, message))).toEqual([`${seat} Mini`]);
});

const heights: [string, string[]][] = [
  ["en", ["he is 95 cm", "my son is 95 cm tall", "95 cm", "for 95 cm"]],
  ["de", ["er ist 95 cm groß", "mein Sohn ist 95 cm", "95 cm", "für 95 cm"]],
  ["fr", ["il fait 95 cm", "mon fils mesure 95 cm", "95 cm", "pour 95 cm"]],
  ["es", ["mide 95 cm", "mi hijo mide 95 cm", "95 cm", "para 95 cm"]],
  ["it", ["è alto 95 cm", "mio figlio è alto 95 cm", "95 cm", "per 95 cm"]],
  ["pt", ["mede 95 cm", "o meu filho mede 95 cm", "95 cm", "para 95 cm"]],
  ["nl", ["hij is 95 cm", "mijn zoon is 95 cm lang", "95 cm", "voor 95 cm"]],
  ["tr", ["boyu 95 cm", "oğlum 95 cm", "95 cm", "95 cm için"]],
];

test.each(heights)("in %s how tall a child is narrows what was shown", async (locale, messages) => {
  const seat = await open(locale, ["Mini", "Midi", "Maxi"]);
  for (const message of messages)
    expect([message, titlesOf(await askLast(shop, seat, message))]).toEqual([message, [`${seat} Midi`]]);
});

test.each(heights)("in %s it is told of the only one that was shown", async (locale, messages) => {
  const seat = await open(locale, ["Maxi"]);
  for (const message of messages) {
    const answer = await askLast(shop, seat, message);
    expect([message, titlesOf(answer)]).toEqual([message, [`${seat} Maxi`]]);
    expect([message, answer.response]).toEqual([
      message,
      expect.stringMatching(/^(?:No|Nein|Non|Não|Nee|Hayır)\..*100/),
    ]);
  }
});

test.each(heights)("in %s it is heard beside what is sought, and kept", async (locale, [, message]) => {
  const seat = await open(locale, ["Mini", "Midi", "Maxi"]);
  for (const talk of [[`${seat}, ${message}`], [`${message}, ${seat}`], [message, seat]] as [string, ...string[]][])
    expect([talk, titlesOf(await askLast(shop, ...talk))]).toEqual([talk, [`${seat} Midi`]]);
});

test.each(["my baby is 62 cm, car seat", "my toddler is 85 cm, car seat"])(
  "who says how tall a child is seeks for that child still: %s",
  async (message) => {
    const goods: Goods = {
      "Car seat Big": { category: "Car seats", description: "From 4 years." },
      "Car seat Small": { category: "Car seats", description: "From birth to 15 months, and to 3 years facing back." },
      "Car seat Not": { category: "Car seats", description: "Not suitable for babies and toddlers." },
    };
    await keepGoods(shop, goods, "en");
    const goingOn: [string, string] = ["car seat", message.replace(", car seat", "")];
    for (const answer of [await askLast(shop, message), await askLast(shop, ...goingOn)]) {
      expect(titlesOf(answer)).not.toContain("Car seat Big");
      expect(titlesOf(answer)).not.toContain("Car seat Not");
    }
  },
);

test("how high furniture is says nothing of how tall children are", async () => {
  const goods: Goods = { "Table Low": { category: "Tables", description: "Table for kids, up to 60 cm high." } };
  await keepGoods(shop, goods, "en");
  expect(titlesOf(await askLast(shop, "table for my 3 year old"))).toEqual(["Table Low"]);
});
