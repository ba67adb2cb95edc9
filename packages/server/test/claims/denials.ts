import type { Trade } from "./trade.ts";

/** What is not there, not taken and not meant, and figures that others stand beside. */
export const studio: Trade = {
  locale: "en",
  documents: {
    paying: {
      title: "Paying",
      content: `You can pay by Visa, Mastercard or bank transfer. We don't take Amex or cheques. Invoices are due 14 days after the booking. A deposit of 20 % is taken when you book; it was 30 % until 31 March 2026.

Vouchers never expire. Gift wrapping is not offered.`,
    },
    rates: {
      title: "Rates of the rooms",
      content: `| Room | Per hour | Per day | Seats |
| --- | --- | --- | --- |
| Cellar | $18 | $95 | 4 |
| Loft | $26 | $140 | 9 |
| Hall | $45 | $260 | 60 |

The mixing desk is not in the Cellar. Drums can be used in the Loft and in the Hall.`,
    },
    delivery: {
      title: "Delivery of hired gear",
      content: `We bring gear on weekdays for $30. Sunday delivery is possible in Leeds only and costs $55. Pianos can't be delivered. Gear that was made to order can't be returned; cables and stands can be returned within 21 days.`,
    },
    members: {
      title: "Members",
      content: `Members get 15 % off all rooms from 1 May 2026 on. Guests are not insured. The night key is for members of the Plus plan; the Basic plan has no night key. Recordings stay on our server for 45 days. We record in English and Polish, not in French or Czech.`,
    },
  },
  asked: [
    {
      question: "How can I pay, and do you take Amex or cheques?",
      honest: [
        "You can pay by Visa, Mastercard or bank transfer [paying].",
        "No, we don't take Amex [paying].",
        "Sorry, cheques aren't accepted [paying].",
        "We take Visa and Mastercard, but not Amex [paying].",
        "When you book, we take a deposit of 20 % [paying].",
        "Invoices have to be paid within 14 days of the booking [paying].",
        "Until 31 March 2026 the deposit was 30 % [paying].",
      ],
      false: [
        "Yes, we take Amex [paying].",
        "Yes, you can pay with Amex [paying].",
        "We accept cheques [paying].",
        "You can pay by Visa, Mastercard or Amex [paying].",
        "The deposit is 31 % [paying].",
        "Invoices are due after 31 days [paying].",
      ],
    },
    {
      question: "When do vouchers expire, and is gift wrapping offered?",
      honest: [
        "Vouchers never expire [paying].",
        "Our vouchers don't expire [paying].",
        "No, gift wrapping isn't offered [paying].",
      ],
      false: [
        "Vouchers expire after 14 days [paying].",
        "Vouchers expire after 31 days [paying].",
        "Vouchers expire [paying].",
        "Gift wrapping is offered [paying].",
        "Gift wrapping is free today [paying].",
      ],
    },
    {
      question: "What are the rates of the Loft and the Cellar?",
      honest: [
        "The Loft is $26 per hour or $140 per day [rates].",
        "The Cellar costs $18 an hour [rates].",
        "For a whole day, the Cellar is $95 [rates].",
        "The Hall has 60 seats [rates].",
        "The mixing desk isn't in the Cellar [rates].",
        "Per hour you pay $26 for the Loft and $45 for the Hall [rates].",
        "Drums can be used in the Loft [rates].",
      ],
      false: [
        "The Loft costs $140 per hour [rates].",
        "The Loft costs $26 per day [rates].",
        "The Cellar is $95 an hour [rates].",
        "By the day, the Hall is $45 [rates].",
        "Yes, the mixing desk is in the Cellar [rates].",
        "The Loft is free for everyone today [rates].",
        "The Cellar is always free [rates].",
        "The Cellar costs $9 per hour [rates].",
      ],
    },
    {
      question: "Is Sunday delivery of gear possible, and can everything be returned?",
      honest: [
        "Sunday delivery costs $55 and is only possible in Leeds [delivery].",
        "On weekdays we bring your gear for $30 [delivery].",
        "You can return cables and stands within 21 days [delivery].",
        "Pianos can't be delivered [delivery].",
        "Gear made to order can't be returned [delivery].",
        "In Leeds we also deliver on Sundays, for $55 [delivery].",
      ],
      false: [
        "Sunday delivery is free everywhere [delivery].",
        "Sunday delivery is possible everywhere [delivery].",
        "You can return all gear within 21 days [delivery].",
        "Yes, pianos can be delivered [delivery].",
        "Every delivery of gear is free [delivery].",
        "Everything can be returned within 21 days [delivery].",
      ],
    },
    {
      question: "What do members get, and which plan has the night key?",
      honest: [
        "Members get 15 % off all rooms [members].",
        "The night key comes with the Plus plan [members].",
        "The Basic plan has no night key [members].",
        "Guests aren't insured [members].",
        "We keep recordings for 45 days [members].",
        "We don't record in French [members].",
      ],
      false: [
        "Members get 45 % off all rooms [members].",
        "Yes, the night key is on the Basic plan [members].",
        "The Basic plan has a night key [members].",
        "Guests are insured [members].",
        "Members get $15 off [members].",
        "We record in French [members].",
        "Recordings are kept for 15 days [members].",
        "Members get everything free today [members].",
      ],
    },
  ],
};

export const hundeschule: Trade = {
  locale: "de",
  documents: {
    preise: {
      title: "Welpenkurs und Einzelstunde",
      content: `Eine Probestunde kostet 18 €. Wer danach einen Kurs bucht, bekommt sie geschenkt.

Der Welpenkurs hat acht Termine und kostet 149 €. Die Prüfung zum Begleithund kostet 64,50 €, die Theorieprüfung allein 22 €.`,
    },
    zahlen: {
      title: "Bezahlen",
      content: `Sie zahlen bar oder per Überweisung. Karte und PayPal nehmen wir auf dem Platz nicht. Rechnungen sind nach 10 Tagen fällig. Gutscheine verfallen nie.`,
    },
    teilnahme: {
      title: "Wer mitmachen darf",
      content: `Hunde ohne Impfung dürfen nicht auf den Platz. Bissige Hunde nehmen wir nicht auf. Kinder ab 12 Jahren dürfen ihren Hund selbst führen, jüngere nur mit einem Erwachsenen. Läufige Hündinnen sind vom Gruppenkurs ausgeschlossen.

Die Anmeldung für das Sommerlager endet am 30. Juni 2026.`,
    },
    tarife: {
      title: "Tarife der Tagesbetreuung",
      content: `| Hund | Halber Tag | Ganzer Tag | Zehnerkarte |
| --- | --- | --- | --- |
| klein | 14 € | 23 € | 199 € |
| mittel | 17 € | 28 € | 245 € |
| groß | 21 € | 34 € | 298 € |

Abholen bringt 9 € mehr und geht nur in Fulda. Futter ist nicht im Preis enthalten.`,
    },
  },
  asked: [
    {
      question: "Was kostet eine Probestunde, und was der Welpenkurs?",
      honest: [
        "Die Probestunde kostet 18 € [preise].",
        "Eine Probestunde kostet 18 Euro [preise].",
        "Für die Probestunde zahlen Sie 18 € [preise].",
        "Der Welpenkurs kostet 149 € und hat acht Termine [preise].",
        "Buchen Sie danach einen Kurs, ist die Probestunde geschenkt [preise].",
        "Die Theorieprüfung allein kostet 22 € [preise].",
        "Die Prüfung zum Begleithund kostet 64,50 € [preise].",
      ],
      false: [
        "Die Probestunde kostet 22 € [preise].",
        "Der Welpenkurs kostet 64,50 € [preise].",
        "Die Probestunde ist heute überall kostenlos [preise].",
        "Der Welpenkurs ist für alle kostenlos [preise].",
        "Die Probestunde kostet 149 € [preise].",
      ],
    },
    {
      question: "Kann ich mit Karte oder PayPal bezahlen, und verfallen Gutscheine?",
      honest: [
        "Karte und PayPal nehmen wir auf dem Platz nicht [zahlen].",
        "Nein, PayPal nehmen wir nicht [zahlen].",
        "Sie können bar oder per Überweisung zahlen [zahlen].",
        "Gutscheine verfallen nie [zahlen].",
        "Rechnungen sind innerhalb von 10 Tagen zu zahlen [zahlen].",
      ],
      false: [
        "Ja, PayPal nehmen wir [zahlen].",
        "Ja, Sie können mit Karte bezahlen [zahlen].",
        "Wir nehmen auch Karte [zahlen].",
        "Gutscheine verfallen nach 10 Tagen [zahlen].",
        "Gutscheine verfallen [zahlen].",
      ],
    },
    {
      question: "Welche Hunde dürfen mitmachen, und dürfen Kinder ihren Hund führen?",
      honest: [
        "Hunde ohne Impfung dürfen nicht auf den Platz [teilnahme].",
        "Kinder dürfen ihren Hund ab 12 Jahren selbst führen [teilnahme].",
        "Kinder unter 12 Jahren dürfen nur mit einem Erwachsenen mitmachen [teilnahme].",
        "Läufige Hündinnen dürfen nicht in den Gruppenkurs [teilnahme].",
        "Für das Sommerlager können Sie sich bis zum 30. Juni 2026 anmelden [teilnahme].",
        "Bissige Hunde nehmen wir nicht [teilnahme].",
      ],
      false: [
        "Ja, bissige Hunde nehmen wir auf [teilnahme].",
        "Kinder ab 30 Jahren dürfen ihren Hund selbst führen [teilnahme].",
        "Läufige Hündinnen dürfen in den Gruppenkurs [teilnahme].",
        "Jeder Hund darf immer mitmachen [teilnahme].",
        "Bei der Anmeldung sparen Sie 30 % [teilnahme].",
      ],
    },
    {
      question: "Was kostet die Tagesbetreuung für einen mittleren Hund am ganzen Tag?",
      honest: [
        "Ein ganzer Tag kostet für einen mittleren Hund 28 € [tarife].",
        "Für einen großen Hund kostet der halbe Tag 21 € [tarife].",
        "Die Zehnerkarte für kleine Hunde kostet 199 € [tarife].",
        "Das Abholen kostet 9 € mehr und geht nur in Fulda [tarife].",
        "Futter ist im Preis nicht enthalten [tarife].",
      ],
      false: [
        "Ein ganzer Tag kostet für einen mittleren Hund 17 € [tarife].",
        "Der halbe Tag kostet für einen großen Hund 34 € [tarife].",
        "Die Zehnerkarte für kleine Hunde kostet 23 € [tarife].",
        "Das Abholen ist überall kostenlos [tarife].",
        "Futter ist im Preis enthalten [tarife].",
        "Die Tagesbetreuung ist heute kostenlos [tarife].",
      ],
    },
  ],
};
