import { figuresIn, figuresToTake, figureTold, isBeyond } from "../finding/figure-told.ts";
import { asksWhether } from "./asks-whether.ts";
import { areNamed, type Beside, type GoodsShown } from "./beside.ts";
import { datumTold } from "./datum-told.ts";

/** What tells less in a unit than is said in it, or its use from there on, says so: "does it take 8 bar?" */
export function toldOfFigures(shown: GoodsShown): Beside | null {
  const { products, turn, language } = shown;
  const said = figuresIn(turn.question);
  if (said.length === 0 || !areNamed(shown)) return null;
  const toTake = figuresToTake(turn.question, language.words);
  const beyond = products.flatMap((product) =>
    said.flatMap(({ base, value, start }) => {
      const figure = figureTold(product, base);
      if (!figure || !isBeyond(figure, value)) return [];
      const text = datumTold(product.card.title, figure, language.phrases);
      return { isMost: figure.isMost && toTake.some((one) => one.start === start), text, quotes: [figure.told] };
    }),
  );
  const isNo = products.length === 1 && beyond.some(({ isMost }) => isMost) && asksWhether(turn.question, language);
  return { is: isNo ? "no" : "also", sentences: beyond };
}
