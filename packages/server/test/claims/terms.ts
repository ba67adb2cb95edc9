import type { Asked, Trade } from "./trade.ts";

/** A shop's terms, by the language: bounds of time, what is used and unused, what is covered and what is answered with a mere yes. */
export const trade = (locale: string, title: string, content: string, asked: Asked[]): Trade => ({
  locale,
  documents: { terms: { title, content } },
  asked,
});

export const terms: Record<string, Trade> = {
  en: trade(
    "en",
    "Terms of our workshop",
    `The warranty lasts two years and covers defects of material. Batteries are covered for six months.

Unused goods can be returned within 14 days of delivery. Return them by post or at the counter.

We do not repair phones of other makers. We repair tablets.

Orders from 60 euros are delivered free. Gift cards are valid for at least three years. You can cancel an appointment until 24 hours before it.`,
    [
      {
        question: "Do you repair phones of other makers?",
        honest: [
          "No [terms].",
          "No, sorry [terms].",
          "No, we don't repair phones of other makers [terms].",
          "Unfortunately, phones of other makers aren't repaired [terms].",
          "No, but we repair tablets [terms].",
        ],
        false: ["Yes [terms].", "Yes, we do [terms].", "Yes, of course, gladly [terms].", "Sure [terms]."],
      },
      {
        question: "Do you repair tablets?",
        honest: ["Yes [terms].", "Yes, we do [terms].", "Yes, tablets are repaired [terms]."],
        false: ["No [terms].", "No, we don't [terms].", "Unfortunately not [terms]."],
      },
      {
        question: "What does the warranty cover, and how long does it last?",
        honest: [
          "The warranty lasts two years and covers defects of material [terms].",
          "It covers material defects for two years, and batteries for six months [terms].",
          "You have a warranty of two years for defects of the material [terms].",
          "For batteries it is six months [terms].",
        ],
        false: [
          "The warranty covers defects of material and accidental damage [terms].",
          "The warranty covers defects of material, theft and batteries [terms].",
          "The warranty covers batteries, water damage and defects of material [terms].",
          "The warranty covers defects of material, loss and theft for two years [terms].",
        ],
      },
      {
        question: "How many days for a return?",
        honest: [
          "You can return unused goods within 14 days [terms].",
          "Goods that are unused can be returned up to 14 days after delivery [terms].",
          "You have 14 days from delivery to return unused goods, by post or at the counter [terms].",
          "After 14 days goods can't be returned any more [terms].",
          "Return them no later than 14 days after delivery [terms].",
          "You can return goods within 14 days, as long as they are unused [terms].",
          "Return unused goods by post, or bring them to the counter [terms].",
        ],
        false: [
          "Return it within 14 days for a full refund [terms].",
          "Return unused goods within 14 days of delivery and get your money back [terms].",
          "You can return used goods within 14 days [terms].",
          "You can return goods after 14 days [terms].",
          "Not within 14 days [terms].",
          "You can return unused goods after more than 14 days [terms].",
          "Goods can be returned from 14 days after delivery [terms].",
          "Used goods can be returned by post or at the counter [terms].",
        ],
      },
      {
        question: "How long are gift cards valid, and until when can I cancel an appointment?",
        honest: [
          "Gift cards are valid for no less than three years [terms].",
          "Gift cards stay valid for three years or more [terms].",
          "You can cancel an appointment up to 24 hours before it [terms].",
          "An appointment can be cancelled at least 24 hours in advance [terms].",
        ],
        false: [
          "Gift cards are valid for at most three years [terms].",
          "Gift cards are valid for less than three years [terms].",
        ],
      },
      {
        question: "From what amount is an order delivered free?",
        honest: ["Orders of 60 euros or more are delivered free [terms].", "Above 60 euros delivery is free [terms]."],
        false: [
          "Orders up to 60 euros are delivered free [terms].",
          "Orders under 60 euros are delivered free [terms].",
        ],
      },
    ],
  ),
  de: trade(
    "de",
    "Unsere Bedingungen",
    `Die Garantie gilt zwei Jahre und deckt Materialfehler ab. Auf Akkus geben wir sechs Monate.

Ungebrauchte Ware können Sie innerhalb von 14 Tagen nach Erhalt zurückgeben. Wir reparieren keine Handys anderer Hersteller. Tablets reparieren wir.

Gutscheine gelten mindestens drei Jahre. Ab 60 Euro liefern wir kostenlos.`,
    [
      {
        question: "Reparieren Sie Handys anderer Hersteller?",
        honest: [
          "Nein [terms].",
          "Nein, leider nicht [terms].",
          "Nein, Handys anderer Hersteller reparieren wir nicht [terms].",
        ],
        false: ["Ja [terms].", "Ja, gerne [terms].", "Ja, das ist möglich [terms]."],
      },
      {
        question: "Wie lange kann ich Ware zurückgeben?",
        honest: [
          "Ungebrauchte Ware können Sie binnen 14 Tagen zurückgeben [terms].",
          "Sie haben 14 Tage ab Erhalt, um ungebrauchte Ware zurückzugeben [terms].",
          "Die Rückgabe ist bis 14 Tage nach Erhalt möglich, wenn die Ware ungebraucht ist [terms].",
          "Nach 14 Tagen ist keine Rückgabe mehr möglich [terms].",
        ],
        false: [
          "Gebrauchte Ware können Sie innerhalb von 14 Tagen zurückgeben [terms].",
          "Ware können Sie nach 14 Tagen zurückgeben [terms].",
          "Ungebrauchte Ware können Sie frühestens nach 14 Tagen zurückgeben [terms].",
        ],
      },
      {
        question: "Was deckt die Garantie ab, und wie lange gelten Gutscheine?",
        honest: [
          "Die Garantie deckt zwei Jahre lang Materialfehler ab [terms].",
          "Gutscheine gelten drei Jahre oder länger [terms].",
          "Materialfehler sind zwei Jahre lang abgedeckt, Akkus sechs Monate [terms].",
        ],
        false: [
          "Die Garantie deckt Materialfehler und Sturzschäden ab [terms].",
          "Gutscheine gelten höchstens drei Jahre [terms].",
        ],
      },
    ],
  ),
  fr: trade(
    "fr",
    "Nos conditions",
    `La garantie dure deux ans et couvre les défauts de matériel. Les batteries sont garanties six mois.

Les articles inutilisés peuvent être retournés dans les 14 jours après la livraison. Nous ne réparons pas les téléphones d'autres marques. Nous réparons les tablettes.

Les cartes cadeaux sont valables au moins trois ans.`,
    [
      {
        question: "Réparez-vous les téléphones d'autres marques ?",
        honest: ["Non [terms].", "Non, nous ne réparons pas les téléphones d'autres marques [terms]."],
        false: ["Oui [terms].", "Oui, bien sûr [terms]."],
      },
      {
        question: "Combien de jours ai-je pour retourner un article ?",
        honest: [
          "Vous pouvez retourner les articles inutilisés pendant 14 jours après la livraison [terms].",
          "Vous avez jusqu'à 14 jours après la livraison pour retourner un article inutilisé [terms].",
          "Les articles inutilisés peuvent être retournés sous 14 jours [terms].",
        ],
        false: [
          "Les articles inutilisés peuvent être retournés après 14 jours [terms].",
          "Les articles utilisés peuvent être retournés dans les 14 jours [terms].",
        ],
      },
      {
        question: "Que couvre la garantie, et combien de temps les cartes cadeaux sont-elles valables ?",
        honest: [
          "La garantie couvre les défauts de matériel pendant deux ans [terms].",
          "Les cartes cadeaux restent valables trois ans ou plus [terms].",
        ],
        false: [
          "La garantie couvre les défauts de matériel et la casse [terms].",
          "Les cartes cadeaux sont valables au maximum trois ans [terms].",
        ],
      },
    ],
  ),
};
