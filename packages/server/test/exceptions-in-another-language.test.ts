import { beforeEach, expect, test } from "vitest";
import { askLast } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ rag_active: true, locale: "en", rate_limit: 10_000 });

const [RULE, EXCEPTION] = [
  "You can return everything within 30 days of the day on which it came to you.",
  "Opened pet food and opened groceries cannot be returned.",
];

beforeEach(async () => {
  const content = `# Returns\n\n${RULE}\n\n## Exceptions\n\n${EXCEPTION}\n\n# Delivery\n\nWe do not deliver to islands.`;
  await shop.app.admin("POST", `${shop.url}/documents`, { title: "Returns", content, format: "markdown" });
});

test.each([
  ["de", "Kann ich angebrochenes Hundefutter zurückgeben?"],
  ["fr", "puis-je retourner des croquettes entamées ?"],
  ["es", "¿puedo devolver pienso ya empezado?"],
  ["it", "posso restituire le crocchette già aperte?"],
  ["pt", "posso devolver ração já aberta?"],
  ["nl", "kan ik geopend hondenvoer terugsturen?"],
  ["tr", "açılmış mamayı iade edebilir miyim?"],
])("%s: what is excepted from a rule in another language is told with it: %s", async (_, message) => {
  const { response, citations, suggestions } = await askLast(shop, message);
  expect(response).toContain(EXCEPTION);
  expect(response).not.toContain("islands");
  expect(suggestions).not.toContain("Exceptions");
  expect(citations.map(({ quote }) => quote)).toContainEqual(expect.stringContaining(EXCEPTION));
});

test("what the answer tells already is not told again", async () => {
  for (const message of ["can I return opened pet food?", "kan ik open pet food terugsturen?"])
    expect((await askLast(shop, message)).response.split(EXCEPTION)).toHaveLength(2);
});

const SAID = {
  en: [
    "You can return anything within 30 days of delivery.",
    "Opened hygiene articles are excluded from exchange and refund.",
  ],
  de: [
    "Sie können alle Artikel innerhalb von 30 Tagen zurückgeben.",
    "Geöffnete Hygieneartikel sind vom Umtausch ausgeschlossen.",
  ],
  fr: [
    "Vous pouvez retourner tout article dans les 30 jours suivant la livraison.",
    "Les articles d'hygiène ouverts ne sont ni repris ni échangés.",
  ],
  es: [
    "Puede devolver cualquier artículo en un plazo de 30 días.",
    "No se admiten cambios de artículos de higiene abiertos.",
  ],
  it: [
    "Puoi restituire qualsiasi articolo entro 30 giorni.",
    "Gli articoli per l'igiene aperti non vengono rimborsati né cambiati.",
  ],
  pt: [
    "Pode devolver qualquer artigo no prazo de 30 dias após a entrega.",
    "Os artigos de higiene abertos não são trocados nem reembolsados.",
  ],
  nl: [
    "Je kunt alles binnen 30 dagen na levering retourneren.",
    "Geopende hygiëneartikelen worden niet teruggenomen of geruild.",
  ],
  tr: ["Tüm ürünleri teslimattan sonra 30 gün içinde iade edebilirsiniz.", "Açılmış hijyen ürünlerini geri almıyoruz."],
} as const;

test.each(Object.entries(SAID))(
  "%s: what is not taken back is excepted from a return, whatever that is called",
  async (locale, [rule, exception]) => {
    const { app } = shop;
    const tenant = await app.createTenant({ rag_active: true, locale, rate_limit: 10_000 });
    const url = `/api/admin/tenants/${tenant.slug}`;
    const content = `# 1\n\n${rule}\n\n## 2\n\n${exception}`;
    await app.admin("POST", `${url}/documents`, { title: "1", content, format: "markdown" });
    const asked = {
      en: "can I return an opened toothbrush?",
      es: "¿puedo devolver un cepillo de dientes abierto?",
      de: "kann ich eine benutzte Zahnbürste zurückgeben?",
    };
    for (const [code, message] of Object.entries(asked)) {
      if (code === locale) continue;
      const { response } = await askLast({ app, tenant, url }, message);
      expect(response, message).toContain(rule);
      expect(response, message).toContain(exception);
    }
  },
);
