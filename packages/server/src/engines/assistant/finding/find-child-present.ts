import { agesOf } from "../../wishes/ages-of-parties.ts";
import type { Age } from "../../wishes/ages.ts";
import { isWithin, partiesIn, partiesSaid, withoutPartiesIn } from "../../wishes/parties.ts";
import { namesGrownUps } from "../../wishes/sold-to-grown.ts";
import { namesSaidBy } from "../../wording/goods/names-said.ts";
import { languagesOfNames } from "../../wording/names-by-language.ts";
import { ageIn } from "../said/age-in.ts";
import { languages } from "../said/languages.ts";
import { presentIn } from "../said/presents.ts";
import { wishIn } from "../said/wish-in.ts";
import type { CatalogueTool, FoundProducts } from "../tools.ts";
import type { Words } from "../words/words.ts";
import { findWish } from "./find-wish.ts";
import { AMONG, forAge } from "./for-age.ts";
import { keptTo } from "./kept-to-ages.ts";
import { answers } from "./met-in-part.ts";

const TOY = "toy";

/**
 * A gift for a child whose age is not said, "a present for a child": what tells that it is for an age of children, or else toys, where
 * there are any; no cheese and no secateurs, well as they may be rated. Null: no such gift is wished for, or the shop tells of none.
 */
export async function findChildPresent(
  tool: CatalogueTool,
  tenantId: string,
  said: string,
  words: Words,
  limit: number,
): Promise<FoundProducts | null> {
  const [party, ...others] = partiesIn(said);
  const ages = party && others.length === 0 && isWithin(party, "child") ? agesOf[party] : undefined;
  if (!ages || presentIn(wishIn(said, words), words) === null || ageIn(said, words)) return null;
  const rest = withoutPartiesIn(said);
  const age: Age = {
    ...ages,
    areSeveral: party === "child",
    said: partiesSaid(said).join(" "),
    rest,
    isOfSomebody: true,
  };
  const any = await findWish(tool, tenantId, rest, words, AMONG);
  const right = forAge(any, age);
  const found = right && right.products.length > 0 && !right.untold ? right : await toys();
  return found && keptTo({ ...found, products: found.products.slice(0, limit) }, age);

  async function toys(): Promise<FoundProducts | null> {
    const { code } = languages.find((one) => one.words === words)!;
    const own = languagesOfNames.find((one) => one === code) ?? "en";
    const called = namesSaidBy([TOY])[0]?.thing.names[own][0]?.text ?? TOY;
    const wish = { ...wishIn(rest, words), words: called, isSaid: true };
    const named = await tool.search(tenantId, wish, AMONG);
    const all = {
      ...named,
      products: named.products.filter(({ card, category }) => !namesGrownUps(`${card.title} ${category}`)),
    };
    if (!answers(all) || all.products.length === 0) return null;
    const ofAge = forAge(all, age);
    return ofAge === null ? all : ofAge.products.length > 0 ? ofAge : null;
  }
}
