import { beforeEach, expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({
  default_mode: "ecommerce",
  ecommerce_active: true,
  rate_limit: 10_000,
  escalation: { enabled: true },
});

beforeEach(async () => {
  await keepGoods(shop, { "Bouilloire Alba": {} }, "fr");
  const documents = {
    Retours:
      "# Retours\n\nVous avez 30 jours.\n\n## Comment faire un retour\n\n1. Ouvrez « Mes commandes » et choisissez l'article.\n2. Déposez le colis en point relais.",
    "Suivre une commande": "# Suivre une commande\n\nLe lien de suivi est dans l'e-mail d'expédition.",
  };
  for (const [title, content] of Object.entries(documents))
    await shop.app.admin("POST", `${shop.url}/documents`, { title, format: "markdown", content });
});

test.each(["je veux parler a quelqun", "parler a quelquun", "je voudrais parler à qqn"])(
  "a person is offered: %s",
  async (said) => expect((await askLast(shop, said)).kind).toBe("handoff"),
);

test.each([
  "ma commande est pas arrivée",
  "ma commande n'est pas arrivée",
  "commande pas arrivée",
  "mon colis n'est toujours pas arrivé",
])("who misses an order is told where it is to be seen, and not how to return one: %s", async (said) => {
  const { response } = await askLast(shop, said);
  expect(response).not.toContain("point relais");
  expect(response).toContain("lien de suivi");
});
