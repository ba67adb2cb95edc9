import { expect, test } from "vitest";
import { languageOfLocale } from "../said/languages.ts";
import { questionsIn } from "./questions-in.ts";

function read(message: string, locale = "en") {
  const { questions, story } = questionsIn(message, languageOfLocale(locale).words);
  return { questions: questions.map(({ text }) => text), story };
}

test.each([
  [
    "en",
    "What are your opening hours and how much is shipping?",
    "What are your opening hours",
    "how much is shipping?",
  ],
  ["en", "what are your opening hours, how much is shipping", "what are your opening hours,", "how much is shipping"],
  ["en", "Do you ship to Norway? And can I return a used item?", "Do you ship to Norway?", "can I return a used item?"],
  ["en", "Can I return a used item? And a gift card?", "Can I return a used item?", "And a gift card?"],
  ["en", "Do you ship to Norway? How much is it?", "Do you ship to Norway?", "How much is it?"],
  ["en", "Do you engrave bottles, and how much does it cost?", "Do you engrave bottles,", "how much does it cost?"],
  ["en", "how much is a double room and is breakfast included?", "how much is a double room", "is breakfast included?"],
  ["nl", "hoeveel is een kamer en is ontbijt inbegrepen?", "hoeveel is een kamer", "is ontbijt inbegrepen?"],
  ["en", "Do you ship to Norway and how long does it take?", "Do you ship to Norway", "how long does it take?"],
  ["en", "When do I prune roses and when hedges?", "When do I prune roses", "and hedges?"],
  ["de", "Wann schneidet man Rosen und wann Hecken?", "Wann schneidet man Rosen", "und Hecken?"],
  ["fr", "Combien coûte le chalet et combien la tente ?", "Combien coûte le chalet", "et la tente ?"],
  ["de", "Wann öffnet ihr und wann schließt ihr?", "Wann öffnet ihr", "wann schließt ihr?"],
  ["en", "What is your phone number and when are you open?", "What is your phone number", "when are you open?"],
  ["en", "What is your phone number? When are you open?", "What is your phone number?", "When are you open?"],
  [
    "de",
    "Was kostet ein Paket nach Norwegen und wie lange dauert es?",
    "Was kostet ein Paket nach Norwegen",
    "wie lange dauert es?",
  ],
  [
    "nl",
    "Wat kost een pakket naar Noorwegen en hoe lang duurt het?",
    "Wat kost een pakket naar Noorwegen",
    "hoe lang duurt het?",
  ],
  [
    "en",
    "1. Do you engrave bottles?\n2. Do you sell used lamps?",
    "Do you engrave bottles?",
    "Do you sell used lamps?",
  ],
  [
    "de",
    "Liefern Sie nach Norwegen und kann ich Gutscheine zurückgeben?",
    "Liefern Sie nach Norwegen",
    "kann ich Gutscheine zurückgeben?",
  ],
  ["fr", "Livrez-vous en Norvège et combien coûte l'envoi ?", "Livrez-vous en Norvège", "combien coûte l'envoi ?"],
  ["es", "¿Envían a Noruega? ¿Y puedo devolver una lámpara?", "¿Envían a Noruega?", "puedo devolver una lámpara?"],
  ["it", "Spedite in Norvegia e quanto costa la spedizione?", "Spedite in Norvegia", "quanto costa la spedizione?"],
  [
    "nl",
    "Leveren jullie in Noorwegen en hoeveel kost verzending?",
    "Leveren jullie in Noorwegen",
    "hoeveel kost verzending?",
  ],
  ["pt", "Enviam para a Noruega e quanto custa o envio?", "Enviam para a Noruega", "quanto custa o envio?"],
  ["tr", "Norveç'e kargo var mı ve iade nasıl yapılır?", "Norveç'e kargo var mı", "iade nasıl yapılır?"],
  ["pl", "Czy wysyłacie do Norwegii? Czy mogę zwrócić lampę?", "Czy wysyłacie do Norwegii?", "Czy mogę zwrócić lampę?"],
  [
    "ja",
    "ノルウェーに配送できますか？ランプを返品できますか？",
    "ノルウェーに配送できますか？",
    "ランプを返品できますか？",
  ],
])("in %s, “%s” are two questions", (locale, message, ...questions) => {
  expect(read(message, locale)).toEqual({ questions, story: [] });
});

test.each([
  ["en", "If I return a lamp, who pays the postage?"],
  ["en", "I bought a lamp and it broke, what now?"],
  ["en", "Who is the trainer that is certified and is working on Sundays?"],
  ["en", "My lamp broke. What can I do?"],
  ["en", "Can I pay by card or PayPal?"],
  ["en", "What is the difference between standard and express?"],
  ["en", "When and where can I collect my order?"],
  ["en", "Who founded the shop and when?"],
  ["en", "Do you accept credit cards? Or only bank transfers?"],
  ["en", "Is there a bag that is light and does not leak?"],
  ["en", "How much is shipping? Thanks."],
  ["en", "How much is shipping? I live in Oslo."],
  ["en", "opening hours and shipping"],
  ["en", "What does https://shop.example/help?page=2 say about shipping?"],
  ["de", "Wer erklärt mir, wie die Lampe geladen wird?"],
  ["de", "Wenn ich eine Lampe zurückgebe, wer zahlt das Porto?"],
  ["de", "Kann ich mit Karte und per Rechnung zahlen?"],
  ["fr", "Puis-je payer par carte ou par PayPal ?"],
  ["es", "¿Cuál es la diferencia entre estándar y exprés?"],
  ["tr", "Hangi lambalar ve fenerler su geçirmez?"],
  ["es", "Compré una lámpara del Sr. Costa. ¿Cómo se carga?"],
  ["tr", "Kartla ve havaleyle ödeyebilir miyim?"],
])("in %s, “%s” is one question", (locale, message) => {
  expect(read(message, locale)).toEqual({ questions: [message], story: [] });
});

const told = "I absolutely love your lamps, bought three for my mother's birthday last year and she likes them a lot.";

test("of a long story and a question, the question is told apart", () => {
  const question = "how long do I have to return one?";
  for (const way of [` Anyway, ${question}`, ` ${question}`, ` So ${question}`])
    expect(read(told + way).questions.map((one) => one.replace(/^So /, ""))).toEqual([question]);
  expect(read(`${told.replace(/\.$/, ",")} ${question}`)).toEqual({
    questions: [question],
    story: [told.replace(/\.$/, ",")],
  });
  expect(read(told)).toEqual({ questions: [told], story: [] });
});

test("more questions than anyone has time for are not all told apart", () => {
  const asked = Array.from({ length: 40 }, (_, at) => `Do you ship box ${at}?`);
  const { questions } = read(asked.join(" "));
  expect(questions).toHaveLength(5);
  expect(questions.join(" ")).toBe(asked.join(" "));
});

test("what is told before two questions is told to the first of them", () => {
  expect(questionsIn("My lamp broke. Can I return it and who pays the postage?", languageOfLocale("en").words)).toEqual(
    {
      questions: [
        { text: "My lamp broke. Can I return it", core: "Can I return it" },
        { text: "who pays the postage?", core: "who pays the postage?" },
      ],
      story: [],
    },
  );
});

test("of a few words and a question, what asks is known", () => {
  const message = "My lamp broke after a week. Can I return it?";
  expect(questionsIn(message, languageOfLocale("en").words)).toEqual({
    questions: [{ text: message, core: "Can I return it?" }],
    story: [],
  });
});
