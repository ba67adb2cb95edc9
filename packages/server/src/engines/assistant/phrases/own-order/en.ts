import type { OrderPhrases } from "./order-phrases.ts";

export const en: OrderPhrases = {
  whichOrder: "Which order is it? Send me its number and the e-mail address it was placed with.",
  whichNumber: "What is the number of the order? It is in the e-mail that confirmed it.",
  whichEmail: (number) => `And which e-mail address was order **${number}** placed with?`,
  whereNumber:
    "The number is in the e-mail that confirmed the order. Without it and the e-mail address the order was placed with, I can't look it up.",
  notFound: (number, email) =>
    `I found no order **${number}** with the e-mail address ${email}. If one of them is different, send me the right one.`,
  tooOften: (time) => `That was tried too often. Orders can be looked up again in ${time}.`,
  unreachable: "I'm sorry, I can't look up orders right now. Please try again in a few minutes.",
  stands: (number, status) => `Order **${number}**: **${status}**.`,
  statuses: {
    received: "received",
    awaiting_payment: "waiting for payment",
    on_hold: "on hold",
    processing: "being prepared",
    partly_shipped: "partly shipped",
    shipped: "shipped",
    out_for_delivery: "out for delivery",
    ready_for_pickup: "ready to be picked up",
    delivered: "delivered",
    cancelled: "cancelled",
    returned: "returned",
    refunded: "refunded",
  },
  labels: { expected_at: "Expected", placed_at: "Placed", carrier: "Carrier", items: "Items" },
  more: (count) => `and ${count} more`,
  track: "Track the parcel",
};
