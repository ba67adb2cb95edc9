import { expect, onTestFinished, test } from "vitest";
import { learn, startCrawling } from "./crawled-sites.ts";
import { expectProblem } from "./expect-problem.ts";
import { openSite } from "./sites.ts";
import { uploading } from "./upload-products.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ ecommerce_active: true });
const { send, ids, stored } = uploading(shop);

const table = "id;title;Preis alt;Preis neu\n1;Hat;7,00;5,00\n";
const query = (mapping: Record<string, string>): string =>
  `?currency=EUR&mapping=${encodeURIComponent(JSON.stringify(mapping))}`;

test.each(["", "&mode=replace", "&dry_run=true"])(
  "a mapping that names a column which the table has not is refused with those that it has (%s)",
  async (more) => {
    const mapping = query({ "Preis alt": "price", "Pries neu": "sale_price", Notiz: "nothing" });
    const reply = await shop.app.upload(`${shop.url}/products${mapping}${more}`, table, "text/csv");
    const { detail, errors } = expectProblem(reply, "validation_failed");
    expect(errors).toEqual([{ pointer: "/mapping", code: "unknown_column", detail: expect.any(String) }]);
    expect(detail).toContain('"Pries neu" and "Notiz"');
    expect(detail).toContain('"id", "title", "Preis alt", and "Preis neu"');
    expect(await ids()).toEqual([]);
  },
);

test("a mapping may write a column's name as it likes, and name one that no row says anything in", async () => {
  const mapping = query({ "preis ALT": "price", PREISNEU: "sale_price", Notiz: "nothing" });
  expect(await send(table.replace("neu\n", "neu;Notiz\n"), "text/csv", mapping)).toMatchObject({
    accepted: 1,
    failed: [],
  });
});

test("of XML it is told at the end which elements no product has", async () => {
  const feed = "<rss><channel><item><id>1</id><title>Hat</title><was>7 EUR</was></item></channel></rss>";
  const { accepted, failed } = await send(feed, "application/xml", query({ was: "price", now: "sale_price" }));
  expect(accepted).toBe(1);
  expect(failed).toMatchObject([{ code: "unknown_column", detail: expect.stringContaining('"now"') }]);
});

test("a source whose feed has lost a column brings the rest, and its job says so", async () => {
  const site = await openSite((_, reply) => {
    reply.writeHead(200, { "content-type": "text/csv" });
    reply.end(table);
  });
  onTestFinished(() => site.close());
  const app = await startCrawling([site]);
  const mapping = { "Preis alt": "price", Aktion: "sale_price" } as const;
  const { job } = await learn(app, await app.createTenant({ ecommerce_active: true }), {
    kind: "products",
    url: `${site.url}/feed.csv`,
    feed: { currency: "EUR", mapping },
  });
  expect(job).toMatchObject({
    state: "done",
    products: { read: 1, failed: 0 },
    failures_total: 1,
    failures: [{ url: "mapping", reason: expect.stringMatching(/"Aktion".*"Preis neu"/) }],
  });
});

const rowsOf = (...rows: string[]): string => ["id,title,price", ...rows, ""].join("\n");

test.each([
  ["1,Hat, blue,5 EUR", "The row has 4 cells, and the first row names 3 columns"],
  ["1,Hat, blue,", "The row has 4 cells, and the first row names 3 columns"],
])("a row with more cells than columns (%s) is told so, and not blamed for its price alone", async (row, reason) => {
  const { accepted, failed } = await send(rowsOf(row, "2,Cap,5 EUR"), "text/csv");
  expect(accepted).toBe(1);
  expect(failed).toMatchObject([{ line: 2, external_id: "1", detail: expect.stringContaining(reason) }]);
  expect(failed[0]?.detail).toMatch(/quotation marks/);
});

test("cells that are empty behind the last column, as spreadsheets write them, are nothing", async () => {
  expect(await send(rowsOf("1,Hat,5 EUR,", "2,Cap,5 EUR,,"), "text/csv")).toMatchObject({ accepted: 2, failed: [] });
  const { failed } = await send(rowsOf("3,Boot,free,"), "text/csv");
  expect(failed[0]?.detail).toContain('The price "free"');
});

/** What shops of each language call the columns of a table, each line of them in the order of `row`. */
const headers: Record<string, string[]> = {
  en: [
    "Product ID;Product name;Brand;Description;Price;Sale price;Currency;Stock;Product URL;Image URL;EAN;Category;Rating;Review count;Colour;Size",
    "Item number;Title;Manufacturer;Long description;List price;Special price;Currency code;Quantity;Link;Main image;Barcode;Product category;Average rating;Number of reviews;Color;Size",
  ],
  de: [
    "Artikelnummer;Bezeichnung;Marke;Beschreibung;Preis;Angebotspreis;Währung;Bestand;Link;Bild;EAN;Kategorie;Bewertung;Anzahl Bewertungen;Farbe;Größe",
    "Art.-Nr.;Artikelname;Hersteller;Kurzbeschreibung;Verkaufspreis;Aktionspreis;Währung;Lagerbestand;Produktlink;Bild-URL;GTIN;Warengruppe;Durchschnittsbewertung;Bewertungen;Farbe;Grösse",
  ],
  fr: [
    "Référence;Nom du produit;Marque;Description;Prix;Prix promo;Devise;Quantité;Lien;Image;EAN;Catégorie;Note;Nombre d'avis;Couleur;Taille",
    "Code article;Désignation;Fabricant;Descriptif;Prix TTC;Prix soldé;Devise;Stock;URL du produit;Lien image;Code-barres;Rubrique;Note moyenne;Avis;Couleur;Taille",
  ],
  es: [
    "Referencia;Nombre;Marca;Descripción;Precio;Precio de oferta;Moneda;Existencias;Enlace;Imagen;EAN;Categoría;Valoración;Opiniones;Color;Talla",
    "Código;Título;Fabricante;Descripción;PVP;Precio rebajado;Divisa;Stock;URL del producto;URL de imagen;Código de barras;Familia;Puntuación;Número de reseñas;Color;Tamaño",
  ],
  it: [
    "Codice;Nome prodotto;Marca;Descrizione;Prezzo;Prezzo scontato;Valuta;Giacenza;Link;Immagine;EAN;Categoria;Valutazione;Recensioni;Colore;Taglia",
    "Codice prodotto;Titolo;Produttore;Descrizione;Prezzo di vendita;Prezzo in offerta;Valuta;Quantità;URL prodotto;URL immagine;Codice a barre;Categoria;Voto;Numero recensioni;Colore;Taglia",
  ],
  pt: [
    "Código;Nome do produto;Marca;Descrição;Preço;Preço promocional;Moeda;Estoque;Link;Imagem;EAN;Categoria;Avaliação;Avaliações;Cor;Tamanho",
    "Referência;Título;Fabricante;Descrição;Preço de venda;Preço com desconto;Moeda;Quantidade;URL do produto;URL da imagem;Código de barras;Categoria;Classificação;Número de avaliações;Cor;Tamanho",
  ],
  nl: [
    "Artikelnummer;Productnaam;Merk;Omschrijving;Prijs;Aanbiedingsprijs;Valuta;Voorraad;Link;Afbeelding;EAN;Categorie;Beoordeling;Aantal beoordelingen;Kleur;Maat",
    "Productcode;Titel;Fabrikant;Beschrijving;Verkoopprijs;Actieprijs;Munteenheid;Aantal;Product-URL;Afbeeldings-URL;Streepjescode;Rubriek;Gemiddelde beoordeling;Beoordelingen;Kleur;Maat",
  ],
  tr: [
    "Ürün kodu;Ürün adı;Marka;Açıklama;Fiyat;İndirimli fiyat;Para birimi;Stok;Ürün linki;Resim;Barkod;Kategori;Puan;Yorum sayısı;Renk;Beden",
    "Stok kodu;Başlık;Üretici;Ürün açıklaması;Satış fiyatı;Kampanya fiyatı;Döviz;Stok adedi;Link;Görsel;Barkod;Ürün kategorisi;Ortalama puan;Yorumlar;Renk;Beden",
  ],
};

const row =
  "7;Hat;Fell;A warm hat.;20,00;15,00;EUR;3;https://shop.example/7;https://shop.example/7.png;4006381333931;Hats;4,5;12;red;M";

test.each(Object.entries(headers).flatMap(([code, lines]) => lines.map((line) => [code, line])))(
  "in %s the columns are known without being told: %s",
  async (_, line) => {
    expect(await send(`${line}\n${row}\n`, "text/csv")).toMatchObject({ accepted: 1, failed: [] });
    expect(await stored()).toMatchObject([
      {
        id: "7",
        title: "Hat",
        brand: "Fell",
        description: "A warm hat.",
        price: { amount: "20.00", currency: "EUR" },
        sale_price: { amount: "15.00", currency: "EUR" },
        availability: "in_stock",
        url: "https://shop.example/7",
        image_url: "https://shop.example/7.png",
        gtin: "4006381333931",
        category: "Hats",
        rating: 4.5,
        options: { color: "red", size: "M" },
        attributes: { reviews: 12 },
      },
    ]);
  },
);
