import { countOf, rarityOf, type LexemeIndex } from "../index/lexeme-index.ts";
import type { CloserIndex } from "./closer-index.ts";
import type { Question } from "./question.ts";
import type { ReadName } from "./read-words.ts";
import { alike } from "./wording.ts";

/** What a text's name says of the question, and the question of the name: 0 to 1. All 0 where it has none. */
export interface NameSigns {
  /** The share of the question's weight that the name holds. */
  named: number;
  /** What it holds of the rest in words that are spelt alike. */
  lookalikesInName: number;
  /** The share of the name's weight that the question holds; and the same by what is telling among these texts alone. */
  nameSaid: number;
  nameTold: number;
  /** The cosine of both. */
  nameLikeness: number;
  /** How alike both are worded, small words too. */
  wording: number;
}

const nameless: NameSigns = {
  named: 0,
  lookalikesInName: 0,
  nameSaid: 0,
  nameTold: 0,
  nameLikeness: 0,
  wording: 0,
};

/** @param names of several the one counts that is worded most like the question */
export function readName(
  index: LexemeIndex,
  closer: CloserIndex,
  text: number,
  names: ReadName[],
  question: Question,
): NameSigns {
  let best = nameless;
  let at = closer.wordingStarts[text]!;
  names.forEach((name, i) => {
    const isWorded = at < closer.wordingEnds[text]!;
    const wording = isWorded ? alike(question.wording, closer.wordings, at) : 0;
    while (isWorded && closer.wordings[at++] !== 0);
    const signs = { ...compare(index, name, question), wording };
    if (i === 0 || signs.wording + signs.nameLikeness > best.wording + best.nameLikeness) best = signs;
  });
  return best;
}

function compare(index: LexemeIndex, name: ReadName, question: Question): Omit<NameSigns, "wording"> {
  const { weights, total, squares, tellingOf } = question;
  const { words, says } = name;
  let [said, told, weight, localWeight, nameSquares] = [0, 0, 0, 0, 0];
  for (let at = 0; at < words.length; at++) {
    const number = words[at]!;
    if (words.indexOf(number) < at) continue;
    const rarity = rarityOf(index, number);
    const local = localIdf(countOf(index, number), index.ids.length);
    weight += rarity;
    localWeight += local;
    nameSquares += rarity ** 2;
    const telling = tellingOf(number);
    if (telling === null || telling.term === undefined) continue;
    said += rarity;
    told += local;
  }
  let [heldWeight, likeWeight, product] = [0, 0, 0];
  for (let term = 0; term < weights.length; term++) {
    const own = weights[term]!;
    if (says[term] === 1) {
      heldWeight += own;
      product += own ** 2;
    } else likeWeight += own * says[term]!;
  }
  return {
    named: heldWeight / total,
    lookalikesInName: likeWeight / total,
    nameSaid: said / (weight || 1),
    nameTold: told / (localWeight || 1),
    nameLikeness: product / (Math.sqrt(nameSquares * squares) || 1),
  };
}

/** How telling a lexeme is that `holding` of `total` texts hold, as these texts alone tell it, however few they are. */
const localIdf = (holding: number, total: number): number => Math.log1p((total - holding + 0.5) / (holding + 0.5));
