import type { Shown, Standing } from "../turn.ts";

/** What a conversation about goods goes on from. */
export interface Remembered {
  /** What the visitor wishes for; null: nothing by now. */
  standing: Standing | null;
  /** The shop's ids of the last several products that were shown, in their order. */
  several: string[];
  /** Those of the last answer that showed any. */
  last: string[];
  /** Whether that was the answer right before. */
  isFresh: boolean;
  /** Whether nothing but few answers that showed nothing came since: "it" may still be what was shown. */
  isNear: boolean;
}

/** So many answers that showed nothing leave what was shown before in mind. */
const FEW = 2;

/** What of the conversation so far a turn may go on from; null: no goods were spoken of. */
export function remembered(shown: readonly Shown[]): Remembered | null {
  const isOfGoods = ({ products, standing }: Shown): boolean => products.length > 0 || standing !== null;
  if (!shown.some(isOfGoods)) return null;
  return {
    standing: shown.findLast(({ standing }) => standing !== null)?.standing ?? null,
    several: shown.findLast(({ products }) => products.length > 1)?.products ?? [],
    // After a search in vain, "the cheaper one" is one of those before it.
    last: shown.findLast(({ products }) => products.length > 0)?.products ?? [],
    isFresh: isOfGoods(shown.at(-1)!),
    isNear: shown.slice(-FEW - 1).some(isOfGoods),
  };
}
