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
/** "2 x 6 x 0.33 l", "330 ml x 6": nobody can tell how many. */
const SEVERAL_TWICE = /\d\s*[x×]\s*\d{1,3}\s*[x×]\s*$/iu;
const SEVERAL_BEHIND = /^\s*[x×]\s*\d/iu;
/** "6 pack", "6er Pack", "12 bottles", "2-pack", and "case of 24": whether an amount beside it is of one or of all nobody can tell. */
const PACK =
  /\d\s*-?\s*(?:er\b|['’]?l[ıiuü](?!\p{L})|(?:multi)?pac?k(?!\p{L})|packs|pk\b|pieces?|pcs|cans|bottles|tins|dosen|flaschen|stück|pakete|packungen|pièces?|bouteilles|canettes|paquets|piezas|botellas|latas|paquetes|pezzi|bottiglie|lattine|confezioni|peças|garrafas|pacotes|unidades|stuks|flessen|blikjes|pakken|adet|şişe|paket)|(?:pack|case|box|set|bundle|tray|carton|crate|lot|paquet|caisse|caja|paquete|confezione|cassa|caixa|pacote|pak|doos|krat|kiste|kasten|karton|paket|koli)\s+(?:(?:of|de|da|di|van|von|mit|à)\s+)?\d/iu;
/** What differs by more is told twofold. */
const NEAR = 0.02;

/** How much of it is in a product, in the unit that all of its kind are compared in; null: it is not told, or twofold. */
export function contentOf({ card, attributes }: FoundProduct, base: string): number | null {
  const told = Object.entries(attributes).flatMap(([name, value]) =>
    holdsPhrase(foldedWords(name), content) ? amountsIn(name, value, base) : [],
  );
  const values = card.options.flatMap(({ value }) => value ?? []);
  if ([card.title, ...values].some(isOfSeveral)) return null;
  const own = values.flatMap((value) => amountsOf(value, base));
  const all = [...told, ...own, ...amountsOf(card.title, base)];
  const [first] = all;
  return first !== undefined && first > 0 && all.every((one) => Math.abs(one - first) <= first * NEAR) ? first : null;
}

/** Whether a text may tell of several in one without saying how much all of them are. */
function isOfSeveral(text: string): boolean {
  const amounts = quantitiesIn(text);
  const besides = amounts
    .toReversed()
    .reduce((left, { start, end }) => `${left.slice(0, start)}…${left.slice(end)}`, text);
  return (
    PACK.test(besides) ||
    amounts.some(({ start, end }) => SEVERAL_TWICE.test(text.slice(0, start)) || SEVERAL_BEHIND.test(text.slice(end)))
  );
}

const amountsIn = (name: string, value: unknown, base: string): number[] =>
  typeof value === "string"
    ? amountsOf(value, base)
    : quantitiesTold(name, value).flatMap((one) => (one.base === base ? one.value : []));

const amountsOf = (text: string, base: string): number[] =>
  quantitiesIn(text)
    .filter((one) => one.base === base)
    .map(({ value, start }) => value * Number(SEVERAL.exec(text.slice(0, start))?.[1] ?? 1));
