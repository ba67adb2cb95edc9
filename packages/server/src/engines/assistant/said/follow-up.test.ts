import { expect, test } from "vitest";
import { readingsOf, talkedAbout } from "./follow-up.ts";
import { english, languageOfLocale } from "./languages.ts";
import type { Turn } from "../turn.ts";

const asked = (...questions: string[]): Turn["history"] =>
  questions.flatMap((content) => [
    { role: "visitor", content, kind: "message" },
    { role: "assistant", content: "An answer about parcels.", kind: "answer" },
  ]);

const readings = (question: string, ...before: string[]): string[] =>
  readingsOf(question, asked(...before), english.words).map((reading) => reading.question);

test("a question that leans on the one before is looked for with its words first", () => {
  expect(readings("how much does the cheapest of them cost?", "Do you engrave bottles?")).toEqual([
    "engrave bottles how much does the cheapest of them cost?",
    "how much does the cheapest of them cost?",
  ]);
  expect(readings("what about mugs?", "Do you engrave bottles?")).toEqual([
    "engrave bottles what about mugs?",
    "what about mugs?",
  ]);
  expect(readings("why?", "My card was refused")).toEqual(["card refused why?", "why?"]);
});

test("a question that says nothing by itself is looked for with those words only", () => {
  expect(readings("how much does it cost?", "Do you engrave bottles?")).toEqual([
    "engrave bottles how much does it cost?",
  ]);
  expect(readings("and for mugs?", "Do you engrave bottles?")).toEqual(["engrave bottles and for mugs?"]);
});

test.each([
  ["de", "Gibt es Gutscheine?", "Habt ihr einen Tesla?"],
  ["fr", "Il y a une laverie ?", "Peut-on pêcher ?"],
  ["fr", "Y a-t-il du wifi, s'il vous plaît ?", "Louez-vous des kayaks ?"],
  ["en", "Is it possible to pay later?", "Do you engrave bottles?"],
])("what has a pronoun that stands for nothing stands alone: %s, %s", (locale, question, before) => {
  const [first] = readingsOf(question, asked(before), languageOfLocale(locale).words);
  expect(first?.question).toBe(question);
});

test("a place that was named is pointed back to", () => {
  expect(readings("Do I pay customs there?", "Do you ship to Norway?")[0]).toBe("ship Norway Do I pay customs there?");
  expect(readings("Is there parking?", "Do you ship to Norway?")[0]).toBe("Is there parking?");
});

test.each([
  ["de", "Zahle ich dort Zoll?", "Verschicken Sie nach Norwegen?", "Verschicken Norwegen"],
  ["fr", "Paie-t-on la douane là ?", "Livrez-vous en Norvège ?", "Livrez Norvège"],
  ["es", "¿Se paga aduana allí?", "¿Envían a Noruega?", "Envían Noruega"],
  ["it", "Si paga la dogana là?", "Spedite in Norvegia?", "Spedite Norvegia"],
  ["nl", "Betaal ik daar douane?", "Verzenden jullie naar Noorwegen?", "Verzenden Noorwegen"],
  ["pt", "Paga-se alfândega lá?", "Enviam para a Noruega?", "Enviam Noruega"],
  ["tr", "Orada gümrük ödenir mi?", "Norveç'e gönderiyor musunuz?", "Norveç"],
])("in %s too", (locale, question, before, carried) => {
  const [first] = readingsOf(question, asked(before), languageOfLocale(locale).words);
  expect(first?.question).toMatch(new RegExp(`^${carried}.*${question.replace("?", "\\?")}$`));
});

test("what the new question replaces is left behind", () => {
  expect(readings("and to Switzerland?", "How long does delivery take to Germany?")[0]).toBe(
    "long delivery and to Switzerland?",
  );
  expect(readings("What about Norway?", "Is there customs for Switzerland?")[0]).toBe("customs What about Norway?");
});

test("what was asked before the last question is carried on only while questions lean", () => {
  expect(readings("and to Norway?", "How long does delivery take to Germany?", "and to Switzerland?")[0]).toBe(
    "long delivery and to Norway?",
  );
  expect(readings("how much is it?", "Where is the shop?", "Do you engrave bottles?")[0]).toBe(
    "engrave bottles how much is it?",
  );
});

test("a question that stands alone is looked for alone", () => {
  expect(readings("How do I reset the password of my account by phone?", "Do you engrave bottles?")).toEqual([
    "How do I reset the password of my account by phone?",
  ]);
  expect(readings("Is there a student discount?", "Do you engrave bottles?")[0]).toBe("Is there a student discount?");
  expect(readings("Can worn socks be returned?")).toEqual(["Can worn socks be returned?"]);
});

test("in German every noun has a capital, so none replaces another for that", () => {
  const { words } = languageOfLocale("de-AT");
  expect(readingsOf("Und in die Schweiz?", asked("Was kostet der Versand nach Polen?"), words)[0]?.question).toBe(
    "kostet Versand Polen Und in die Schweiz?",
  );
});

test("with the words goes what was asked about them", () => {
  const [together] = readingsOf("and to Norway?", asked("How long does delivery take to Germany?"), english.words);
  expect(together).toEqual({
    question: "long delivery and to Norway?",
    core: "long delivery and to Norway?",
    asPut: "and to Norway?",
    own: ["norway"],
    isBound: false,
    standsAlone: false,
    turnsAway: false,
    carried: new Set(["long", "delivery"]),
    before: "How long does delivery take to Germany?",
    leftOut: [],
    isBrief: false,
    isTold: false,
    chosen: null,
  });
});

test("whether the words of its own name another topic is told, and those it only asks by are none", () => {
  const read = (question: string) => readingsOf(question, asked("Do you engrave bottles?"), english.words)[0];
  expect(read("what about returns?")).toMatchObject({ own: ["returns"], isBound: false, turnsAway: true });
  expect(read("and for mugs?")).toMatchObject({ own: ["mugs"], isBound: false, turnsAway: false });
  expect(read("is it free?")).toMatchObject({ own: ["free"], isBound: true, turnsAway: false });
  expect(read("and the price?")).toMatchObject({ own: [], isBound: false });
});

test("what was talked about are the words with a topic of the last three questions, each once", () => {
  const history = asked(
    "Is there parking?",
    "Do you engrave bottles?",
    "How long does it take?",
    "And bottles of GLASS?",
  );
  expect(talkedAbout(history, english.words)).toBe("bottles GLASS engrave");
  expect(talkedAbout([], english.words)).toBe("");
});

test.each([
  ["de", "Was kostet die Gravur der Flaschen bei Ihnen?", "Gravur Flaschen"],
  ["fr", "Est-ce que vous avez des bouteilles avec gravure ?", "bouteilles gravure"],
  ["es", "¿Tienen ustedes botellas con grabado?", "botellas grabado"],
  ["it", "Avete delle bottiglie con incisione?", "bottiglie incisione"],
  ["nl", "Hebben jullie flessen met een gravure?", "flessen gravure"],
  ["pt", "Vocês têm garrafas com gravação?", "garrafas gravação"],
  ["tr", "Gravürlü şişe var mı?", "Gravürlü şişe"],
])("in %s too, what was talked about are the words with a topic", (locale, question, words) => {
  expect(talkedAbout(asked(question), languageOfLocale(locale).words)).toBe(words);
});

test.each([
  ["de", "Verschicken Sie nach Polen?"],
  ["fr", "Livrez-vous en Suisse ?"],
  ["it", "Quanto costa la spedizione?"],
])("in %s, “%s” points back to nothing", (locale, question) => {
  const [first] = readingsOf(question, asked("Gravur Gravure Incisione"), languageOfLocale(locale).words);
  expect(first?.question).toBe(question);
});
