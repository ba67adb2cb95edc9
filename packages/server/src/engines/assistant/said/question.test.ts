import { expect, test } from "vitest";
import { languages } from "./languages.ts";
import { whatIsAsked } from "./question.ts";

const askedIn = (code: string, question: string): string[] =>
  whatIsAsked(question, languages.find((one) => one.code === code)!.words);

test.for([
  ["en", "How do I descale the kettle?"],
  ["de", "wie entkalke ich den Wasserkocher"],
  ["de", "wie entkalkt man den Wasserkocher"],
  ["de", "wie reinigen wir die Mühle"],
  ["de", "wie weite ich Schuhe"],
  ["fr", "comment détartrer la bouilloire"],
  ["es", "¿Cómo limpio la mesa?"],
  ["es", "y cómo se lava"],
  ["it", "come pulisco la borsa?"],
  ["pt", "como limpo a máquina"],
  ["pt", "como eu limpo a máquina"],
  ["nl", "hoe vervang ik de batterij"],
  ["nl", "hoe maak ik de molen schoon?"],
  ["tr", "kahve makinesini nasıl temizlerim"],
] as const)("asks for steps with any verb: %s %s", ([code, question]) => {
  expect(askedIn(code, question)).toEqual(["steps"]);
});

test.for([
  ["de", "wie groß ist die Mühle"],
  ["de", "wie lange warte ich"],
  ["es", "busco algo como regalo"],
  ["es", "¿cómo es la mesa?"],
  ["it", "cerco una borsa come regalo"],
  ["es", "como mucho 50 euros"],
  ["it", "come sono le taglie?"],
  ["it", "come calzano le scarpe?"],
  ["pt", "quero algo como presente"],
  ["nl", "hoe lang duurt het"],
] as const)("asks for none: %s %s", ([code, question]) => {
  expect(askedIn(code, question)).not.toContain("steps");
});
