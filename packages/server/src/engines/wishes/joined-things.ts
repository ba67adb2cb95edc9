import { wordsIn } from "../wording/fold.ts";
import { isDish } from "../wording/goods/dishes.ts";
import { areForms } from "../wording/goods/names-said.ts";
import { saysHow } from "./just-the-name.ts";
import { isNamedElsewhere } from "./named-elsewhere.ts";
import { namedFrom } from "./named-from.ts";
import { alternatives, areGoods, articles, headOf, isCalledGoods, isContained, isEnd } from "./named-things.ts";
import type { Sentence } from "./sentence.ts";
import { isSoughtBehind } from "./sought-behind.ts";

/** How goods are, of which nobody says that they shall be without: "without nuts, crunchy". */
const like = wordsIn(`
  crunchy crispy soft chewy creamy sweet salty spicy savoury mild light lightweight large small round square sturdy smooth warm fresh fluffy juicy cheap
  knusprig knackig weich cremig süß salzig scharf würzig mild leicht groß klein rund eckig stabil glatt warm frisch flauschig saftig günstig
  croquant croustillant moelleux doux crémeux sucré salé épicé léger grand petit rond carré solide lisse chaud frais
  crujiente blando suave cremoso dulce salado picante ligero grande pequeño redondo cuadrado resistente liso cálido fresco barato
  croccante morbido cremoso dolce salato piccante leggero grande piccolo rotondo quadrato robusto liscio caldo fresco economico
  crocante macio cremoso doce salgado picante leve grande pequeno redondo quadrado resistente liso quente fresco barato
  knapperig zacht romig zoet zout pittig licht groot klein rond vierkant stevig glad warm vers goedkoop
  çıtır gevrek yumuşak kremsi tatlı tuzlu acılı hafif büyük küçük yuvarlak kare sağlam sıcak taze ucuz
`);
const isLike = ({ tokens }: Sentence, at: number): boolean =>
  [...like].some((word) => areForms([tokens[at]?.folded ?? ""], [word]));

/** With what it is asked for goods. */
const asking = wordsIn(
  "is are can may does do could will would ist sind kann kannst können darf dürfen enthält est sont puis peut peuvent contient puedo puede pueden contiene è sono posso può possono é são pode podem contém kan kunnen mag bevat zijn which what was che que wat welche welcher welches welchen quel quelle quels quelles cuál cuáles quale quali qual quais welk welke hangi",
);

/** What leads to what somebody can't have, and is said of each thing. */
const repeating = wordsIn("to à a al au aux alla alle ai agli allo all ao aos às gegen auf voor op");

/**
 * Where a list of things goes on: "or suede", ", suede", "ni azul"; null: it is over, as before "and a mug".
 *
 * @param before the last word before the first thing, which may stand before the others as well, "not from Acme or from Orlo",
 * where the denial begins, and whether somebody can't have it
 */
export function joinedTo(
  sentence: Sentence,
  at: number,
  { lead, isBarred, start }: { lead: string; isBarred: boolean; start: number },
): number | null {
  let next = at;
  if (sentence.tokens[next]?.folded === ",") next++;
  next += sentence.phraseAt(next, alternatives);
  if (next === at) return null;
  // "Alérgico a la leche y a los huevos".
  const repeated = isBarred && repeating.has(sentence.tokens[next]?.folded ?? "") ? 1 : 0;
  const again =
    repeated || sentence.phraseAt(next, (words) => words.denied) || sentence.phraseAt(next, (words) => words.without);
  // "I'm allergic to fish, which cat food is there?" asks for that.
  if (asking.has(sentence.tokens[next]?.folded ?? "")) return null;
  // A comma alone leads to anything: "not red, under 20 €, for children".
  const isBareComma = next === at + 1 && again === 0 && sentence.tokens[at]!.folded === ",";
  if (
    isBareComma &&
    (saysHow(sentence, next) || isLike(sentence, next) || !goesOnAsList(sentence, next, isBarred, start))
  )
    return null;
  const isNew = again === 0 && sentence.phraseAt(next, articles) > 0;
  if (isNew) return null;
  const thing = next + again;
  return sentence.tokens[thing]?.folded === lead ? thing + 1 : thing;
}

/**
 * Whether the thing behind a comma goes on as a list, with "or", another comma or its end behind it. "I'm allergic to soy, eye
 * drops" asks for these, and "to wool, goose feathers and nickel" for nothing: in doubt somebody can't have it.
 */
function goesOnAsList(sentence: Sentence, at: number, isBarred: boolean, start: number): boolean {
  const named = namedFrom(sentence, at);
  if (!named) return false;
  const { from, to } = named;
  const isListed = sentence.phraseAt(to, alternatives) > 0;
  const isBeforeComma = sentence.tokens[to]?.folded === "," && (isBarred || isContained(sentence, from, to));
  const head = sentence.tokens[headOf(sentence, { from, to })]!;
  const isOnly = !isNamedElsewhere(sentence, { from: start, to });
  if (isEnd(sentence, to) && isDish(head.folded) && (isBarred || isOnly)) return false;
  if (isBarred && isEnd(sentence, to) && isSoughtBehind(sentence, at - 1, { from, to })) return false;
  if (isBarred && areGoods(sentence, from, to))
    return (isListed || isBeforeComma) && !isCalledGoods(sentence, from, to);
  // "Never Acme, lamp" is a lamp, and so is "odio Acme, mostrami lampade".
  const isOfGoods = Array.from({ length: to - from }, (_, i) => from + i).some((one) =>
    isCalledGoods(sentence, one, one + 1),
  );
  const isSought = (isOfGoods || isCalledGoods(sentence, from, to)) && isOnly;
  return isListed || isBeforeComma || (isEnd(sentence, to) && (isBarred || !isSought));
}
