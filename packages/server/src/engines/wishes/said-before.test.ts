import { expect, test } from "vitest";
import { readWish } from "./read-wish.ts";
import { wishWords } from "./words/all.ts";

const read = (text: string, locale = "tr") => {
  const { words, filters } = readWish(text, [wishWords[locale]!]);
  return [words, filters.map(({ op, value, lasts }) => `${op} ${value}${lasts ? ", always" : ""}`)];
};

test.each<[string, string, string[]]>([
  ["bar, fındığa alerjim var", "bar", ["fındık"]],
  ["bar, findiga alerjim var", "bar", ["fındık"]],
  ["fındıktan kaçınıyorum, bar", "bar", ["fındık"]],
  ["fındığa karşı alerjim var, bar", "bar", ["fındık"]],
  ["süte alerjisi olan çocuk için kek", "çocuk için kek", ["süt"]],
  ["yer fıstığına alerjim var, bar", "bar", ["yer fıstığı"]],
  ["süte ve yumurtaya alerjim var, kek", "kek", ["süt", "yumurta"]],
  ["fındığa ya da cevize alerjim var, bar", "bar", ["fındık", "ceviz"]],
  ["balığa alerjik biriyim, mama", "mama", ["balık"]],
  ["glutene duyarlıyım, ekmek", "ekmek", ["gluten"]],
  ["gluten hassasiyetim var, ekmek", "ekmek", ["gluten"]],
  ["fındığı yiyemem, bar", "bar", ["fındık"]],
  ["deriye alerjim var, çanta", "çanta", ["deri"]],
  ["soya alerjim var, bar", "bar", ["soya"]],
])("who can't have a thing names it in whichever case: %s", (text, words, things) => {
  expect(read(text)).toEqual([words, things.map((thing) => `not ${thing}, always`)]);
});

test.each<[string, string, string[]]>([
  ["deriden yapılmamış çanta", "çanta", ["deri"]],
  ["ahşaptan yapılmayan masa", "masa", ["ahşap"]],
  ["Brezilya'da üretilmeyen kahve", "kahve", ["Brezilya"]],
  ["fındığı olmayan bar", "bar", ["fındık"]],
  ["bağcığı olmayan ayakkabı", "ayakkabı", ["bağcık"]],
  ["yağı olmayan krem", "krem", ["yağı"]],
  ["logosu olmayan tişört", "tişört", ["logosu"]],
  ["Luigi olmayan sos", "sos", ["Luigi"]],
  ["Pakistan olmasın, halı", "halı", ["Pakistan"]],
  ["pakistan olmayan halı", "halı", ["pakistan"]],
  ["Jordan olmayan ayakkabı", "ayakkabı", ["Jordan"]],
])("what goods shall not have is called by its name: %s", (text, words, things) => {
  expect(read(text)).toEqual([words, things.map((thing) => `not ${thing}`)]);
});

test.each([
  ["tr", "fındığa alerjim yok, bar", "bar"],
  ["tr", "fındık alerjim yok, bar", "bar"],
  ["tr", "çikolataya bayılırım, bar", "çikolataya bayılırım, bar"],
  ["tr", "ışığa duyarlıyım, gözlük", "ışığa duyarlıyım, gözlük"],
  ["tr", "diş hassasiyetim var, macun", "diş hassasiyetim, macun"],
  ["tr", "köpeğe mama", "köpeğe mama"],
  ["tr", "fındıktan yapılmış bar", "fındıktan yapılmış bar"],
  ["tr", "deriden çanta", "deriden çanta"],
  ["tr", "hiçbir şeye alerjim yok, bar", "hiçbir, bar"],
])("%s: nothing shall not be for who says: %s", (locale, text, words) => {
  expect(read(text, locale)).toEqual([words, []]);
});

test.each([
  ["en", "sesame allergy, bar", "sesame"],
  ["en", "tree nut allergy, bar", "tree nut"],
  ["nl", "tarwe-allergie, brood", "tarwe"],
  ["it", "allergico al latte", "latte"],
])("%s: no other language loses a letter: %s", (locale, text, thing) => {
  expect(read(text, locale)[1]).toEqual([`not ${thing}, always`]);
});

test.each<[string, string, string, string[]]>([
  ["de", "Ich bin gegen Nüsse allergisch, welche Riegel habt ihr?", "Ich bin, welche Riegel?", ["Nüsse"]],
  ["de", "Mein Sohn ist auf Milch und Eier allergisch", "Mein Sohn", ["Milch", "Eier"]],
  ["de", "Riegel, ich bin gegen Nüsse, Milch und Soja allergisch", "Riegel, ich bin", ["Nüsse", "Milch", "Soja"]],
  ["nl", "ik ben voor noten allergisch", "ik ben", ["noten"]],
  ["tr", "süte, yumurtaya ve fındığa alerjim var, bar", "bar", ["süt", "yumurta", "fındık"]],
  ["tr", "çikolata, süte ve fındığa alerjim var", "çikolata", ["süt", "fındık"]],
])("%s: what somebody is allergic to stands before that: %s", (locale, text, words, things) => {
  expect(read(text, locale)).toEqual([words, things.map((thing) => `not ${thing}, always`)]);
});

test.each([
  ["de", "Riegel mit Nüssen, Milch und Soja"],
  ["de", "Creme gegen allergische Haut"],
  ["de", "allergischer Hund, welches Futter?"],
  ["nl", "shampoo voor honden, zacht"],
])("%s: nobody is allergic to anything: %s", (locale, text) => {
  expect(read(text, locale)[1]).toEqual([]);
});

test.each([
  ["de", "Ich bin nicht gegen Nüsse allergisch, welche Riegel?"],
  ["de", "Ich bin gegen Nüsse nicht allergisch, welche Riegel?"],
  ["es", "a las nueces no soy alérgico, barrita"],
  ["it", "alle noci non sono allergico, barretta"],
  ["pt", "às nozes não sou alérgico, barra"],
  ["nl", "ik ben niet voor noten allergisch, reep"],
  ["nl", "voor noten ben ik niet allergisch, reep"],
  ["fr", "aux noix je ne suis pas allergique, barre"],
])("%s: nothing shall not be for who is not allergic to what stands before that: %s", (locale, text) => {
  expect(read(text, locale)[1]).toEqual([]);
});
