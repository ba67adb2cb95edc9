import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

type Denying = [locale: string, wish: string, thing: string, has: string, ...lacks: string[]];

const denying: Denying[] = [
  [
    "en",
    "waterproof jacket",
    "Jacket",
    "Waterproof.",
    "Waterproof: no.",
    "Non-waterproof.",
    "It is neither waterproof nor windproof.",
    "Not 100% waterproof.",
    "Not waterproof so keep it dry.",
  ],
  ["de", "wasserdichte Jacke", "Jacke", "Wasserdicht.", "Die Jacke ist leider nicht ganz wasserdicht."],
  ["fr", "veste imperméable", "Veste", "Imperméable.", "Ni imperméable ni coupe-vent."],
  ["pt", "casaco impermeável", "Casaco", "Impermeável.", "Nem impermeável nem corta-vento."],
  ["it", "giacca impermeabile", "Giacca", "Impermeabile.", "Non è né impermeabile né antivento."],
  ["nl", "waterdichte jas", "Jas", "Waterdicht.", "Deze jas is niet waterdicht en ook niet winddicht."],
  ["tr", "su geçirmez mont", "Mont", "Su geçirmez.", "Ne su geçirmez ne rüzgar geçirmez."],
  ["en", "phone with wireless charging", "Phone", "Wireless charging.", "No NFC or wireless charging."],
  ["en", "phone with NFC", "Phone", "With NFC.", "Lacks NFC.", "NFC is not supported.", "NFC: not available."],
  ["de", "Handy mit NFC", "Handy", "Mit NFC.", "NFC wird nicht unterstützt."],
  ["de", "Lampe mit Bluetooth", "Lampe", "Mit Bluetooth.", "Kein WLAN kein Bluetooth"],
  ["fr", "lampe avec bluetooth", "Lampe", "Avec bluetooth.", "Sans wifi sans bluetooth"],
  ["es", "lámpara con bluetooth", "Lámpara", "Con bluetooth.", "Sin wifi sin bluetooth"],
  [
    "en",
    "dishwasher safe bottle",
    "Bottle",
    "Dishwasher safe.",
    "Not dishwasher safe so hand wash only",
    "Do not put it in the dishwasher as it is not heatproof.",
    "No microwave no dishwasher.",
    "Never wash in a dishwasher.",
  ],
];

test.each(denying)("%s: %s", async (locale, wish, thing, has, ...lacks) => {
  const lacking = lacks.map((description, at) => [`${thing} Alpha ${"ABCDEF"[at]}`, { description }] as const);
  const having = `${thing} Beta`;
  await keepGoods(shop, { ...Object.fromEntries(lacking), [having]: { description: has } }, locale);
  const answer = await askLast(shop, wish);
  expect([answer.response, titlesOf(answer)]).toEqual([answer.response, [having]]);
});

test.each<Denying>([
  [
    "en",
    "waterproof jacket",
    "Jacket",
    "Waterproof.",
    "Not only waterproof but windproof.",
    "Waterproof: yes. Hood: no.",
    "Waterproof, neither heavy nor stiff.",
    "So waterproof that nothing gets in.",
    "Waterproof. Never leave home without it.",
  ],
  [
    "de",
    "wasserdichte Jacke",
    "Jacke",
    "Wasserdicht.",
    "Kein Stoff ist so wasserdicht.",
    "Wasserdicht, weder schwer noch steif.",
  ],
  ["fr", "veste imperméable", "Veste", "Imperméable.", "Imperméable, ni lourde ni raide."],
  ["es", "chaqueta impermeable", "Chaqueta", "Impermeable.", "Impermeable sin forro sin capucha."],
  ["it", "giacca impermeabile", "Giacca", "Impermeabile.", "Impermeabile, né pesante né rigida."],
  ["nl", "waterdichte jas", "Jas", "Waterdicht.", "Waterdicht, niet zwaar en ook niet stijf."],
])("%s: %s that denies something else", async (locale, wish, thing, has, ...others) => {
  const titles = others.map((_, at) => `${thing} Alpha ${"ABCDEF"[at]}`);
  const goods = Object.fromEntries(titles.map((title, at) => [title, { description: others[at]! }]));
  await keepGoods(shop, { ...goods, [`${thing} Beta`]: { description: has } }, locale);
  expect(titlesOf(await askLast(shop, wish))).toEqual([...titles, `${thing} Beta`]);
});
