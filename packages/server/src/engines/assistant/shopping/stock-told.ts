import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import { fold, foldedWords, wordsIn } from "../../wording/fold.ts";
import { languages } from "../said/languages.ts";
import { partsBetweenMarks, toldOf, type NumbersOf } from "./marked-parts.ts";
import { polarityOf } from "../written/grounding/polarity.ts";

type Availability = ProductCard["availability"];

/** How stock is told, beside the shop's own words for it; "can be had" holds of all that is not sold out. Folded, the longest first. */
const said: Record<Availability | "to be had", string[]> = {
  out_of_stock: phrases(
    "out of stock|sold out|unavailable|ausverkauft|vergriffen|épuisé|épuisée|épuisés|épuisées|rupture de stock|en rupture|indisponible|indisponibles|agotado|agotada|agotados|agotadas|sin stock|sin existencias|esaurito|esaurita|esauriti|esaurite|indisponibile|indisponibili|esgotado|esgotada|esgotados|esgotadas|sem stock|fora de stock|sem estoque|fora de estoque|indisponível|uitverkocht|tükendi|tükenmiş|stokta yok|stokta kalmadı",
  ),
  preorder: phrases(
    "pre order|preorder|vorbestellbar|vorbestellen|précommande|preventa|preordine|pré venda|ön sipariş",
  ),
  backorder: phrases("back order|backorder|nachbestellt|réapprovisionnement|riassortimento|nabestelling"),
  in_stock: phrases(
    "in stock|on stock|on hand|auf lager|vorrätig|en stock|en existencia|in magazzino|em stock|em estoque|op voorraad|stokta|stoklarda",
  ),
  "to be had": phrases(
    "ready to ship|available|lieferbar|verfügbar|erhältlich|disponible|disponibles|disponibile|disponibili|disponível|disponíveis|leverbaar|beschikbaar|verkrijgbaar|mevcut",
  ),
};
for (const { phrases: own } of languages)
  for (const [name, phrase] of Object.entries(own.availability) as [Availability, string][])
    if (!Object.values(said).some((some) => some.includes(` ${fold(phrase)} `))) said[name].push(` ${fold(phrase)} `);

function phrases(list: string): string[] {
  return list
    .split("|")
    .map((phrase) => ` ${fold(phrase)} `)
    .sort((one, other) => other.length - one.length);
}

/** French denies with both, of which either may be elided. Folded. */
export const alsoDenies = wordsIn("ne n");
/** Where what is told of a product may end. */
export const clauseEnd =
  /[,;:.!?](?=\s|$)|\s(?:and|but|while|und|aber|während|et|mais|y|e|pero|ma|mas|maar|ve|ama)\s/giu;

/**
 * Whether what a sentence says of stock holds of the products that its marks name, as their cards have it; of several under one
 * mark, of one of them; what follows names joined by "and", or says "both", of each.
 */
export function tellsTheirStock(
  sentence: string,
  numbersOf: NumbersOf,
  stockOf: (number: number) => Availability[],
): boolean {
  const parts = partsBetweenMarks(sentence, numbersOf, tellsStock);
  return parts.every((part) =>
    part.text.split(clauseEnd).every((clause) => {
      const { numbers, isOfEach } = toldOf(clause, part, parts);
      const stocks = numbers.flatMap(stockOf);
      if (stocks.length === 0) return true;
      return isOfEach ? stocks.every((stock) => isTrue(clause, [stock])) : isTrue(clause, stocks);
    }),
  );
}

/** A text without the clauses that tell stock. */
export const withoutStock = (text: string): string =>
  text
    .split(clauseEnd)
    .filter((clause) => !tellsStock(clause))
    .join(", ");

const tellsStock = (text: string): boolean => toldIn(text).told.length > 0;

function isTrue(clause: string, stocks: Availability[]): boolean {
  const { told, rest } = toldIn(clause);
  if (told.length === 0) return true;
  const words = rest.split(" ").filter(Boolean);
  const isDenied = polarityOf(words).isDenied || words.some((word) => alsoDenies.has(word));
  // "Available for pre-order".
  const tells = told.length > 1 ? told.filter((name) => name !== "to be had") : told;
  return tells.every((name) =>
    stocks.some((stock) => {
      if (name !== "to be had") return (name === stock) !== isDenied;
      return isDenied ? stock !== "in_stock" : stock !== "out_of_stock";
    }),
  );
}

/** What a clause tells of stock, and what else it says. */
function toldIn(clause: string): { told: (Availability | "to be had")[]; rest: string } {
  let rest = ` ${foldedWords(clause).join(" ")} `;
  const told: (Availability | "to be had")[] = [];
  for (const [name, some] of Object.entries(said) as [Availability | "to be had", string[]][])
    for (const phrase of some)
      if (rest.includes(phrase)) {
        told.push(name);
        rest = rest.replaceAll(phrase, " ");
      }
  return { told, rest };
}
