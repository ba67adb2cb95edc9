import { youngIn } from "../../wishes/ages-of-parties.ts";
import { heightsTold } from "../finding/heights-told.ts";
import { againstHeight } from "../finding/kept-to-heights.ts";
import { filtersOf, noProduct } from "../no-answer.ts";
import { draftOf } from "../draft.ts";
import { mostProducts, standingOf } from "../products.ts";
import { bareHeightIn, bodyHeightIn } from "../said/body-height.ts";
import type { Draft } from "../turn.ts";
import { asNow } from "./as-now.ts";
import { wishOf } from "./changed-wish.ts";
import { chips } from "./chips.ts";
import { datumTold } from "./datum-told.ts";
import { narrowableAnswer } from "./narrowable-answer.ts";
import { readTurn } from "./read-turn.ts";
import type { Step } from "./step.ts";
import { capital } from "./tell-product.ts";

/**
 * What was shown, for who is so tall as is said and nothing else: "he is 95 cm", or "95 cm" alone, narrows what was wished for, and is
 * told of the only one. Null: more is said, or nothing that was shown tells for which heights it is.
 */
export async function forHeight({ question, before, tool, turn, language }: Step): Promise<Draft | null> {
  const { standing } = before;
  const said = bodyHeightIn(question, language.words);
  const height = said?.value ?? bareHeightIn(question, language.words);
  const isMore = said !== null && readTurn(said.rest, language.words).own.length > 0;
  // "My baby is 62 cm" is sought for a baby, too.
  if (!standing || !before.isNear || height === null || isMore || youngIn(question)) return null;
  const shown = await tool.named(turn.tenant.id, before.last);
  const telling = shown.filter((one) => heightsTold(one).length > 0);
  if (telling.length === 0) return null;
  const found = await asNow(
    tool,
    turn.tenant.id,
    await tool.search(turn.tenant.id, wishOf(standing), mostProducts + 1),
  );
  const [only, ...more] = shown;
  if (only && more.length === 0) {
    const against = againstHeight(only, height);
    const { phrases } = language;
    const datum = datumTold(only.card.title, against ?? heightsTold(only)[0]!, phrases);
    return draftOf("answer", against ? `${capital(phrases.shop.no)}. ${datum}` : datum, {
      products: [only.card],
      applied_filters: chips(standing, turn, language, only.card.price.currency),
      standing,
    });
  }
  if (found.products.length > 0) return narrowableAnswer(found, turn, language);
  return draftOf("no_answer", noProduct(found, null, turn, language), {
    applied_filters: filtersOf(found, turn, language),
    standing: standingOf(found.wish, []),
  });
}
