import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** What says that it has none of what it is bought not to have, or to be rid of. */
const cases: [locale: string, title: string, description: string, messages: string[]][] = [
  ["fr", "Casque Alto", "Sans fil, autonomie 30 h.", ["casque sans fil"]],
  ["it", "Cuffie Alto", "Senza fili.", ["cuffie senza fili"]],
  ["es", "Auriculares Alto", "Sin cables.", ["auriculares sin cables"]],
  ["pt", "Fones Alto", "Sem fios, 30 h.", ["fones sem fio"]],
  ["nl", "Koptelefoon Alto", "Zonder draad.", ["draadloze koptelefoon"]],
  ["de", "Kopfhörer Alto", "Kein Kabel, 30 h.", ["kabellose Kopfhörer"]],
  ["de", "Kopfhörer Alto", "Ohne Kabel.", ["kabellose Kopfhörer"]],
  ["en", "Mouse Alto", "No wires.", ["wireless mouse"]],
  ["en", "Vacuum Alto", "No cord.", ["cordless vacuum"]],
  ["tr", "Kulaklık Alto", "Kablo yok.", ["kablosuz kulaklık"]],
  ["tr", "Çikolata Alto", "Şeker yok.", ["şekersiz çikolata"]],
  ["en", "Cookies Alto", "No sugar.", ["sugarfree cookies"]],
  ["en", "Dress Alto", "No sleeves.", ["sleeveless dress"]],
  ["en", "Bra Alto", "No straps.", ["strapless bra"]],
  ["en", "Mirror Alto", "No frame.", ["frameless mirror"]],

  [
    "en",
    "Shampoo Alto",
    "No more dandruff.",
    ["shampoo against dandruff", "anti dandruff shampoo", "dandruff shampoo"],
  ],
  ["de", "Shampoo Alto", "Keine Schuppen mehr.", ["Shampoo gegen Schuppen"]],
  ["de", "Mittel Alto", "Keine Motten.", ["Mittel gegen Motten"]],
  ["fr", "Shampooing Alto", "Sans pellicules.", ["shampooing contre les pellicules"]],
  ["es", "Champú Alto", "Sin caspa.", ["champú contra la caspa"]],
  ["it", "Shampoo Alto", "Capelli senza forfora.", ["shampoo contro la forfora"]],
  ["pt", "Champô Alto", "Sem caspa.", ["champô contra a caspa"]],
  ["nl", "Shampoo Alto", "Geen roos.", ["shampoo tegen roos"]],
  ["tr", "Şampuan Alto", "Kepek yok.", ["kepeğe karşı şampuan"]],
  ["en", "Spray Alto", "No ants.", ["spray against ants", "ant spray"]],
  ["en", "Mosquito spray Alto", "No mosquitoes.", ["mosquito spray"]],
  ["en", "Bottle Alto", "No leaks.", ["leak proof bottle", "leakproof bottle"]],
  ["en", "Knife Alto", "No rust.", ["rust proof knife"]],
  ["de", "Messer Alto", "Kein Rost.", ["rostfreies Messer"]],
  ["en", "Bag Alto", "No odour.", ["odour proof bag"]],
  ["en", "Pan Alto", "No scratches.", ["scratch proof pan", "scratch resistant pan", "pan that won't scratch"]],
  ["en", "Headphones Alto", "No noise.", ["noise cancelling headphones"]],
  ["en", "Cream Alto", "No wrinkles.", ["anti wrinkle cream"]],

  ["en", "Travel pillow Alto", "Don't travel without it.", ["travel pillow"]],
  ["en", "Charger Alto", "No charger is as fast.", ["fast charger"]],
  ["de", "Ladegerät Alto", "Kein Ladegerät ist so schnell.", ["schnelles Ladegerät"]],
  ["en", "Toy Alto", "Batteries not included.", ["battery operated toy", "toy that runs on batteries"]],
  ["de", "Spielzeug Alto", "Batterien nicht enthalten.", ["Spielzeug, das mit Batterien läuft"]],
  ["fr", "Jouet Alto", "Piles non incluses.", ["jouet à piles", "jouet qui fonctionne avec des piles"]],
  ["es", "Juguete Alto", "Pilas no incluidas.", ["juguete a pilas", "juguete que funciona con pilas"]],
  ["it", "Giocattolo Alto", "Pile non incluse.", ["giocattolo a pile"]],
  ["pt", "Brinquedo Alto", "Pilhas não incluídas.", ["brinquedo a pilhas"]],
  ["nl", "Speelgoed Alto", "Batterijen niet inbegrepen.", ["speelgoed op batterijen"]],
  ["tr", "Oyuncak Alto", "Pil dahil değil.", ["pille çalışan oyuncak"]],
  ["pt", "Taça Alto", "Pode ir no forno.", ["taça para o forno"]],
];

test.each(cases)("%s: %s: %s: is shown for %j", async (locale, title, description, messages) => {
  await keepGoods(shop, { [title]: { description }, Kolk: {} }, locale);
  for (const message of messages) expect([message, titlesOf(await askLast(shop, message))]).toEqual([message, [title]]);
});

/** What says that it is not so. */
const denied: [locale: string, title: string, description: string, message: string][] = [
  ["en", "Mouse Alto", "Not wireless.", "wireless mouse"],
  ["de", "Kopfhörer Alto", "Nicht kabellos.", "kabellose Kopfhörer"],
  ["de", "Messer Alto", "Nicht rostfrei.", "rostfreies Messer"],
  ["en", "Bottle Alto", "Not leakproof.", "leakproof bottle"],
  ["en", "Bottle Alto", "Not leak proof.", "leak proof bottle"],
  ["en", "Bottle Alto", "Not for the dishwasher.", "dishwasher proof bottle"],
  ["en", "Headphones Alto", "No noise cancelling.", "noise cancelling headphones"],
  ["en", "Tent Alto", "Not waterproof and not windproof.", "waterproof tent"],
  ["en", "Toy Alto", "Batteries not included.", "toy with batteries"],
  ["de", "Spielzeug Alto", "Batterien nicht enthalten.", "Spielzeug mit Batterien"],
  ["pt", "Taça Alto", "Não pode ir no forno.", "taça para o forno"],
  ["en", "Spray Alto", "No trigger.", "spray against ants with trigger"],
  ["en", "Phone Alto", "No wifi.", "phone without contract with wifi"],
  ["es", "Silla Alto", "No apta para caballo.", "silla para caballos"],
];

test.each(denied)("%s: %s: %s: is not shown for %s", async (locale, title, description, message) => {
  await keepGoods(shop, { [title]: { description }, Kolk: {} }, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual([]);
});
