import type { OrderPhrases } from "./order-phrases.ts";

export const de: OrderPhrases = {
  whichOrder:
    "Um welche Bestellung geht es? Zum Nachsehen brauche ich ihre Nummer und die E-Mail-Adresse, mit der sie aufgegeben wurde.",
  whichNumber: "Wie lautet die Bestellnummer? Sie steht in der E-Mail, die die Bestellung bestätigt hat.",
  whichEmail: (number) => `Und mit welcher E-Mail-Adresse wurde die Bestellung **${number}** aufgegeben?`,
  whereNumber:
    "Die Nummer steht in der E-Mail, die die Bestellung bestätigt hat. Ohne sie und die E-Mail-Adresse der Bestellung kann ich nicht nachsehen.",
  notFound: (number, email) =>
    `Eine Bestellung **${number}** mit der E-Mail-Adresse ${email} habe ich nicht gefunden. Stimmt eines von beiden nicht, genügt mir das richtige.`,
  tooOften: (time) => `Das wurde zu oft versucht. In ${time} können Bestellungen wieder nachgesehen werden.`,
  unreachable:
    "Es tut mir leid, gerade kann ich keine Bestellungen nachsehen. In ein paar Minuten geht es vielleicht wieder.",
  stands: (number, status) => `Bestellung **${number}**: **${status}**.`,
  statuses: {
    received: "eingegangen",
    awaiting_payment: "wartet auf Zahlung",
    on_hold: "angehalten",
    processing: "in Bearbeitung",
    partly_shipped: "teilweise verschickt",
    shipped: "verschickt",
    out_for_delivery: "wird heute zugestellt",
    ready_for_pickup: "bereit zur Abholung",
    delivered: "zugestellt",
    cancelled: "storniert",
    returned: "zurückgeschickt",
    refunded: "erstattet",
  },
  labels: { expected_at: "Voraussichtlich da", placed_at: "Bestellt am", carrier: "Versand mit", items: "Artikel" },
  more: (count) => `und ${count} weitere`,
  track: "Sendung verfolgen",
};
