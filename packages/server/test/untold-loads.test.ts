import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each<[string, string, string, string, string]>([
  ["en", "Shelf", "Load capacity", "shelf that holds 60 kg", "No load limit stated: **Shelf Basso**."],
  ["de", "Regal", "Traglast", "Regal mit 60 kg Traglast", "Keine Angabe zur Traglast: **Regal Basso**."],
  [
    "fr",
    "Étagère",
    "Charge maximale",
    "étagère qui supporte 60 kg",
    "Charge maximale non précisée : **Étagère Basso**.",
  ],
  ["es", "Estante", "Carga máxima", "estante que soporte 60 kg", "Carga máxima no indicada: **Estante Basso**."],
  [
    "it",
    "Scaffale",
    "Portata massima",
    "scaffale che regge 60 kg",
    "Portata massima non indicata: **Scaffale Basso**.",
  ],
  [
    "pt",
    "Prateleira",
    "Carga máxima",
    "prateleira que aguente 60 kg",
    "Carga máxima não indicada: **Prateleira Basso**.",
  ],
  ["nl", "Plank", "Draagvermogen", "plank die 60 kg draagt", "Geen draagvermogen vermeld: **Plank Basso**."],
  ["tr", "Raf", "Taşıma kapasitesi", "60 kg taşıyan raf", "Taşıma kapasitesi belirtilmemiş: **Raf Basso**."],
])(
  "%s: %s, %s: %s: what tells no load is named, and what carries less is not shown",
  async (locale, thing, load, message, told) => {
    await keepGoods(
      shop,
      {
        [`${thing} Norda`]: { attributes: { [load]: "40 kg" } },
        [`${thing} Titan`]: { attributes: { [load]: "80 kg" } },
        [`${thing} Basso`]: {},
      },
      locale,
    );
    const answer = await askLast(shop, message);
    expect(titlesOf(answer)).toEqual([`${thing} Basso`, `${thing} Titan`]);
    expect(answer.response).toContain(told);
  },
);
