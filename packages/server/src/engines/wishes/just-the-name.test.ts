import { expect, test } from "vitest";
import { readWish } from "./read-wish.ts";
import { wishWords } from "./words/all.ts";

const read = (locale: string, text: string) => {
  const { words, filters } = readWish(text, [wishWords[locale]!]);
  return [words, ...filters.map(({ op, value }) => `${op} ${value}`)];
};

test.each<[string, string, string[]]>([
  ["en", "cookies without nuts crunchy", ["cookies crunchy", "not nuts"]],
  ["en", "cookies without nuts vegan", ["cookies vegan", "not nuts"]],
  ["en", "cookies without nuts, vegan", ["cookies, vegan", "not nuts"]],
  ["en", "cookies without roasted nuts organic", ["cookies organic", "not roasted nuts"]],
  ["en", "no nuts vegan cookies", ["vegan cookies", "not nuts"]],
  ["en", "cookies without nuts gluten free", ["cookies", "not nuts", "not gluten"]],
  ["en", "sunscreen without perfume SPF 50", ["sunscreen SPF 50", "not perfume"]],
  ["en", "sunscreen without perfume water resistant", ["sunscreen water resistant", "not perfume"]],
  ["en", "non slip dishwasher cutting board", ["non slip dishwasher cutting board"]],
  ["en", "sofa without leather grey", ["sofa grey", "not leather"]],
  ["en", "allergic to nuts crunchy cookies", ["crunchy cookies", "not nuts"]],
  ["de", "Kekse ohne Nüsse knusprig", ["Kekse knusprig", "not Nüsse"]],
  ["de", "Schneidebrett ohne Rillen Spülmaschine", ["Schneidebrett Spülmaschine", "not Rillen"]],
  ["de", "Kopfhörer ohne Kabel Bluetooth", ["Kopfhörer Bluetooth", "not Kabel"]],
  ["de", "Schneidebrett das nicht rutscht, Spülmaschine", ["Schneidebrett, Spülmaschine", "not rutscht"]],
  ["fr", "biscuits sans noix croquants", ["biscuits croquants", "not noix"]],
  ["es", "galletas sin nueces crujientes", ["galletas crujientes", "not nueces"]],
  ["it", "biscotti senza noci croccanti", ["biscotti croccanti", "not noci"]],
  ["it", "allergico alle noci biscotti croccanti", ["biscotti croccanti", "not noci"]],
  ["pt", "bolachas sem nozes crocantes", ["bolachas crocantes", "not nozes"]],
  ["nl", "koekjes zonder noten knapperig", ["koekjes knapperig", "not noten"]],
  ["tr", "fındıksız kurabiye çıtır", ["kurabiye çıtır", "not fındık"]],
])("%s: what stands behind what shall not be is wished for: %s", (locale, text, understood) => {
  expect(read(locale, text)).toEqual(understood);
});

test.each<[string, string, string[]]>([
  ["en", "cookies without milk chocolate", ["milk chocolate"]],
  ["en", "bread without peanut butter", ["peanut butter"]],
  ["en", "cream without palm oil", ["palm oil"]],
  ["en", "cream without coconut oil", ["coconut oil"]],
  ["en", "jacket without real fur", ["real fur"]],
  ["en", "bag without bottle holder", ["bottle holder"]],
  ["en", "magnifier without leather case", ["leather case"]],
  ["en", "shirt without metal buttons", ["metal buttons"]],
  ["en", "t-shirt not red cotton", ["red cotton"]],
  ["de", "Saft ohne zugesetzten Zucker", ["zugesetzten Zucker"]],
  ["fr", "biscuits sans huile de palme", ["huile de palme"]],
  ["fr", "compote sans sucres ajoutés", ["sucres ajoutés"]],
  ["fr", "robe sans manches longues", ["manches longues"]],
  ["es", "galletas sin azúcar añadido", ["azúcar añadido"]],
  ["es", "zapatos sin tacón alto", ["tacón alto"]],
  ["es", "no quiero zapatos rojos", ["rojos"]],
  ["es", "no quiero galletas crujientes", ["crujientes"]],
  ["it", "biscotti senza grassi idrogenati", ["grassi idrogenati"]],
  ["it", "marmellata senza zuccheri aggiunti", ["zuccheri aggiunti"]],
  ["pt", "doce sem açúcar adicionado", ["açúcar adicionado"]],
  ["nl", "jam zonder toegevoegde suiker", ["toegevoegde suiker"]],
  ["en", "snacks without sugar, lactose, gluten", ["sugar", "lactose", "gluten"]],
])("%s: a name of several words, or one of a certain kind, stays whole: %s", (locale, text, things) => {
  expect(read(locale, text).slice(1)).toEqual(things.map((thing) => `not ${thing}`));
});
