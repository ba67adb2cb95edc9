import { describe, expect, test } from "vitest";
import { askLast, keepGoods, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: true, rate_limit: 10_000 });

interface Told {
  fuel: string;
  datum: [string, string];
  fireplace: string;
  content: string;
  /** Of the fuel, and of the fireplace. */
  asked: [string, string];
  exception: string;
  paying: [string, string];
}

const all: [string, Told][] = [
  [
    "en",
    {
      fuel: "Bioethanol Flamma",
      datum: ["Flammable", "yes"],
      fireplace: "Fireplace Nora",
      content:
        "## Delivery\n\nDelivery costs 5 € and takes 2 days; to the islands (Jersey, Guernsey) 6 days.\n\n## Flammable articles\n\nFlammable articles are not delivered to islands.\n\n## Cash on delivery\n\nCash on delivery is possible only up to 300 €.",
      asked: ["do you deliver bioethanol to Jersey?", "do you deliver the fireplace to Jersey?"],
      exception: "not delivered to islands",
      paying: ["cash on delivery 350 euro", "only up to 300"],
    },
  ],
  [
    "de",
    {
      fuel: "Bioethanol Flamma",
      datum: ["Gefahrgut", "ja"],
      fireplace: "Kamin Nora",
      content:
        "## Versand\n\nDer Versand kostet 5 € und dauert 2 Tage; auf die Inseln (Sylt, Föhr) 6 Tage.\n\n## Gefahrgut\n\nGefahrgut wird nicht auf Inseln geliefert.\n\n## Nachnahme\n\nNachnahme ist nur bis 300 Euro möglich.",
      asked: ["liefert ihr Bioethanol nach Sylt?", "liefert ihr den Kamin nach Sylt?"],
      exception: "nicht auf Inseln",
      paying: ["Nachnahme 350 Euro", "nur bis 300"],
    },
  ],
  [
    "fr",
    {
      fuel: "Bioéthanol Flamma",
      datum: ["Inflammable", "oui"],
      fireplace: "Cheminée Nora",
      content:
        "## Livraison\n\nLa livraison coûte 5 € et prend 2 jours ; dans les îles (Ouessant, Groix) 6 jours.\n\n## Articles inflammables\n\nLa livraison d'articles inflammables dans les îles n'est pas possible.\n\n## Contre remboursement\n\nLe paiement contre remboursement n'est possible que jusqu'à 300 €.",
      asked: ["livraison du bioéthanol à Groix ?", "livraison de la cheminée à Groix ?"],
      exception: "n'est pas possible",
      paying: ["contre remboursement 350 euros", "jusqu'à 300"],
    },
  ],
  [
    "es",
    {
      fuel: "Bioetanol Flamma",
      datum: ["Inflamable", "sí"],
      fireplace: "Chimenea Nora",
      content:
        "## Envío\n\nEl envío cuesta 5 € y tarda 2 días; a las islas (Ibiza, Menorca) 6 días.\n\n## Artículos inflamables\n\nEl envío de artículos inflamables a las islas no es posible.\n\n## Contra reembolso\n\nEl pago contra reembolso solo es posible hasta 300 €.",
      asked: ["¿hacen envío de bioetanol a Ibiza?", "¿hacen envío de la chimenea a Ibiza?"],
      exception: "no es posible",
      paying: ["contra reembolso 350 euros", "hasta 300"],
    },
  ],
  [
    "it",
    {
      fuel: "Bioetanolo Flamma",
      datum: ["Infiammabile", "sì"],
      fireplace: "Caminetto Nora",
      content:
        "## Consegna\n\nLa consegna costa 5 € e richiede 2 giorni; nelle isole (Sardegna, Sicilia) 6 giorni.\n\n## Articoli infiammabili\n\nGli articoli infiammabili non vengono spediti nelle isole.\n\n## Contrassegno\n\nIl contrassegno è possibile solo fino a 300 euro.",
      asked: ["spedite il bioetanolo in Sardegna?", "spedite il caminetto in Sardegna?"],
      exception: "non vengono spediti nelle isole",
      paying: ["contrassegno 350 euro", "fino a 300"],
    },
  ],
  [
    "pt",
    {
      fuel: "Bioetanol Flamma",
      datum: ["Inflamável", "sim"],
      fireplace: "Lareira Nora",
      content:
        "## Entrega\n\nA entrega custa 5 € e demora 2 dias; nas ilhas (Madeira, Açores) 6 dias.\n\n## Artigos inflamáveis\n\nA entrega de artigos inflamáveis nas ilhas não é possível.\n\n## À cobrança\n\nO pagamento à cobrança só é possível até 300 €.",
      asked: ["fazem entrega de bioetanol na Madeira?", "fazem entrega da lareira na Madeira?"],
      exception: "não é possível",
      paying: ["à cobrança 350 euros", "até 300"],
    },
  ],
  [
    "nl",
    {
      fuel: "Bio-ethanol Flamma",
      datum: ["Brandbaar", "ja"],
      fireplace: "Haard Nora",
      content:
        "## Levering\n\nDe levering kost € 5 en duurt 2 dagen; op de eilanden (Texel, Vlieland) 6 dagen.\n\n## Brandbare artikelen\n\nLevering van brandbare artikelen op de eilanden is niet mogelijk.\n\n## Rembours\n\nBetalen onder rembours kan alleen tot € 300.",
      asked: ["levering van bio-ethanol op Texel?", "levering van de haard op Texel?"],
      exception: "niet mogelijk",
      paying: ["rembours 350 euro", "alleen tot € 300"],
    },
  ],
  [
    "tr",
    {
      fuel: "Biyoetanol Flamma",
      datum: ["Yanıcı", "evet"],
      fireplace: "Şömine Nora",
      content:
        "## Teslimat\n\nTeslimat 5 € tutar ve 2 gün sürer; adalara (Bozcaada, Gökçeada) 6 gün.\n\n## Yanıcı ürünler\n\nYanıcı ürünlerin adalara teslimatı mümkün değil.\n\n## Kapıda ödeme\n\nKapıda ödeme yalnızca 300 €'ya kadar mümkündür.",
      asked: ["Biyoetanol Bozcaada teslimat var mı?", "Şömine Bozcaada teslimat var mı?"],
      exception: "mümkün değil",
      paying: ["kapıda ödeme 350 euro", "300"],
    },
  ],
];

describe("what a section excepts from a rule", () => {
  test.each(all)("%s: is told of what its own data call so, and of nothing else", async (locale, told) => {
    const { fuel, datum, fireplace, content, asked, exception, paying } = told;
    const goods: Goods = { [fuel]: { attributes: { [datum[0]]: datum[1] } }, [fireplace]: {} };
    await keepGoods(shop, goods, locale);
    await shop.app.admin("POST", `${shop.url}/documents`, { title: "FAQ", content, format: "markdown" });
    expect((await askLast(shop, asked[0])).response).toContain(exception);
    const { response } = await askLast(shop, asked[1]);
    expect(response).toMatch(/6/);
    expect(response).not.toContain(exception);
    expect((await askLast(shop, paying[0])).response).toContain(paying[1]);
  });

  test.each<[string, string, string]>([
    ["en", "bioethanol", "do you deliver it to Jersey?"],
    ["de", "Bioethanol", "liefert ihr das nach Sylt?"],
    ["it", "bioetanolo", "lo spedite in Sardegna?"],
  ])("%s: is told of what was shown: %s, %s", async (locale, thing, message) => {
    const { fuel, datum, content, exception } = all.find(([code]) => code === locale)![1];
    await keepGoods(shop, { [fuel]: { attributes: { [datum[0]]: datum[1] } }, Kolk: {} }, locale);
    await shop.app.admin("POST", `${shop.url}/documents`, { title: "FAQ", content, format: "markdown" });
    expect((await askLast(shop, thing, message)).response).toContain(exception);
  });

  test("is not told of what says that it is not so", async () => {
    const { content } = all[0]![1];
    await keepGoods(shop, { "Wax Flamma": { attributes: { Flammable: "no" }, description: "Not flammable." } }, "en");
    await shop.app.admin("POST", `${shop.url}/documents`, { title: "FAQ", content, format: "markdown" });
    expect((await askLast(shop, "do you deliver the wax to Jersey?")).response).toContain("6 days");
  });
});

test.each([
  "açılmış fındık ezmesi iade edilir mi?",
  "açılmış fındık ezmesi iade edilebilir mi?",
  "açılmış fındık ezmesini iade edebilir miyim?",
])("tr: whoever it is that gives goods back, the rule is told: %s", async (message) => {
  const content =
    "# İade\n\nÜrünleri 30 gün içinde iade edebilirsiniz.\n\n## İstisnalar\n\nAçılmış gıda ürünleri iade edilemez.";
  await keepGoods(shop, { "Fındık ezmesi": { category: "Kahvaltılık" }, "Kedi maması": { category: "Kedi" } }, "tr");
  await shop.app.admin("POST", `${shop.url}/documents`, { title: "İade", content, format: "markdown" });
  expect((await askLast(shop, message)).response).toContain("Açılmış gıda ürünleri iade edilemez.");
});
