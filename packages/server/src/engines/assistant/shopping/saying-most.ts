import { contentsNamed } from "../../wishes/contents-asked.ts";
import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase, phrasesIn } from "../../wording/phrase-set.ts";
import { toldBy, type Told } from "../finding/told-by.ts";
import type { CatalogueTool, FoundProduct } from "../tools.ts";

/** What shops call what is in a thing. */
const contents = phrasesIn(
  "allergens | allergen | contains | ingredients | composition | material | materials | Allergene | enthält | Zutaten | Inhaltsstoffe | Zusammensetzung | Materialien | allergènes | contient | ingrédients | matériau | matériaux | matière | alérgenos | contiene | ingredientes | composición | materiales | allergeni | ingredienti | composizione | materiale | alergénios | alérgenos | contém | composição | materiais | allergenen | bevat | ingrediënten | samenstelling | materiaal | alerjenler | içindekiler | içerik | malzeme",
);

/**
 * What of a product tells most plainly that a thing is there, or that it is not: what calls it by its name before what only is made
 * of it, "cheese" of milk, and of these what lists what is in it.
 */
export function sayingMost(
  product: FoundProduct,
  thing: string,
  as: "there" | "free",
  { saysOf }: Pick<CatalogueTool, "saysOf">,
): Told | undefined {
  const own = new Set(contentsNamed(foldedWords(thing)).flatMap(({ names }) => names.map((one) => one.thing)));
  const isByName = ({ said }: Told): boolean =>
    contentsNamed(foldedWords(said)).some(({ names }) => names.some((one) => own.has(one.thing)));
  const isOfContents = ({ name }: Told): boolean => name !== null && holdsPhrase(foldedWords(name), contents);
  const weight = (one: Told): number => 2 * Number(isByName(one)) + Number(isOfContents(one));
  return toldBy(product)
    .filter(({ said }) => saysOf(said, thing) === as)
    .toSorted((one, other) => weight(other) - weight(one))[0];
}
