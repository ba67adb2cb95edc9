import { expect, test } from "vitest";
import { ask, depsOf, turnOf } from "../testing/conversation.ts";
import { smallLibrary } from "../testing/small-library.ts";
import { card, smallShop } from "../testing/small-shop.ts";

const knowledge = smallLibrary([{ title: "Delivery", content: "Delivery takes two days within Ireland." }]);
const deps = depsOf({ knowledge, catalogue: smallShop([card("Wool Socks", "18.50")]) });
const said = async (question: string, tenant: object): Promise<string> =>
  (await ask(deps, turnOf(question, { tenant }))).draft.response;

test.each([
  ["Habt ihr am Sonntag geöffnet?", "de"],
  ["Haben Sie heute offen?", "de"],
  ["Habt ihr am Sonntag auf?", "de"],
  ["Do you have anything on Sunday?", "en"],
  ["Avez-vous ouvert le dimanche ?", "fr"],
  ["¿Tienen abierto el domingo?", "es"],
  ["Avete aperto la domenica?", "it"],
  ["Hebben jullie open op zondag?", "nl"],
  ["Vocês têm aberto no domingo?", "pt"],
  ["Pazar günü açık mısınız?", "tr"],
])("%s is no wish for goods", async (question, locale) => {
  expect(await said(question, { locale, ecommerceActive: true })).not.toMatch(/produ[ck]t|producto|prodott|ürün/i);
});

test("a shop without a catalogue never says that no product fits", async () => {
  expect(await said("Do you sell hovercrafts?", { ecommerceActive: false })).toContain("anything about “hovercrafts”");
  expect(await said("Do you sell hovercrafts?", { ecommerceActive: true })).toContain("no product that fits");
  expect(await said("Habt ihr Rucksäcke?", { locale: "de", ecommerceActive: true })).toContain("„Rucksäcke“");
});
