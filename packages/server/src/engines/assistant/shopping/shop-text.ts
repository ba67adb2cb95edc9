import type { Citation } from "@widget-chat/contract/citation.ts";
import type { Filter } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import type { Language } from "../said/languages.ts";
import type { Turn } from "../turn.ts";
import { citationMark } from "../written/citation-mark.ts";
import { createGroundedText } from "../written/grounding/grounded-text.ts";
import { createSources } from "../written/grounding/sources.ts";
import { addressesIn, keepLinks } from "../written/links.ts";
import { createMarks } from "../written/marks.ts";
import { visible } from "../written/visible.ts";
import type { Item } from "./shelf.ts";
import { createShopJudge } from "./shop-judge.ts";

const mark = new RegExp(`[ \\t]*${citationMark.source}`, "g");

/** What of a model's text may be shown, and what it cites: cards show its products, marks its pages. */
export interface ShopText {
  take(units: string[]): string;
  /** Products in the order in which they are named. */
  cited(): Item[];
  citations(): Citation[];
}

export function createShopText(
  items: Item[],
  stated: Filter[],
  turn: Turn,
  language: Language,
  locale: string,
): ShopText {
  const passages = items.map(({ passage }) => passage);
  const pages = items.filter(({ product }) => !product).map(({ passage }) => passage);
  const sources = createSources(pages, turn, language);
  const marks = createMarks(passages, sources);
  const grounded = createGroundedText(createShopJudge(items, stated, turn, language, locale));
  const known = addressesIn(pages);
  const cited = new Set<Item>();

  const harmless = (written: string): string => {
    const unit = visible(written);
    const kept = keepLinks(unit, known);
    return kept !== unit && foldedWords(kept).length < 3 ? "" : kept;
  };
  const withoutCards = (shown: string): string =>
    shown.replace(mark, (found) => {
      const named = (found.match(/\d+/g) ?? []).flatMap((number) => items[Number(number) - 1] ?? []);
      for (const item of named) if (item.product) cited.add(item);
      const rest = named.filter(({ product }) => !product).map(({ number }) => `[${number}]`);
      return rest.length > 0 ? ` ${rest.join("")}` : "";
    });
  return {
    take: (units) => marks.renumber(withoutCards(units.map((unit) => grounded.take(harmless(unit))).join(""))),
    cited: () => [...cited],
    citations: () => marks.citations(),
  };
}
