import { foldedWords, wordsIn } from "../../wording/fold.ts";
import type { CatalogueTool } from "../tools.ts";
import { goodsNamed, type NamedGoods } from "./by-name.ts";

/** How people call the one of several that is nothing special. */
const usual = wordsIn(
  "normal normals regular ordinary standard usual normale normalen normaler normales gewöhnliche gewöhnlichen gewöhnlicher normaux ordinaire ordinaires normales corriente corrientes normali comune comuni normais comum comuns normale gewone sıradan standart",
);

/** What words name, "the normal screwdriver set"; what they call usual is hardly called so itself, unless a title says it. */
export async function goodsNamedPlainly(
  tool: CatalogueTool,
  tenantId: string,
  own: readonly string[],
): Promise<NamedGoods> {
  const isUsual = (word: string): boolean => foldedWords(word).every((one) => usual.has(one));
  const named = await goodsNamed(tool, tenantId, own);
  const others = own.filter((word) => !isUsual(word));
  const isTitled = named.each.some(({ left }) => !left.some(isUsual));
  return others.length === own.length || others.length === 0 || isTitled ? named : goodsNamed(tool, tenantId, others);
}
