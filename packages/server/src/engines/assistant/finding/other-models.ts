import type { Filter } from "../../wishes/wish.ts";
import { fold, foldedWords, wordsIn } from "../../wording/fold.ts";
import { goodsWords } from "../said/question.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import type { Words } from "../words/words.ts";
import { READ_OF_EACH } from "./for-age.ts";
import { looseGradesIn, modelsNamed, type ModelNamed } from "./models-named.ts";
import { toldBy, type Told } from "./told-by.ts";
import { uncounted } from "./uncounted.ts";

/** Grades that say of a word behind them how much it is so, too. */
const howMuch = wordsIn("ultra super plus air mini");
/** Grades that are plain words where they stand behind no figure: "se adapte", "plus solide", "max protection". */
const plain = wordsIn("se plus super max air");
/** So much of a word is the same in its forms. */
const STEM = 4;

/**
 * What was found for something that goes with a model, without what names that model by a shorter or a longer name alone: a case for
 * the iPhone 15 is none for the 15 Pro. Of the models themselves the nearest is shown, and what it is not called is said. Where it
 * may be no model, "tent for 4 ultra light", or a word no grade of it, "iPhone 15 case ultra thin", all is left as it was found.
 */
export function withoutOtherModels(found: FoundProducts, sentence: string, words: Words): FoundProducts {
  const [model, ...more] = modelsNamed(sentence).filter(({ name, isOfLine }) => isOfLine || name === "");
  if (!model || model.grades === null || more.length > 0) return found;
  // "Pro case for iPhone 15" tells its grade elsewhere; an "ultra thin" one for the 15 Pro tells none but that.
  const loose = looseGradesIn(sentence).filter((one) => !plain.has(one));
  if (loose.some((one) => model.grades === "" || !howMuch.has(one))) return found;
  const all = found.products.map((product) => ({ product, ...modelsOf(product, model) }));
  const isOfLines = model.isOfLine || all.some(({ isOfLine }) => isOfLine);
  if (!isOfLines || isHowMuch() || all.every(({ other }) => other === null)) return found;
  const right = all.filter(({ isThis }) => isThis);
  if (isModelItself()) return right.length > 0 ? found : { ...found, without: withoutWords(model.grades) };
  const rest = uncounted(found);
  // What names no model at all may go with any.
  const left = all.filter(({ isThis, namesAny }) => isThis || !namesAny).map(({ product }) => product);
  if (right.length > 0) return { ...rest, products: left };
  if (left.length > 0)
    return { ...rest, products: left, without: withoutWords(`${model.name} ${model.figure} ${model.grades}`) };
  const nearest = all.find(({ other }) => other !== null)!;
  return {
    ...rest,
    products: [],
    answerable: { score: 0, decision: "no_answer" },
    notFor: { title: nearest.product.card.title, ...nearest.other! },
  };

  /** "iPhone 15 ultra thin" says how thin, if goods are not called so; "S24 ultra case" names what all of them are. */
  function isHowMuch(): boolean {
    const [next] = foldedWords(sentence.slice(model!.end));
    if (next === undefined || !model!.grades!.split(" ").some((one) => howMuch.has(one))) return false;
    return all.some(({ product, namesAny }) => namesAny && !fold(product.card.title).includes(next.slice(0, STEM)));
  }

  /** "Acme iPhone 15 Pro 256 GB" names no case. */
  function isModelItself(): boolean {
    const brands = new Set(found.products.flatMap(({ card }) => foldedWords(card.brand ?? "")));
    const own = new Set(foldedWords(`${model!.name} ${sentence.slice(model!.start, model!.end)}`));
    return goodsWords(sentence, words)
      .flatMap(foldedWords)
      .every((word) => own.has(word) || brands.has(word) || /\d/.test(word));
  }

  function withoutWords(some: string): Filter[] {
    const known = found.without ?? [];
    const isKnown = (word: string): boolean => known.some(({ value }) => foldedWords(String(value)).includes(word));
    const given = foldedWords(some).filter((word) => !isKnown(word));
    return [...known, ...given.map((value): Filter => ({ field: "words", op: "eq", value }))];
  }
}

/** Whether a product tells of a model, or of any, and what it tells of others of the same name and figure alone. */
function modelsOf(
  product: FoundProduct,
  { name, figure, grades }: ModelNamed,
): { isThis: boolean; isOfLine: boolean; namesAny: boolean; other: Told | null } {
  const { title } = product.card;
  const own: Told = { said: title, told: title, isQuoted: true, name: null, values: [title] };
  const named = [own, ...toldBy(product, READ_OF_EACH)].flatMap((told) =>
    modelsNamed(told.said).map((model) => ({ told, model })),
  );
  const alike = named.filter(({ model }) => model.figure === figure);
  const isThis = alike.some(({ model }) => model.grades === null || isOfGrades(model.grades));
  const other = isThis ? undefined : alike.find(({ model }) => model.name === name);
  return {
    isThis,
    isOfLine: alike.some(({ model }) => model.isOfLine),
    namesAny: other !== undefined || named.some(({ model }) => model.isOfLine || model.name === ""),
    other: other?.told ?? null,
  };

  /** A title may tell them elsewhere: "Pro case for iPhone 15". */
  function isOfGrades(some: string): boolean {
    const wanted = foldedWords(grades!);
    const behind = foldedWords(some);
    const told = new Set([...behind, ...looseGradesIn(title)]);
    return behind.every((one) => wanted.includes(one)) && wanted.every((one) => told.has(one));
  }
}
