import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const texts: Record<string, string> = {
  en: "## Where may I dive?\n\nYou may dive at the reef and in the harbour.\n\n## Children\n\nChildren may dive from the age of ten.",
  de: "## Wo darf ich tauchen?\n\nSie dürfen am Riff und im Hafen tauchen.\n\n## Kinder\n\nKinder dürfen ab zehn Jahren tauchen.",
  fr: "## Où puis-je plonger ?\n\nVous pouvez plonger au récif et dans le port.\n\n## Enfants\n\nLes enfants peuvent plonger dès dix ans.",
  es: "## ¿Dónde puedo bucear?\n\nPuede bucear en el arrecife y en el puerto.\n\n## Niños\n\nLos niños pueden bucear desde los diez años.",
  it: "## Dove posso nuotare?\n\nPotete nuotare al lago e nel porto.\n\n## Bambini\n\nI bambini possono nuotare dai dieci anni.",
  pt: "## Onde posso mergulhar?\n\nPode mergulhar no recife e no porto.\n\n## Crianças\n\nAs crianças podem mergulhar a partir dos dez anos.",
  nl: "## Waar mag ik duiken?\n\nU mag duiken bij het rif en in de haven.\n\n## Kinderen\n\nKinderen mogen duiken vanaf tien jaar.",
  tr: "## Nerede dalabilirim?\n\nResifte ve limanda dalabilirsiniz.\n\n## Çocuklar\n\nÇocuklar on yaşından itibaren dalabilir.",
};

describe("whether one may, as what no text speaks of, is not told by what holds for all", () => {
  test.each([
    ["en", "I'm pregnant can I dive"],
    ["en", "can i dive if i have epilepsy"],
    ["en", "i have asthma, may i dive?"],
    ["de", "ich bin schwanger darf ich tauchen"],
    ["de", "Darf ich tauchen, wenn ich Epilepsie habe?"],
    ["fr", "je suis enceinte, est-ce que je peux plonger ?"],
    ["fr", "puis-je plonger si j'ai de l'asthme"],
    ["es", "estoy embarazada, puedo bucear?"],
    ["es", "¿puedo bucear si tengo epilepsia?"],
    ["it", "sono incinta posso nuotare"],
    ["it", "posso nuotare se soffro di epilessia?"],
    ["pt", "estou grávida, posso mergulhar?"],
    ["pt", "posso mergulhar se tenho epilepsia"],
    ["nl", "ik ben zwanger mag ik duiken"],
    ["nl", "mag ik duiken als ik epilepsie heb?"],
    ["tr", "hamileyim dalabilir miyim"],
    ["tr", "Astımım var, dalabilir miyim?"],
  ])("in %s: %s", async (locale, message) => {
    const shop = await shopWith(app, { 1: texts[locale]! }, { locale });
    const answer = await app.send(shop.id, { message });
    expect([answer.kind, answer.response]).toEqual(["no_answer", expect.any(String)]);
  });

  test.each([
    ["en", "I'm a beginner, can I dive?", "## Beginners\n\nBeginners may dive with a teacher.", /teacher/],
    ["en", "i'm new here, where can i dive?", texts["en"]!, /reef/],
    ["en", "can i dive if i'm pregnant", "## Health\n\nWho is pregnant may not dive.", /may not dive/],
    [
      "nl",
      "ik ben zwanger mag ik duiken",
      "## Gezondheid\n\nTijdens de zwangerschap mag u niet duiken.",
      /niet duiken/,
    ],
    ["de", "Ich habe einen Hund, darf er mit?", "## Hunde\n\nHunde dürfen mit an Bord.", /an Bord/],
  ])("but by what speaks of it: %s: %s", async (locale, message, text, told) => {
    const shop = await shopWith(app, { 1: text }, { locale });
    const answer = await app.send(shop.id, { message });
    expect([answer.kind, answer.response]).toEqual(["answer", expect.stringMatching(told)]);
  });
});
