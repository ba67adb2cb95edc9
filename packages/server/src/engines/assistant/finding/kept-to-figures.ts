import { NEARLY_AS_GOOD } from "../../wishes/wish.ts";
import type { CatalogueTool, FoundProduct, FoundProducts } from "../tools.ts";
import { figuresToTake, figureTold } from "./figure-told.ts";
import type { Words } from "../words/words.ts";
import { uncounted } from "./uncounted.ts";

/** "40 %" is the 40 of no name: "GreenCut 40". */
const PERCENTAGES = /(?<![\p{L}\d.,])\d{1,6}(?:[.,]\d{1,2})?\s?%/gu;

/** A catalogue without what tells at most less than is said, where something else takes that: "a mower for 700 m²". */
export function keepingToFigures(tool: CatalogueTool, question: string, words: Words): CatalogueTool {
  const said = figuresToTake(question, words);
  if (said.length === 0) return tool;
  const search: CatalogueTool["search"] = async (tenantId, wish, limit) => {
    const found = await tool.search(tenantId, wish, limit);
    const kept = said.reduce(taking, found);
    const rest = wish.words.replace(PERCENTAGES, " ").replace(/\s+/g, " ").trim();
    if (kept !== found || rest === wish.words || rest === "") return kept;
    const ofRest = await tool.search(tenantId, { ...wish, words: rest }, limit);
    const takingIt = said.reduce(taking, ofRest);
    return takingIt === ofRest ? found : takingIt;
  };
  return { ...tool, search };
}

function taking(found: FoundProducts, { base, value }: { base: string; value: number }): FoundProducts {
  const least = Math.max(0, ...found.products.map(({ score }) => score)) * NEARLY_AS_GOOD;
  const mostOf = (one: FoundProduct): number | null => {
    const figure = figureTold(one, base);
    return figure?.isMost ? figure.value : null;
  };
  const takes = (one: FoundProduct): boolean => (mostOf(one) ?? Number.NEGATIVE_INFINITY) >= value;
  if (!found.products.some((one) => one.score >= least && takes(one))) return found;
  const products = found.products.filter((one) => (mostOf(one) ?? Number.POSITIVE_INFINITY) >= value);
  return products.length === found.products.length ? found : { ...uncounted(found), products };
}
