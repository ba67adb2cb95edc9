import { expect, test } from "vitest";
import { readWish } from "./read-wish.ts";
import { wishWords } from "./words/all.ts";

/** What is understood of a sentence, in one line: the words left, the wishes, the order. */
function read(sentence: string, language: string): string {
  const { words, filters, order } = readWish(sentence, [wishWords[language]!]);
  const wishes = filters.map(({ field, op, value, currency = "" }) => `${field} ${op} ${value}${currency}`);
  return [words, ...wishes, ...(order ? [order] : [])].join(" | ");
}

const sentences: Record<string, Record<string, string>> = {
  en: {
    "a bag below fifty euros": "a bag | price lt 50EUR",
    "lamps under two hundred and fifty dollars": "lamps | price lt 250",
    "a lamp for less than a hundred euros": "a lamp | price lt 100EUR",
    "lamps between twenty and forty euros": "lamps | price gte 20EUR | price lte 40EUR",
    "twenty one pilots shirt under 30 euros": "twenty one pilots shirt | price lt 30EUR",
    "laptops less expensive than 500": "laptops | price lt 500",
    "a set of two towels": "a set of two towels",
    "headphones under $50": "headphones | price lt 50",
    "a backpack for less than 80 euros": "a backpack | price lt 80EUR",
    "kettles between $20 and $40": "kettles | price gte 20 | price lte 40",
    "lamps $15–$30": "lamps | price gte 15 | price lte 30",
    "lamps between 50 and 80": "lamps | price gte 50 | price lte 80",
    "laptops over 1000": "laptops | price gt 1000",
    "laptops above 1,500 in stock": "laptops | price gt 1500 | availability eq in_stock",
    "toys over 3": "toys over 3",
    "jackets from $50 up": "jackets | price gte 50",
    "boots 120 dollars or less": "boots | price lte 120",
    "a sofa, $1,299.99 max": "a sofa | price lte 1299.99",
    "a desk around £200": "a desk | price gte 160GBP | price lte 240GBP",
    "Desk lamp. Maximum price: $45.": "Desk lamp | price lte 45",
    "a kettle that doesn't cost more than 25": "a kettle | price lte 25",
    "chairs under 100 rated above 4 stars with 150+ reviews": "chairs | price lt 100 | rating gt 4 | reviews gte 150",
    "pans rated 4.5 stars or higher": "pans | rating gte 4.5",
    "pans with ratings between 4.0 and 4.2 stars": "pans | rating gte 4 | rating lte 4.2",
    "knives with over 1,000 customer reviews": "knives | reviews gt 1000",
    "knives rated minimum of 4.3 stars by 1000 plus buyers": "knives | rating gte 4.3 | reviews gte 1000",
    "lamps under 50, lamps under 50": "lamps, lamps | price lt 50",
    "lamp under 50 not metal": "lamp | price lt 50 | words not metal",
    "lamps under 50 best rated": "lamps | price lt 50 | rating",
    "lamp under 50 please": "lamp please | price lt 50",
    "I do not want to pay more than 100 for sneakers": "I for sneakers | price lte 100",
    "nothing over $250, a monitor": "a monitor | price lte 250",
    "a monitor not more expensive than $250": "a monitor | price lte 250",
    "lamps, not cheap": "lamps",
    "iPhone 13 500 €": "iPhone 13 | price lte 500EUR",
    "rugs with good reviews (100+)": "rugs | reviews gte 100 | rating eq high",
    "cheap towels with a lot of reviews": "towels | price eq low | reviews eq high",
    "printers that are not too expensive": "printers | price eq low",
    "the cheapest kettle in stock": "kettle | availability eq in_stock | cheapest",
    "most popular board games on sale": "board games | sale eq true | popular",
    'a mug that says "under 30 and not tired"': 'a mug that says "under 30 and not tired"',
  },
  de: {
    "Tasche unter fünfzig Euro": "Tasche | price lt 50EUR",
    "Lampe für höchstens zweihundertfünfzig Euro": "Lampe | price lte 250EUR",
    "Lampe unter fünfundzwanzig Euro": "Lampe | price lt 25EUR",
    "Sofa bis eintausendzweihundert Euro": "Sofa | price lte 1200EUR",
    "lieferbare Taschen, vorrätige": "Taschen | availability eq in_stock",
    "Rucksack unter 50 €": "Rucksack | price lt 50EUR",
    "Kopfhörer zwischen 20 und 40 €": "Kopfhörer | price gte 20EUR | price lte 40EUR",
    "nicht teurer als 1.200 €: Sofa": "Sofa | price lte 1200EUR",
    "Jacke, die höchstens 80 kostet": "Jacke | price lte 80",
    "Lampe, maximal 199,99€": "Lampe | price lte 199.99EUR",
    "Sofas über 1.000": "Sofas | price gt 1000",
    "Drucker ab 4 Sternen und über 100 Bewertungen": "Drucker | rating gte 4 | reviews gt 100",
    "Bewertung von mindestens 4,5: Pfanne": "Pfanne | rating gte 4.5",
    "günstige Kopfhörer mit guten Bewertungen": "Kopfhörer | price eq low | rating eq high",
    "Kopfhörer die nicht teuer sind": "Kopfhörer sind | price eq low",
    "die billigste Maus auf Lager": "Maus | availability eq in_stock | cheapest",
  },
  fr: {
    "sac jusqu'à cinquante euros": "sac | price lte 50EUR",
    "lampe à moins de soixante-dix euros": "lampe | price lt 70EUR",
    "lampe moins de quatre-vingt-dix-neuf euros": "lampe | price lt 99EUR",
    "lampe moins de deux cents euros": "lampe | price lt 200EUR",
    "sac à moins de 50 €": "sac | price lt 50EUR",
    "un lit qui ne coûte pas plus de 1 500 euros": "un lit | price lte 1500EUR",
    "bouilloire entre 20 et 40 euros": "bouilloire | price gte 20EUR | price lte 40EUR",
    "lampe pas chère avec de bons avis": "lampe | price eq low | rating eq high",
    "casque sans fil en promotion": "casque sans fil | sale eq true",
    "la moins chère des lampes": "des lampes | cheapest",
  },
  es: {
    "zapatos más caros que 10 euros": "zapatos | price gt 10EUR",
    "zapatos no más caros de 10 euros": "zapatos | price lte 10EUR",
    "bolso de menos de cincuenta euros": "bolso | price lt 50EUR",
    "lámpara hasta treinta y cinco euros": "lámpara | price lte 35EUR",
    "lámpara de menos de doscientos cincuenta euros": "lámpara | price lt 250EUR",
    "mochila por menos de 50 €": "mochila | price lt 50EUR",
    "lámpara que no cueste más de 100 euros": "lámpara | price lte 100EUR",
    "sartén con al menos 4 estrellas y más de 200 reseñas": "sartén | rating gte 4 | reviews gt 200",
    "el teclado más barato": "el teclado | cheapest",
    "no quiero gastar más de 100 euros en zapatos": "en zapatos | price lte 100EUR",
  },
  it: {
    "cuffie più care di 10 euro": "cuffie | price gt 10EUR",
    "cuffie non più care di 10 euro": "cuffie | price lte 10EUR",
    "borsa sotto i cinquanta euro": "borsa | price lt 50EUR",
    "lampada sotto i ventotto euro": "lampada | price lt 28EUR",
    "lampada fino a duecentocinquanta euro": "lampada | price lte 250EUR",
    "zaino sotto i 50 euro": "zaino | price lt 50EUR",
    "lampada tra 20 e 40 €": "lampada | price gte 20EUR | price lte 40EUR",
    "lampada che non costi più di 100 euro": "lampada | price lte 100EUR",
    "cuffie senza fili economiche": "cuffie senza fili | price eq low",
  },
  pt: {
    "sapatos mais caros do que 10 euros": "sapatos | price gt 10EUR",
    "sapatos não mais caros que 10 euros": "sapatos | price lte 10EUR",
    "bolsa até cinquenta euros": "bolsa | price lte 50EUR",
    "lâmpada por menos de trinta e cinco euros": "lâmpada | price lt 35EUR",
    "lâmpada até duzentos e cinquenta euros": "lâmpada | price lte 250EUR",
    "mochila por menos de 50 €": "mochila | price lt 50EUR",
    "panela com pelo menos 4 estrelas": "panela | rating gte 4",
    "candeeiro barato": "candeeiro | price eq low",
  },
  nl: {
    "tas onder de vijftig euro": "tas | price lt 50EUR",
    "lamp onder tweeëntwintig euro": "lamp | price lt 22EUR",
    "lamp tot tweehonderdvijftig euro": "lamp | price lte 250EUR",
    "leverbare tassen": "tassen | availability eq in_stock",
    "rugzak onder de 50 euro": "rugzak | price lt 50EUR",
    "lamp die niet meer dan 100 euro kost": "lamp | price lte 100EUR",
    "goedkoopste waterkoker op voorraad": "waterkoker | availability eq in_stock | cheapest",
  },
  tr: {
    "elli liradan ucuz çanta": "çanta | price lt 50TRY",
    "yirmi beş eurodan ucuz lamba": "lamba | price lt 25EUR",
    "yüz elli avroya kadar çanta": "çanta | price lte 150EUR",
    "50 eurom var, çanta": "çanta | price lte 50EUR",
    "100'den fazla yorumlu çanta": "çanta | reviews gt 100",
    "puanı 4'ten yüksek çanta": "çanta | rating gt 4",
    "stokta olan 65 eurodan ucuz çanta": "çanta | price lt 65EUR | availability eq in_stock",
    "100 eurodan ucuz bot": "bot | price lt 100EUR",
    "bot 50 avroya kadar": "bot | price lte 50EUR",
    "50 euronun altında bot": "bot | price lt 50EUR",
    "en fazla 50 euroluk bot": "bot | price lte 50EUR",
    "100 dolardan pahalı bot": "bot | price gt 100",
    "30 liradan ucuz kablo": "kablo | price lt 30TRY",
    "50 TL'den ucuz çanta": "çanta | price lt 50TRY",
    "20 ile 40 TL arası kulaklık": "kulaklık | price gte 20TRY | price lte 40TRY",
    "500 TL'ye kadar lamba": "lamba | price lte 500TRY",
    "en az 4 yıldızlı klavye": "klavye | rating gte 4",
    "pahalı olmasın, çanta": "çanta | price eq low",
  },
};

for (const [language, all] of Object.entries(sentences))
  test.for(Object.entries(all))(`${language}: %s`, ([sentence, understood]) => {
    expect(read(sentence, language)).toBe(understood);
  });

test.for([
  ["en", "headphones without a cable under 50 €", "headphones | price lt 50EUR | words not cable"],
  ["en", "a bag, but not from Acme", "a bag | words not Acme"],
  ["de", "Brot ohne Nüsse und günstig", "Brot | price eq low | words not Nüsse"],
  ["de", "Tasche außer Leder", "Tasche | words not Leder"],
  ["fr", "pain sans gluten", "pain | words not gluten"],
  ["es", "bolso sin cremallera", "bolso | words not cremallera"],
  ["es", "auriculares sin cables", "auriculares sin cables"],
  ["it", "biscotti senza zucchero", "biscotti | words not zucchero"],
  ["nl", "brood zonder noten", "brood | words not noten"],
  ["pt", "bolo sem açúcar", "bolo | words not açúcar"],
  ["tr", "çanta, deri olmasın", "çanta | words not deri"],
] as const)("%s: what shall not be is read out of %s", ([language, sentence, expected]) => {
  expect(read(sentence, language)).toBe(expected);
});

/** What shall not be, and the words that are left. */
test.for([
  ["en", "a mug that is not red or blue", "a mug", ["red", "blue"]],
  ["en", "mug not red, blue or green", "mug", ["red", "blue", "green"]],
  ["en", "mug not from Acme not from Orlo", "mug", ["Acme", "Orlo"]],
  ["en", "mug not from Acme or from Orlo", "mug", ["Acme", "Orlo"]],
  ["en", "no Acme no Orlo mug", "mug", ["Acme", "Orlo"]],
  ["en", "mug neither from Acme nor Orlo", "mug", ["Acme", "Orlo"]],
  ["en", "mug neither by Acme nor by Orlo", "mug", ["Acme", "Orlo"]],
  ["en", "bag without leather without zip", "bag", ["leather", "zip"]],
  ["en", "bag without leather or suede", "bag", ["leather", "suede"]],
  ["en", "bag without leather and suede", "bag", ["leather", "suede"]],
  ["en", "bag without leather, suede", "bag", ["leather", "suede"]],
  ["en", "chocolate bar without nuts and milk", "chocolate bar", ["nuts", "milk"]],
  ["en", "a mug, neither red nor blue", "a mug", ["red", "blue"]],
  ["en", "I don't want a leather bag", "I bag", ["leather"]],
  ["en", "I don't want a red mug", "I mug", ["red"]],
  ["en", "a bag that isn't leather", "a bag", ["leather"]],
  ["en", "a bag, no leather", "a bag", ["leather"]],
  ["en", "non leather bag", "bag", ["leather"]],
  ["en", "leather-free bag", "bag", ["leather"]],
  ["en", "a mug, but not a red one", "a mug", ["red"]],
  ["en", "a mug, but not a red mug", "a mug", ["red"]],
  ["en", "mug but I don't want anything from Acme", "mug but I", ["Acme"]],
  ["en", "headphones, no charging cable", "headphones", ["charging cable"]],
  ["en", "not too big bag", "", []],
  ["en", "don't you have red mugs?", "don't you have red mugs?", []],
  ["en", "a bag without leather and a mug", "a bag and a mug", ["leather"]],
  ["en", "a bag without leather, under 20 €", "a bag", ["leather"]],
  ["de", "eine Tasse, die nicht rot oder blau ist", "eine Tasse", ["rot", "blau"]],
  ["de", "Tasche, kein Leder", "Tasche", ["Leder"]],
  ["de", "keine rote Tasse", "Tasse", ["rote"]],
  ["de", "Tasche, aber bitte nicht aus Leder", "Tasche, aber bitte", ["Leder"]],
  ["de", "weder rot noch blau, eine Tasse", "eine Tasse", ["rot", "blau"]],
  ["de", "Habt ihr keine roten Tassen?", "Habt ihr keine roten Tassen?", []],
  ["de", "Habt ihr Tassen, die nicht rot sind?", "Habt ihr Tassen?", ["rot"]],
  ["de", "Brot ohne Nüsse oder Milch", "Brot", ["Nüsse", "Milch"]],
  ["de", "Tasse weder von Acme noch von Orlo", "Tasse", ["Acme", "Orlo"]],
  ["de", "Tasse nicht von Acme, nicht von Orlo", "Tasse", ["Acme", "Orlo"]],
  ["fr", "une tasse qui n'est pas rouge", "une tasse", ["rouge"]],
  ["fr", "sac pas en cuir", "sac", ["cuir"]],
  ["fr", "un sac qui n'est pas en cuir", "un sac", ["cuir"]],
  ["fr", "je ne veux pas une tasse rouge", "tasse", ["rouge"]],
  ["fr", "un pain sans gluten ni noix", "un pain", ["gluten", "noix"]],
  ["fr", "une tasse ni d'Acme ni d'Orlo", "une tasse", ["Acme", "Orlo"]],
  ["es", "una taza ni roja ni azul", "una taza", ["roja", "azul"]],
  ["es", "no quiero una taza roja", "taza", ["roja"]],
  ["es", "bolso no de cuero", "bolso", ["cuero"]],
  ["es", "bolso sin cuero ni ante", "bolso", ["cuero", "ante"]],
  ["es", "taza no de Acme ni de Orlo", "taza", ["Acme", "Orlo"]],
  ["it", "borsa non di pelle", "borsa", ["pelle"]],
  ["it", "una tazza né rossa né blu", "una tazza", ["rossa", "blu"]],
  ["it", "tazza non di Acme né di Orlo", "tazza", ["Acme", "Orlo"]],
  ["nl", "tas niet van leer", "tas", ["leer"]],
  ["nl", "geen leren tas", "tas", ["leren"]],
  ["nl", "beker niet van Acme en niet van Orlo", "beker", ["Acme", "Orlo"]],
  ["pt", "uma caneca que não seja vermelha ou azul", "uma caneca", ["vermelha", "azul"]],
  ["tr", "deri veya süet olmayan çanta", "çanta", ["deri", "süet"]],
  ["tr", "kırmızı olmayan kupa", "kupa", ["kırmızı"]],
] as const)("%s: of %s what is denied is never a wish", ([language, sentence, words, excluded]) => {
  const wish = readWish(sentence, [wishWords[language]!]);
  expect([wish.words, wish.filters.filter(({ field }) => field === "words").map(({ value }) => value)]).toEqual([
    words,
    excluded,
  ]);
});

test.for([
  ["en", "a gift for my brother, max 50"],
  ["de", "ein Geschenk, max 50"],
  ["nl", "een cadeau, max 50"],
] as const)("%s: behind a comma “max” is no name: %s", ([code, sentence]) => {
  expect(readWish(sentence, [wishWords[code]!]).filters).toMatchObject([{ field: "price", op: "lte", value: 50 }]);
});

test.for([
  "Note 10 Plus cases",
  "size 8 to 10 boots",
  "a 2 year warranty",
  "4-port USB hub",
  "64GB phone",
  "iPhone 8 256 GB",
  "Nike Air Max 90",
  "tent for 4 people",
  "a toy for a girl under 12",
  "3 livres de cuisine",
  "2 pounds of coffee",
  "try 3 lamps",
  "wine from 2015",
  "a monitor up to 4k",
  `a kettle under ${"9".repeat(400)}`,
])("no wish is read into the figures of %s", (sentence) => {
  expect(readWish(sentence, [wishWords["en"]!])).toEqual({ words: sentence, filters: [], order: null, isSaid: true });
});

test.for([
  ["en", "a safe for kids"],
  ["es", "un seguro para perros"],
  ["en", "something to keep my dog safe in the car"],
  ["en", "a gate that keeps toddlers safe"],
  ["de", "meinen Hund sicher im Auto transportieren"],
] as const)("%s: what is called as something safe, or is kept so, is a wish of its own: %s", ([code, sentence]) => {
  expect(readWish(sentence, [wishWords[code]!]).filters).toEqual([]);
});

test.for([
  ["Matratze für Hausstauballergiker", []],
  ["Bettwäsche für Allergiker", []],
  ["Kekse bei Nussallergie", [{ field: "words", op: "not", value: "Nuss", lasts: true }]],
] as const)("only what goods are made of shall not be for whom has an allergy to it: %s", ([sentence, filters]) => {
  expect(readWish(sentence, [wishWords["de"]!]).filters).toEqual(filters);
});

test.for([
  ["tea, I can't have caffeine", ["caffeine"]],
  ["I can't have caffeine or alcohol", ["caffeine", "alcohol"]],
  ["I cannot have raw milk in my muesli", ["raw milk"]],
  ["I can't eat bergamot", ["bergamot"]],
  ["I can't have it delivered on Monday", []],
  ["I can't have a refund", []],
  ["I can't have the table delivered on Monday", []],
] as const)("only a thing that somebody can't have shall not be: %s", ([sentence, things]) => {
  const { filters } = readWish(sentence, [wishWords["en"]!]);
  expect(filters).toEqual(things.map((value) => ({ field: "words", op: "not", value, lasts: true })));
});

test.for([
  ["en", "a toy that is safe for babies", "danger"],
  ["en", "cat-safe plants", "danger"],
  ["en", "pet safe paint", "danger"],
  ["tr", "kediler için güvenli bitki", "tehlike"],
  ["de", "kindersichere Farbe, ungiftig", "Gefahr"],
  ["tr", "kediler için zararsız bitki", "tehlike"],
] as const)("%s: what harms nobody shall be no danger: %s", ([code, sentence, value]) => {
  expect(readWish(sentence, [wishWords[code]!]).filters).toEqual([{ field: "words", op: "not", value }]);
});
