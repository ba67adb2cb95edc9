import type { OrderPhrases } from "./order-phrases.ts";

export const fr: OrderPhrases = {
  whichOrder:
    "De quelle commande s'agit-il ? Il me faut son numéro et l'adresse e-mail avec laquelle elle a été passée.",
  whichNumber: "Quel est le numéro de la commande ? Il figure dans l'e-mail de confirmation.",
  whichEmail: (number) => `Et avec quelle adresse e-mail la commande **${number}** a-t-elle été passée ?`,
  whereNumber:
    "Le numéro figure dans l'e-mail de confirmation. Sans lui et sans l'adresse e-mail de la commande, je ne peux pas la consulter.",
  notFound: (number, email) =>
    `Je n'ai trouvé aucune commande **${number}** avec l'adresse e-mail ${email}. Si l'un des deux est différent, il suffit de m'envoyer le bon.`,
  tooOften: (time) => `Il y a eu trop d'essais. Les commandes pourront de nouveau être consultées dans ${time}.`,
  unreachable:
    "Désolé, je ne peux pas consulter les commandes pour le moment. Cela devrait aller de nouveau dans quelques minutes.",
  stands: (number, status) => `Commande **${number}** : **${status}**.`,
  statuses: {
    received: "reçue",
    awaiting_payment: "en attente de paiement",
    on_hold: "en attente",
    processing: "en préparation",
    partly_shipped: "partiellement expédiée",
    shipped: "expédiée",
    out_for_delivery: "en cours de livraison",
    ready_for_pickup: "prête à être retirée",
    delivered: "livrée",
    cancelled: "annulée",
    returned: "retournée",
    refunded: "remboursée",
  },
  labels: { expected_at: "Livraison prévue", placed_at: "Passée le", carrier: "Transporteur", items: "Articles" },
  more: (count) => `et ${count} de plus`,
  track: "Suivre le colis",
};
