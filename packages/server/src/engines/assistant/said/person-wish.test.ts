import { expect, test } from "vitest";
import { languages } from "./languages.ts";
import { wishForPerson } from "./person-wish.ts";

test.each([
  ["I want to speak to a human agent", "en"],
  ["agent please", "en"],
  ["Is there someone? I need help", "en"],
  ["Gibt es hier jemanden?", "de"],
  ["HUMAN!!!", "en"],
  ["give me a representative now", "en"],
  ["Can I talk with someone from your team?", "en"],
  ["is there a real person I can chat with", "en"],
  ["My parcel is broken and nobody helps. Let me speak to a manager!", "en"],
  ["I don't want to talk to a bot", "en"],
  ["How can I talk to a person?", "en"],
  ["Ich möchte mit einem Mitarbeiter sprechen", "de"],
  ["Kann ich bitte mit jemandem reden?", "de"],
  ["Je voudrais parler à un conseiller", "fr"],
  ["quiero hablar con un agente", "es"],
  ["vorrei parlare con un operatore", "it"],
  ["quero falar com um atendente", "pt"],
  ["ik wil graag een medewerker spreken", "nl"],
  ["müşteri temsilcisine bağlanmak istiyorum", "tr"],
])("%s wishes for a person", (message, code) => {
  expect(wishForPerson(message, languages)?.code).toBe(code);
});

test.each(languages.map((language) => [language.phrases.talkToPerson, language.code]))(
  "what the assistant offers is understood: %s",
  (chip, code) => {
    expect(wishForPerson(chip, languages)?.code).toBe(code);
  },
);

test.each([
  "what does an estate agent cost",
  "How do I contact customer service?",
  "Is there a staff discount?",
  "I spoke to an agent yesterday about my refund",
  "I don't want to talk to a human",
  "Which agents clean leather?",
  "Can a person under 18 order?",
  "I need a person-sized sleeping bag",
  "Was kostet ein Mitarbeiterrabatt?",
  "Kann ich die Karte einer anderen Person schenken?",
  "¿Cuánto cuesta por persona?",
  "What is the price per person?",
  "my kids talk to someone in your videos",
  "Gibt es bei euch jemanden, der sich damit auskennt?",
  "Is there someone who can do this?",
  "Y a-t-il quelqu'un qui peut le faire ?",
])("%s doesn't", (message) => {
  expect(wishForPerson(message, languages)).toBeNull();
});
