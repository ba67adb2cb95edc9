import type { OrderPhrases } from "./order-phrases.ts";

export const pt: OrderPhrases = {
  whichOrder: "De que encomenda se trata? Preciso do número e do endereço de e-mail com que foi feita.",
  whichNumber: "Qual é o número da encomenda? Está no e-mail de confirmação.",
  whichEmail: (number) => `E com que endereço de e-mail foi feita a encomenda **${number}**?`,
  whereNumber:
    "O número está no e-mail de confirmação. Sem ele e sem o endereço de e-mail da encomenda não a posso consultar.",
  notFound: (number, email) =>
    `Não encontrei nenhuma encomenda **${number}** com o e-mail ${email}. Se um dos dois for outro, basta enviar-me o certo.`,
  tooOften: (time) => `Houve demasiadas tentativas. As encomendas podem ser consultadas de novo dentro de ${time}.`,
  unreachable:
    "Lamento, de momento não consigo consultar encomendas. Dentro de alguns minutos deve voltar a funcionar.",
  stands: (number, status) => `Encomenda **${number}**: **${status}**.`,
  statuses: {
    received: "recebida",
    awaiting_payment: "a aguardar pagamento",
    on_hold: "em espera",
    processing: "em preparação",
    partly_shipped: "enviada em parte",
    shipped: "enviada",
    out_for_delivery: "em distribuição",
    ready_for_pickup: "pronta para levantamento",
    delivered: "entregue",
    cancelled: "cancelada",
    returned: "devolvida",
    refunded: "reembolsada",
  },
  labels: { expected_at: "Chegada prevista", placed_at: "Feita em", carrier: "Transportadora", items: "Artigos" },
  more: (count) => `e mais ${count}`,
  track: "Seguir a encomenda",
};
