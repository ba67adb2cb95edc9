import type { Wish } from "../../wishes/wish.ts";
import { calledSo } from "../finding/called-so.ts";
import { givenUp } from "../finding/given-up.ts";
import { keptToAnimals } from "../finding/kept-to-animals.ts";
import { answers } from "../finding/met-in-part.ts";
import { thingsCalled } from "../finding/things-called.ts";
import { plainText } from "../plain-text.ts";
import { draftOf } from "../draft.ts";
import { mostProducts } from "../products.ts";
import { thingMeant } from "../said/thing-meant.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import type { Draft, Standing } from "../turn.ts";
import { asNow } from "./as-now.ts";
import { beyond } from "./beyond.ts";
import { changedWish, merged } from "./changed-wish.ts";
import { chips } from "./chips.ts";
import { worthOf } from "./compare.ts";
import { narrowableAnswer } from "./narrowable-answer.ts";
import type { Step } from "./step.ts";

/** Cheaper, dearer or better ones than what was shown. */
export async function beyondShown(step: Step): Promise<Draft | null> {
  const { said, before, tool, turn, language } = step;
  const { standing } = before;
  if (!said.relative || !standing || said.asksElse) return null;
  const shown = (await tool.named(turn.tenant.id, before.last)).filter(
    (one) => !Number.isNaN(worthOf(one, said.relative!)),
  );
  const [best] = shown.toSorted((one, other) => worthOf(other, said.relative!) - worthOf(one, said.relative!));
  if (!best) return null;
  const search = (one: Parameters<typeof tool.search>[1]) => tool.search(turn.tenant.id, one, mostProducts + 1);
  const { wish } = await changedWish(search, standing, said.wish, said.own, language.words);
  const beyondBest = { ...wish, filters: merged(wish.filters, [beyond(best, said.relative)]) };
  const found = await asNow(tool, turn.tenant.id, await search(beyondBest));
  if (answers(found) && (await calledSo(search, found)) === null) return narrowableAnswer(found, turn, language);
  const ofKind = await ofItsKind(step, standing, beyondBest, shown);
  if (ofKind) return narrowableAnswer(ofKind, turn, language);
  return draftOf("answer", language.phrases.shop.noneBeyond[said.relative](plainText(best.card.title)), {
    products: [best.card],
    applied_filters: chips(standing, turn, language, best.card.price.currency),
    standing,
  });
}

/** Shoes, where no running shoes are cheaper: what was said of the thing beside is given up, and what it is and shall not be is kept. Null: there are none. */
async function ofItsKind(
  { tool, turn, language }: Step,
  standing: Standing,
  wish: Wish,
  shown: FoundProduct[],
): Promise<FoundProducts | null> {
  const said = standing.words.split(" ").filter(Boolean);
  const thing = said.length > 1 ? thingMeant(standing.words, said, language.words) : undefined;
  if (thing === undefined) return null;
  const found = await thingsCalled((one) => tool.search(turn.tenant.id, one, mostProducts + 1), wish, thing, true);
  if (!found || !answers(found)) return null;
  const without = givenUp(
    said.filter((word) => word !== thing),
    language.words,
  );
  const all = { ...found, without: [...(found.without ?? []), ...without] };
  const right = keptToAnimals(all, standing.words, { products: shown });
  return answers(right) ? asNow(tool, turn.tenant.id, right) : null;
}
