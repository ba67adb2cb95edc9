import { expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each([
  [
    "en",
    "Nova 360 car seat",
    "Rear facing from birth.",
    "From 15 months it may be used forward facing.",
    "my baby is 10 months, can it face forward?",
  ],
  [
    "fr",
    "Siège auto Nova 360",
    "Dos à la route dès la naissance.",
    "Face à la route à partir de 15 mois.",
    "il a 10 mois, je peux le mettre face à la route ?",
  ],
  [
    "es",
    "Silla de coche Nova 360",
    "De espaldas desde el nacimiento.",
    "A partir de 15 meses puede ir mirando hacia delante.",
    "mi bebé tiene 10 meses, ¿puede ir mirando hacia delante?",
  ],
  [
    "pt",
    "Cadeira auto Nova 360",
    "De costas desde o nascimento.",
    "A partir dos 15 meses pode ser usada virada para a frente.",
    "o meu bebé tem 10 meses, pode ir virado para a frente?",
  ],
  [
    "nl",
    "Autostoel Nova 360",
    "Achterwaarts vanaf de geboorte.",
    "Vanaf 15 maanden mag hij voorwaarts gebruikt worden.",
    "mijn baby is 10 maanden, mag hij voorwaarts zitten?",
  ],
])(
  "%s: the age that a use is told for comes before that of the product",
  async (locale, title, rear, forward, asked) => {
    const description = `${rear} ${forward}`;
    await keepGoods(shop, { [title]: { description, attributes: { age: "0-4 years" } }, Zilo: {} }, locale);
    const { response } = await askLast(shop, title, asked);
    expect(response).toContain(forward);
    expect(response).not.toContain("0-4");
  },
);
