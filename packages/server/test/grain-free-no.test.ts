import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** How each language names a datum that tells it, says no and yes, and how visitors wish for it. */
const said: Record<string, [name: string, no: string, yes: string, ...messages: string[]]> = {
  en: ["grain-free", "no", "yes", "grain-free kibble", "kibble without grain"],
  de: ["Getreidefrei", "nein", "ja", "getreidefreies kibble", "kibble ohne Getreide"],
  fr: ["Sans céréales", "non", "oui", "kibble sans céréales"],
  es: ["Sin cereales", "no", "sí", "kibble sin cereales"],
  it: ["Senza cereali", "no", "sì", "kibble senza cereali"],
  pt: ["Sem cereais", "não", "sim", "kibble sem cereais"],
  nl: ["Graanvrij", "nee", "ja", "graanvrij kibble", "graanvrije kibble", "kibble zonder graan"],
  tr: ["Tahılsız", "hayır", "evet", "tahılsız kibble"],
};
const languages = Object.entries(said);

test.each(
  languages.flatMap(([of, [name, no, yes]]) =>
    languages.map(([locale, [, , , ...messages]]) => ({ of, name, no, yes, locale, messages })),
  ),
)("$name: $no is not shown to who asks in $locale for none", async ({ name, no, yes, locale, messages }) => {
  const kibble = (value: string) => ({ category: "Kibble", attributes: { [name]: value } });
  await keepGoods(shop, { "Kibble Alfa": kibble(no), "Kibble Beta": kibble(yes) }, locale);
  for (const message of messages) {
    expect([message, titlesOf(await askLast(shop, message))]).toEqual([message, ["Kibble Beta"]]);
  }
});
