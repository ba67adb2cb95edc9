import { expect, test } from "vitest";
import { asItIs } from "../said/follow-up.ts";
import { languageOfLocale } from "../said/languages.ts";
import { smallLibrary } from "../testing/small-library.ts";
import { extract } from "./compose.ts";
import { wishOf } from "./wish.ts";

async function answerTo(question: string, content: string, locale = "en"): Promise<string | undefined> {
  const { words } = languageOfLocale(locale);
  const library = smallLibrary([
    { title: "Saddlery", content },
    { title: "Stables", content: "Hay and oats." },
  ]);
  const found = await library.search("t", question, 10);
  return extract(found, wishOf(asItIs(question), words, words))?.blocks.join("\n\n");
}

const table = "| Parcel | Amount |\n| --- | --- |\n| small | €4 |\n| large | €9 |";
const long =
  "The workshop mends girths, reins and stirrups while you wait, and has done so for a hundred and ten years. ";

test("a sentence that points at a table above it brings that along", async () => {
  const text = `${table}\n\n${long.repeat(5)}\n\nHanding over a saddle costs nothing when your order comes to the amount in the table.`;
  expect(await answerTo("is handing over a saddle free", text)).toBe(
    `Handing over a saddle costs nothing when your order comes to the amount in the table. [1]\n\n${table}`,
  );
});

test("what points below brings the list or table right behind it, and no other", async () => {
  const text = `Harness leather is cleaned as follows. Mind the buckles.\n\n- soak\n- scrub\n\n${long}\n\n${table}`;
  expect(await answerTo("how is harness leather cleaned", text)).toBe(
    "Harness leather is cleaned as follows. Mind the buckles. [1]\n\n- soak\n- scrub",
  );
  const apart = `Harness leather is cleaned by the following method, known to all grooms.\n\n${long}\n\n- girth\n- rein`;
  expect(await answerTo("how is harness leather cleaned", apart)).not.toContain("- girth");
});

test("a table is furniture, too", async () => {
  const text = `${long}\n\nThe table by the window seats six riders.\n\n${table}`;
  expect(await answerTo("how many riders does it seat", text)).not.toContain("€4");
});

test.each([
  ["de", "was kostet der sattel", "Den Preis für einen Sattel finden Sie in der Tabelle."],
  ["fr", "prix d'une selle", "Le prix d'une selle figure dans le tableau."],
  ["es", "precio de una silla", "El precio de una silla está en la tabla."],
  ["it", "prezzo di una sella", "Il prezzo di una sella si trova nella tabella."],
  ["nl", "prijs van een zadel", "De prijs van een zadel staat in de tabel."],
  ["pt", "preço de uma sela", "O preço de uma sela está na tabela."],
  ["tr", "eyer fiyatı", "Bir eyerin fiyatı tabloda yazar."],
])("in %s, too", async (locale, question, sentence) => {
  expect(await answerTo(question, `${table}\n\n${sentence}`, locale)).toContain(`${sentence} [1]\n\n| Parcel`);
});
