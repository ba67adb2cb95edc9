import { expect, test } from "vitest";
import { readWish } from "./read-wish.ts";
import { wishWords } from "./words/all.ts";

const barred = (code: keyof typeof wishWords, text: string): string[] =>
  readWish(text, [wishWords[code]!]).filters.flatMap(({ lasts, value }) => (lasts ? [String(value)] : []));

test.each([
  ["en", "does it contain milk? I'm allergic", ["milk"]],
  ["en", "Is there milk in the pesto? I have an allergy", ["milk"]],
  ["en", "does the pesto contain milk? I'm allergic to it", ["milk"]],
  ["de", "Ist da Soja drin? Ich bin allergisch", ["Soja"]],
  ["fr", "y a-t-il du lait dans le pesto ? je suis allergique", ["lait"]],
  ["tr", "süt içeriyor mu? alerjim var", ["süt"]],
  ["de", "Mein Sohn ist gegen Soja, Milch und Ei allergisch", ["Soja", "Milch", "Ei"]],
  ["de", "gegen Latex bin ich allergisch", ["Latex"]],
  ["nl", "ik ben voor noten allergisch", ["noten"]],
  ["es", "a las nueces soy alérgica, ¿qué barritas hay?", ["nueces"]],
  ["fr", "aux noix je suis allergique", ["noix"]],
  ["it", "al latte sono allergico", ["latte"]],
  ["pt", "ao leite sou alérgico", ["leite"]],
] as const)("in %s it is understood to what somebody is allergic: %s", (code, text, things) =>
  expect(barred(code, text)).toEqual(things),
);

test.each([
  ["en", "does it contain nuts? i'm not allergic"],
  ["en", "do you have nut bars? I'm allergic"],
  ["en", "are they for allergic people? does it contain milk?"],
  ["de", "Salbe gegen Allergie"],
  ["de", "Creme gegen Falten, ich bin allergisch"],
  ["de", "Enthält das Pesto Milch? Gegen Hausstaub bin ich allergisch"],
  ["es", "¿lleva leche? no soy alérgica"],
  ["fr", "contient-il du lait ? je ne suis pas allergique"],
  ["nl", "bevat het melk? ik vraag het voor mijn zoon"],
] as const)("and in %s nothing is barred by: %s", (code, text) => expect(barred(code, text)).toEqual([]));
