import type { Availability } from "@widget-chat/contract/product-card.ts";

/** How feeds and shops say whether a product is there: in small letters, without accents and what parts the words. */
const words: Record<Availability, string> = {
  in_stock:
    "instock available yes true y ja oui si sim evet auflager lieferbar verfugbar sofortlieferbar vorratig enstock disponible enexistencia disponibile inmagazzino opvoorraad beschikbaar emestoque disponivel stokta mevcut var limitedavailability onlineonly instoreonly availablefororder lowstock",
  out_of_stock:
    "outofstock notavailable unavailable no false n nein non nao hayir soldout discontinued nichtauflager nichtlieferbar nichtverfugbar nichtvorratig ausverkauft vergriffen rupturedestock enrupture epuise indisponible agotado sinexistencias nodisponible nondisponibile esaurito nietopvoorraad uitverkocht nietbeschikbaar esgotado indisponivel semestoque stoktayok tukendi yok reserved",
  preorder:
    "preorder presale vorbestellbar vorbestellung precommande preventa preordine prevenda voorbestelling onsiparis comingsoon",
  backorder:
    "backorder onbackorder nachbestellt madetoorder backordered bajopedido surcommande suordinazione sobencomenda inbestelling",
};
const known = new Map(
  Object.entries(words).flatMap(([availability, all]) =>
    all.split(" ").map((word): [string, Availability] => [word, availability as Availability]),
  ),
);

/** A number of pieces as shops tell it: "12", "10+", "> 10", "1 200", "1,000,000"; "0.5" of what is sold by weight. */
const PIECES = /^(?:-|[>≥]=?\s?)?\d{1,15}(?:[.,'’\s]\d{1,15}){0,5}\s?\+?$/;

/** "in stock", "https://schema.org/InStock", "auf Lager", `12`; null: nobody can tell. */
export function readAvailability(text: string): Availability | null {
  const given = text.trim();
  if (PIECES.test(given)) return /[1-9]/.test(given) && !given.startsWith("-") ? "in_stock" : "out_of_stock";
  const word = given
    .replace(/^https?:\/\/schema\.org\//i, "")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "");
  return known.get(word) ?? null;
}
