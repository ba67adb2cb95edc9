import { expect, test } from "vitest";
import { readWish } from "./read-wish.ts";
import { wishWords } from "./words/all.ts";

const notWished = (locale: string, text: string): unknown[] =>
  readWish(text, [wishWords[locale]!]).filters.map(({ field, op, value }) => (field === "words" ? [op, value] : field));

test.each([
  ["en", "frames without nickel please", "nickel"],
  ["en", "eye drops, no soy pls", "soy"],
  ["en", "sunglasses not black, thanks", "black"],
  ["en", "frames without nickel if possible", "nickel"],
  ["de", "Brillen ohne Nickel bitte", "Nickel"],
  ["de", "Brillen ohne Nickel, wenn möglich", "Nickel"],
  ["fr", "lunettes sans nickel s'il vous plaît", "nickel"],
  ["fr", "lunettes sans nickel svp", "nickel"],
  ["es", "gafas sin níquel por favor", "níquel"],
  ["it", "occhiali senza nichel per favore", "nichel"],
  ["pt", "óculos sem níquel por favor", "níquel"],
  ["nl", "brillen zonder nikkel aub", "nikkel"],
  ["tr", "nikel içermeyen gözlük lütfen", "nikel"],
])("%s: who asks politely is heard: %s", (locale, text, thing) => {
  expect(notWished(locale, text)).toEqual([["not", thing]]);
});

test.each([
  ["en", "frames which don't contain nickel", "nickel"],
  ["en", "frames that are nickel free", "nickel"],
  ["en", "is the audrey nickel free?", "nickel"],
  ["en", "drops free of soy", "soy"],
  ["de", "Brillen, die kein Nickel enthalten", "Nickel"],
  ["de", "Tropfen frei von Soja", "Soja"],
  ["fr", "lunettes qui ne contiennent pas de nickel", "nickel"],
  ["fr", "gouttes exemptes de soja", "soja"],
  ["es", "gafas que no contengan níquel", "níquel"],
  ["es", "gafas libres de níquel", "níquel"],
  ["it", "occhiali che non contengono nichel", "nichel"],
  ["it", "gocce prive di soia", "soia"],
  ["pt", "óculos que não contenham níquel", "níquel"],
  ["pt", "gotas livres de soja", "soja"],
  ["nl", "brillen die geen nikkel bevatten", "nikkel"],
  ["nl", "druppels vrij van soja", "soja"],
])("%s: what goods shall not have in them: %s", (locale, text, thing) => {
  expect(notWished(locale, text)).toEqual([["not", thing]]);
});

test.each(["returns free of charge", "is coffee free?", "is the eye test free", "are drinks free?"])(
  "what costs nothing is not left out: %s",
  (text) => expect(notWished("en", text)).toEqual([]),
);

test("what is asked for behind an allergy is no part of it", () => {
  const soy = readWish("i'm allergic to soy, eye drops", [wishWords["en"]!]);
  expect(soy).toMatchObject({ words: "eye drops", filters: [{ op: "not", value: "soy", lasts: true }] });
  const both = readWish("I'm allergic to nuts, milk and soy", [wishWords["en"]!]);
  expect(both.filters.map(({ value }) => value)).toEqual(["nuts", "milk", "soy"]);
});

test.each([
  ["I'm allergic to wool, silk", ["wool", "silk"]],
  ["I'm allergic to soy, cow milk", ["soy", "milk"]],
  ["I'm allergic to cats, dogs", ["cats", "dogs"]],
])("in doubt it is part of it: %s", (text, things) => {
  expect(readWish(text, [wishWords["en"]!]).filters.map(({ value }) => value)).toEqual(things);
});

test.each(["a lamp that reacts to sound", "does it react to touch", "camera sensitive to light"])(
  "what goods react to is not left out: %s",
  (text) => expect(notWished("en", text)).toEqual([]),
);

test.each([
  ["en", "my skin reacts to nickel", "nickel"],
  ["de", "ich reagiere auf Nickel", "Nickel"],
  ["fr", "ma peau réagit au nickel", "nickel"],
  ["es", "mi piel reacciona al níquel", "níquel"],
  ["it", "la mia pelle reagisce al nichel", "nichel"],
  ["pt", "a minha pele reage ao níquel", "níquel"],
  ["nl", "ik reageer op nikkel", "nikkel"],
])("%s: what somebody's body does not bear lasts: %s", (locale, text, value) => {
  expect(readWish(text, [wishWords[locale]!]).filters).toEqual([{ field: "words", op: "not", value, lasts: true }]);
});

test.each<[string, string, string[]]>([
  ["en", "I'm allergic to wool, goose down and nickel", ["wool", "goose down", "nickel"]],
  ["en", "I'm allergic to wool, goose feathers, nickel and dust", ["wool", "goose feathers", "nickel", "dust"]],
  ["en", "I'm allergic to nickel, cobalt chloride", ["nickel", "cobalt chloride"]],
  ["en", "allergic to peanuts, sunflower seeds", ["peanuts", "sunflower seeds"]],
  ["en", "snacks without sugar, lactose, gluten", ["sugar", "lactose", "gluten"]],
  ["de", "ich bin allergisch gegen Nüsse, rote Beete", ["Nüsse", "rote Beete"]],
  ["es", "soy alérgico al gluten, frutos secos, leche", ["gluten", "frutos secos", "leche"]],
  ["en", "I'm allergic to soy, eye drops", ["soy"]],
  ["en", "I'm allergic to fish, cat food", ["fish"]],
  ["en", "my skin reacts to palm oil", ["palm oil"]],
  ["en", "bad reaction to tree nuts", ["tree nuts"]],
  ["en", "my skin reacts to fragrance", ["fragrance"]],
  ["tr", "nikele tepki veriyorum", ["nikel"]],
  ["es", "pantalones que no sean cargos", ["cargos"]],
  ["fr", "fromages pas frais", ["frais"]],
  ["fr", "jeans pas droits", ["droits"]],
])("%s: all that somebody can't have, or does not want, is kept: %s", (locale, text, things) => {
  expect(notWished(locale, text)).toEqual(things.map((thing) => ["not", thing]));
});

test.each([
  ["it", "scarpe tempo libero da uomo"],
  ["es", "mesas de aire libre de madera"],
  ["pt", "móveis de ar livre de madeira"],
  ["en", "is shipping free from Germany"],
  ["de", "Versand frei von Deutschland"],
  ["fr", "pas de frais de livraison"],
  ["en", "is the alcohol free?"],
])("%s: what is free of nothing excludes nothing: %s", (locale, text) => {
  expect(notWished(locale, text)).toEqual([]);
});

test.each<[string, string, string[]]>([
  ["en", "gluten intolerance, porridge", ["gluten"]],
  ["en", "allergic to gluten, biscuits", ["gluten"]],
  ["en", "allergic to nuts, kiwi", ["nuts", "kiwi"]],
  ["de", "allergisch gegen Gluten, Brei", ["Gluten"]],
  ["fr", "allergique au gluten, bouillie", ["gluten"]],
  ["es", "intolerancia al gluten, papilla", ["gluten"]],
  ["it", "intolleranza al glutine, pappa", ["glutine"]],
  ["pt", "intolerância ao glúten, papa", ["glúten"]],
  ["nl", "allergisch voor gluten, koekjes", ["gluten"]],
])("%s: goods that are made of others are sought behind what somebody can't have: %s", (locale, text, things) => {
  expect(notWished(locale, text)).toEqual(things.map((thing) => ["not", thing]));
});

test.each<[string, string, string[]]>([
  ["en", "I'm allergic to milk protein", ["milk"]],
  ["en", "I'm allergic to the protein in milk", ["milk"]],
  ["de", "allergisch gegen Milcheiweiß", ["Milch"]],
  ["de", "ich habe eine Milcheiweißallergie", ["Milch"]],
  ["fr", "allergique à la protéine de lait", ["lait"]],
  ["fr", "allergique aux protéines de lait de vache", ["lait"]],
  ["es", "alérgico a la proteína de la leche", ["leche"]],
  ["es", "alérgico a la proteína de la leche de vaca", ["leche"]],
  ["es", "alergia a la leche de vaca, qué papilla", ["leche"]],
  ["es", "soy alérgica a la clara de huevo y a las nueces", ["huevo", "nueces"]],
  ["en", "I'm allergic to cow's milk", ["milk"]],
  ["en", "I have a cow's milk protein allergy", ["milk"]],
  ["nl", "koemelkeiwitallergie", ["melk"]],
  ["de", "Kuhmilchproteinallergie", ["milch"]],
  ["tr", "süt proteini alerjim var", ["süt"]],
  ["en", "I'm allergic to coconut milk", ["coconut milk", "milk"]],
  ["de", "allergisch gegen Kuhmilch und Hühnereiweiß", ["milch", "Hühnereiweiß"]],
  ["es", "alérgico a la leche y a los huevos", ["leche", "huevos"]],
  ["fr", "allergique au lait et aux œufs", ["lait", "œufs"]],
  ["it", "allergico al latte e alle uova", ["latte", "uova"]],
  ["pt", "alérgico ao leite e aos ovos", ["leite", "ovos"]],
  ["de", "allergisch gegen Milch und gegen Eier", ["Milch", "Eier"]],
  ["en", "allergic to milk and to eggs", ["milk", "eggs"]],
  ["it", "allergico alle proteine del latte", ["latte"]],
  ["pt", "alérgico à proteína do leite", ["leite"]],
  ["nl", "allergisch voor melkeiwit", ["melk"]],
])("%s: what is a part of a thing is that thing: %s", (locale, text, things) => {
  expect(notWished(locale, text)).toEqual(things.map((thing) => ["not", thing]));
});

test.each<[string, string]>([
  ["es", "¿lo puedo devolver si no me queda?"],
  ["es", "mi pedido no me llega"],
  ["es", "una nevera que no haga ruido"],
  ["es", "zapatos que no me hagan daño"],
  ["es", "mi pedido no llega"],
  ["it", "posso renderlo se non mi sta?"],
  ["it", "un frigorifero che non faccia rumore"],
  ["it", "il pacco non arriva"],
  ["pt", "posso devolver se não me servir?"],
  ["pt", "um frigorífico que não faça barulho"],
  ["pt", "a encomenda não chega"],
  ["fr", "je peux le rendre si ça ne me va pas ?"],
  ["fr", "mon colis n'arrive pas demain"],
  ["fr", "je ne trouve pas ma taille"],
  ["es", "¿lo puedo devolver si no es de mi talla?"],
  ["en", "it's not my size"],
  ["de", "das ist nicht meine Größe"],
  ["pt", "não é do meu tamanho"],
])("%s: what is not done is no thing that shall not be: %s", (locale, text) => {
  expect(notWished(locale, text)).toEqual([]);
});

test.each<[string, string, string]>([
  ["es", "camiseta, no roja", "roja"],
  ["es", "camiseta no roja", "roja"],
  ["es", "juguetes que no lleven pilas", "pilas"],
  ["es", "galletas que no usen leche", "leche"],
  ["es", "zapatos que no sean de cuero", "cuero"],
  ["it", "maglietta non rossa", "rossa"],
  ["it", "una crema che non contenga alcol", "alcol"],
  ["pt", "camisa não vermelha", "vermelha"],
  ["fr", "un frigo qui ne fait pas de bruit", "bruit"],
  ["fr", "une crème qui ne contient pas d'alcool", "alcool"],
  ["fr", "elle ne doit pas être rouge", "rouge"],
])("%s: what shall not be is still heard: %s", (locale, text, thing) => {
  expect(notWished(locale, text)).toEqual([["not", thing]]);
});

test.each<[string, string, string[]]>([
  ["en", "no bag from Acme or Orlo", ["Acme", "Orlo"]],
  ["it", "nessuna borsa di Acme o Orlo", ["Acme", "Orlo"]],
  ["es", "ningún bolso de Acme ni de Orlo", ["Acme", "Orlo"]],
  ["de", "keine Tasche aus Leder", ["Leder"]],
  ["en", "a bag, no leather from cows", ["leather"]],
  ["es", "bolso, no quiero piel de vaca", ["piel"]],
  ["fr", "sac, aucun cuir de vache", ["cuir"]],
  ["nl", "kaas, geen melk van koeien", ["melk"]],
  ["en", "a bag, no leather of any kind please", ["leather"]],
  ["en", "bag in any color but not red", ["red"]],
  ["en", "a phone that is not brand new", ["brand new"]],
  ["en", "cream without make up", ["make up"]],
  ["en", "juice, no color additives", ["color additives"]],
  ["tr", "Fell'den başka markadan çanta", ["Fell"]],
])("%s: what of a thing and of whom shall not be: %s", (locale, text, things) => {
  expect(notWished(locale, text)).toEqual(things.map((thing) => ["not", thing]));
});

test.each([
  ["en", "shoes of different brands from Italy"],
  ["en", "other brands from Germany"],
  ["es", "camiseta de cualquier color que sea rojo o azul"],
  ["es", "todos los colores que hay"],
  ["fr", "une autre marque que vous recommandez"],
  ["it", "altra marca che mi consigli"],
  ["de", "andere Farben als Set"],
  ["tr", "ev dışındaki kullanım için lamba"],
])("%s: other brands and colours exclude nothing by themselves: %s", (locale, text) => {
  expect(notWished(locale, text)).toEqual([]);
});
