import type { OrderPhrases } from "./order-phrases.ts";

export const nl: OrderPhrases = {
  whichOrder: "Om welke bestelling gaat het? Ik heb het nummer nodig en het e-mailadres waarmee ze is geplaatst.",
  whichNumber: "Wat is het bestelnummer? Het staat in de e-mail die de bestelling bevestigde.",
  whichEmail: (number) => `En met welk e-mailadres is bestelling **${number}** geplaatst?`,
  whereNumber:
    "Het nummer staat in de e-mail die de bestelling bevestigde. Zonder dat en het e-mailadres van de bestelling kan ik haar niet opzoeken.",
  notFound: (number, email) =>
    `Ik heb geen bestelling **${number}** gevonden met het e-mailadres ${email}. Klopt een van beide niet, dan is het juiste genoeg.`,
  tooOften: (time) => `Dit is te vaak geprobeerd. Over ${time} kunnen bestellingen weer worden opgezocht.`,
  unreachable: "Het spijt me, ik kan nu geen bestellingen opzoeken. Over een paar minuten lukt het vast weer.",
  stands: (number, status) => `Bestelling **${number}**: **${status}**.`,
  statuses: {
    received: "ontvangen",
    awaiting_payment: "wacht op betaling",
    on_hold: "aangehouden",
    processing: "in behandeling",
    partly_shipped: "deels verzonden",
    shipped: "verzonden",
    out_for_delivery: "wordt vandaag bezorgd",
    ready_for_pickup: "klaar om op te halen",
    delivered: "bezorgd",
    cancelled: "geannuleerd",
    returned: "teruggestuurd",
    refunded: "terugbetaald",
  },
  labels: { expected_at: "Verwacht", placed_at: "Besteld op", carrier: "Vervoerder", items: "Artikelen" },
  more: (count) => `en nog ${count}`,
  track: "Pakket volgen",
};
