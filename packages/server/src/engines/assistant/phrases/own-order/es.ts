import type { OrderPhrases } from "./order-phrases.ts";

export const es: OrderPhrases = {
  whichOrder: "¿De qué pedido se trata? Necesito su número y el correo electrónico con el que se hizo.",
  whichNumber: "¿Cuál es el número del pedido? Está en el correo de confirmación.",
  whichEmail: (number) => `¿Y con qué correo electrónico se hizo el pedido **${number}**?`,
  whereNumber:
    "El número está en el correo de confirmación. Sin él y sin el correo electrónico del pedido no puedo consultarlo.",
  notFound: (number, email) =>
    `No he encontrado ningún pedido **${number}** con el correo ${email}. Si uno de los dos es otro, basta con enviarme el correcto.`,
  tooOften: (time) => `Se ha intentado demasiadas veces. Los pedidos se podrán consultar de nuevo en ${time}.`,
  unreachable: "Lo siento, ahora mismo no puedo consultar pedidos. En unos minutos debería funcionar de nuevo.",
  stands: (number, status) => `Pedido **${number}**: **${status}**.`,
  statuses: {
    received: "recibido",
    awaiting_payment: "pendiente de pago",
    on_hold: "en espera",
    processing: "en preparación",
    partly_shipped: "enviado en parte",
    shipped: "enviado",
    out_for_delivery: "en reparto",
    ready_for_pickup: "listo para recoger",
    delivered: "entregado",
    cancelled: "cancelado",
    returned: "devuelto",
    refunded: "reembolsado",
  },
  labels: { expected_at: "Llegada prevista", placed_at: "Hecho el", carrier: "Transportista", items: "Artículos" },
  more: (count) => `y ${count} más`,
  track: "Seguir el paquete",
};
