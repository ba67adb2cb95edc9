import type { OrderPhrases } from "./order-phrases.ts";

export const it: OrderPhrases = {
  whichOrder: "Di quale ordine si tratta? Mi servono il numero e l'indirizzo e-mail con cui è stato fatto.",
  whichNumber: "Qual è il numero dell'ordine? Si trova nell'e-mail di conferma.",
  whichEmail: (number) => `E con quale indirizzo e-mail è stato fatto l'ordine **${number}**?`,
  whereNumber:
    "Il numero si trova nell'e-mail di conferma. Senza il numero e l'indirizzo e-mail dell'ordine non posso consultarlo.",
  notFound: (number, email) =>
    `Non ho trovato nessun ordine **${number}** con l'indirizzo e-mail ${email}. Se uno dei due è diverso, basta mandarmi quello giusto.`,
  tooOften: (time) => `Ci sono stati troppi tentativi. Gli ordini si potranno consultare di nuovo tra ${time}.`,
  unreachable:
    "Mi dispiace, al momento non posso consultare gli ordini. Tra qualche minuto dovrebbe essere di nuovo possibile.",
  stands: (number, status) => `Ordine **${number}**: **${status}**.`,
  statuses: {
    received: "ricevuto",
    awaiting_payment: "in attesa di pagamento",
    on_hold: "in sospeso",
    processing: "in preparazione",
    partly_shipped: "spedito in parte",
    shipped: "spedito",
    out_for_delivery: "in consegna",
    ready_for_pickup: "pronto per il ritiro",
    delivered: "consegnato",
    cancelled: "annullato",
    returned: "restituito",
    refunded: "rimborsato",
  },
  labels: { expected_at: "Arrivo previsto", placed_at: "Fatto il", carrier: "Corriere", items: "Articoli" },
  more: (count) => `e altri ${count}`,
  track: "Segui il pacco",
};
