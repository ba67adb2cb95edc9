import { expect, test } from "vitest";
import { english, languageOfLocale } from "../said/languages.ts";
import { verbsSaid } from "./verbs-said.ts";

const german = languageOfLocale("de");

test.each([
  ["When can I collect it?", english, ["collect"]],
  ["How far do you drive?", english, ["drive"]],
  ["Do I have to book?", english, ["book"]],
  ["What does my grandma pay?", english, []],
  ["Can children come?", english, []],
  ["Wie weit fahrt ihr?", german, ["fahrt"]],
  ["Wann kann ich es abholen?", german, ["abholen"]],
  ["Wann beginnt der Kurs?", german, ["beginnt"]],
  ["Was kostet der Kurs?", german, []],
])("the verb of %s", (question, { words }, verbs) => {
  expect([...verbsSaid(question, words)]).toEqual(verbs);
});
