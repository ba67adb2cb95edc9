import { expect, test } from "vitest";
import { inEnglish, judgeOf, passage } from "./testing/judging.ts";

const hotel = [
  passage(
    "Staying with us",
    "Check-in is from 3 pm, check-out by 11 am. Breakfast is served from 7 to 10 am and costs 14 euros. Dogs are welcome for 10 euros a night. The pool is open from May until September. You can cancel free of charge up to 48 hours before arrival; after that we charge the first night. Parking is free for guests. We accept cash and cards.",
  ),
];
const de = [
  passage(
    "Kurse",
    "Die Anmeldung ist bis zum 15. März möglich. Kinder ab 6 Jahren können teilnehmen. Der Kurs kostet 80 Euro und dauert acht Wochen. Sie können bis 7 Tage vor Beginn kostenlos absagen, danach fällt die halbe Gebühr an. Bälle und Schläger stellen wir. Hallenschuhe bringen Sie bitte mit. Die Halle ist montags geschlossen.",
  ),
];
const fr = [
  passage(
    "Atelier",
    "L'atelier dure trois heures et coûte 45 euros par personne. Les enfants sont admis à partir de 8 ans. Vous pouvez annuler jusqu'à 5 jours avant la date. Le matériel et le goûter sont compris. Nous fermons à 18 heures.",
  ),
];
const es = [
  passage(
    "Visitas",
    "Las visitas empiezan a las 10 y duran dos horas. Los menores de 12 años entran gratis. Se puede cancelar hasta 24 horas antes. Aceptamos efectivo y tarjeta. No se admiten perros.",
  ),
];
const nl = [
  passage(
    "Zwemles",
    "Kinderen vanaf 5 jaar kunnen op zwemles. Een les duurt 45 minuten en kost 12 euro. Afmelden kan tot 24 uur van tevoren. Het bad is op zondag gesloten. Honden zijn niet toegestaan.",
  ),
];

test.each([
  {
    locale: "en",
    passages: hotel,
    question: "When can I check in and may I bring my dog?",
    honest: [
      "You can check in from 3 pm [1].",
      "Check-in starts at 3 pm and check-out is until 11 am [1].",
      "Please check out before 11 am [1].",
      "Check in any time after 3 pm [1].",
      "Yes, dogs are welcome for 10 euros per night [1].",
      "Cancelling is free and easy until 48 hours before arrival [1].",
      "You can cancel for free up to 48 hours before you arrive; later we charge the first night [1].",
      "If you cancel less than 48 hours before arrival, we charge the first night [1].",
      "Parking is free for guests, and you can pay by cash or card [1].",
      "The pool opens in May and closes in September [1].",
      "The pool is open between May and September [1].",
      "Breakfast is from 7 am until 10 am [1].",
      "Breakfast is available for 14 euros, from 7 to 10 am [1].",
      "Sure, dogs can stay for 10 euros a night [1].",
      "Cancel at least 48 hours before arrival to avoid a charge [1].",
    ],
    wrong: [
      "Check-in is until 3 pm [1].",
      "Check-out is from 11 am [1].",
      "We accept cash, cards and cheques [1].",
      "No, dogs are not welcome [1].",
      "Breakfast is free until 10 am [1].",
    ],
  },
  {
    locale: "en",
    passages: inEnglish,
    question: "How do returns and shipping work?",
    honest: [
      "Simply print the label and send it back within 30 days of delivery [1].",
      "You can return anything up to 30 days after delivery, and your refund comes within five working days [1].",
      "Returns are possible for 30 days, quickly and easily [1].",
      "Orders over 60 euros ship for free; below that, shipping is 4.90 euros [2].",
      "It is free above 60 euros [2].",
      "For orders under 60 euros shipping costs 4.90 euros [2].",
      "Order before 2 pm and your parcel leaves the same day [2].",
      "If you order by 2 pm, it is shipped the same day [2].",
      "After 30 days, returns aren't possible [1].",
      "You have no more than 30 days to return it [1].",
      "It takes at most three working days within Germany [2].",
      "Returned goods are refunded the way they were paid, within five working days [1].",
      "Call us or write an e-mail to help@shop.example [3].",
    ],
    wrong: [
      "Returns are possible after 30 days [1].",
      "Returns are free within 30 days [1].",
      "Order after 2 pm and it leaves the same day [2].",
      "Orders under 60 euros are delivered free of charge [2].",
    ],
  },
  {
    locale: "de",
    passages: de,
    question: "Ab welchem Alter kann mein Kind teilnehmen, und bis wann muss ich es anmelden?",
    honest: [
      "Kinder können ab 6 Jahren mitmachen [1].",
      "Ihr Kind muss mindestens 6 Jahre alt sein [1].",
      "Melden Sie sich bis spätestens 15. März an [1].",
      "Die Anmeldung läuft bis zum 15. März [1].",
      "Bis 7 Tage vor Beginn können Sie kostenlos absagen, danach zahlen Sie die halbe Gebühr [1].",
      "Schläger und Bälle bekommen Sie von uns [1].",
      "Nein, montags ist die Halle geschlossen [1].",
      "Der Kurs dauert acht Wochen und kostet 80 Euro [1].",
      "Für Kinder unter 6 Jahren ist der Kurs nicht geeignet [1].",
      "Sie können spätestens 7 Tage vor Beginn kostenlos absagen [1].",
    ],
    wrong: [
      "Kinder bis 6 Jahre können teilnehmen [1].",
      "Die Anmeldung ist ab dem 15. März möglich [1].",
      "Kinder unter 6 Jahren können teilnehmen [1].",
    ],
  },
  {
    locale: "fr",
    passages: fr,
    question: "À partir de quel âge les enfants sont-ils admis ?",
    honest: [
      "Les enfants sont admis dès 8 ans [1].",
      "Les enfants de 8 ans et plus peuvent participer [1].",
      "L'annulation est possible jusqu'à 5 jours avant [1].",
      "Le goûter et le matériel sont inclus [1].",
      "L'atelier coûte 45 euros et dure trois heures [1].",
      "Les enfants doivent avoir au moins 8 ans [1].",
    ],
    wrong: ["Les enfants sont admis jusqu'à 8 ans [1].", "Les enfants de moins de 8 ans sont admis [1]."],
  },
  {
    locale: "es",
    passages: es,
    question: "¿Se admiten perros?",
    honest: [
      "No, no se admiten perros [1].",
      "No [1].",
      "Lamentablemente los perros no están admitidos [1].",
      "Los niños menores de 12 años entran gratis [1].",
      "Puede cancelar hasta 24 horas antes de la visita [1].",
      "Puede pagar en efectivo o con tarjeta [1].",
    ],
    wrong: ["Sí [1].", "Aceptamos efectivo, tarjeta y cheques [1]."],
  },
  {
    locale: "nl",
    passages: nl,
    question: "Vanaf welke leeftijd kan mijn kind op zwemles?",
    honest: [
      "Uw kind kan vanaf 5 jaar op zwemles [1].",
      "Kinderen van 5 jaar en ouder zijn welkom [1].",
      "U kunt zich tot 24 uur van tevoren afmelden [1].",
      "Een les van 45 minuten kost 12 euro [1].",
      "Kinderen moeten minstens 5 jaar zijn [1].",
    ],
    wrong: ["Kinderen tot 5 jaar kunnen op zwemles [1].", "Kinderen onder 5 jaar kunnen op zwemles [1]."],
  },
])("bounds, lists and mere replies, $locale: $question", ({ locale, passages, question, honest, wrong }) => {
  const judge = judgeOf(passages, question, locale);
  expect(honest.filter((sentence) => !judge(sentence))).toEqual([]);
  expect(wrong.filter((sentence) => judge(sentence))).toEqual([]);
});
