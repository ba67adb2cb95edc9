import { quantitiesIn } from "../../wishes/quantities.ts";
import { quantitiesTold } from "../../wishes/quantities-told.ts";
import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase, phrasesIn } from "../../wording/phrase-set.ts";
import type { FoundProduct } from "../tools.ts";

/** What shops call how much is in a thing. */
const content = phrasesIn(
  "content | contents | net content | net weight | quantity | size | weight | volume | capacity | Inhalt | Inhaltsmenge | Füllmenge | Füllgewicht | Nettogewicht | Nettoinhalt | Menge | Gewicht | Größe | contenu | contenance | poids net | poids | quantité | format | taille | contenido | contenido neto | peso neto | peso | cantidad | tamaño | contenuto | contenuto netto | peso netto | quantità | formato | conteúdo | peso líquido | quantidade | tamanho | inhoud | netto inhoud | nettogewicht | gewicht | hoeveelheid | içerik | net ağırlık | net miktar | miktar | ağırlık | hacim",
);
/** "6 x 0.33 l": several in one. */
const SEVERAL = /(\d{1,3})\s*[x×]\s*$/iu;
/** What differs by more is told twofold. */
const NEAR = 0.02;

/** How much of it is in a product, in the unit that all of its kind are compared in; null: it is not told, or twofold. */
export function contentOf({ card, attributes }: FoundProduct, base: string): number | null {
  const told = Object.entries(attributes).flatMap(([name, value]) =>
    holdsPhrase(foldedWords(name), content) ? amountsIn(name, value, base) : [],
  );
  const own = card.options.flatMap(({ value }) => (value === null ? [] : amountsOf(value, base)));
  const all = [...told, ...own, ...amountsOf(card.title, base)];
  const [first] = all;
  return first !== undefined && first > 0 && all.every((one) => Math.abs(one - first) <= first * NEAR) ? first : null;
}

const amountsIn = (name: string, value: unknown, base: string): number[] =>
  typeof value === "string"
    ? amountsOf(value, base)
    : quantitiesTold(name, value).flatMap((one) => (one.base === base ? one.value : []));

const amountsOf = (text: string, base: string): number[] =>
  quantitiesIn(text)
    .filter((one) => one.base === base)
    .map(({ value, start }) => value * Number(SEVERAL.exec(text.slice(0, start))?.[1] ?? 1));
