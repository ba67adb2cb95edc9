import { figuresIn, figuresToTake, figureTold, isBeyond } from "../finding/figure-told.ts";
import { plainText } from "../plain-text.ts";
import type { Language } from "../said/languages.ts";
import type { CatalogueTool } from "../tools.ts";
import type { Draft, Turn } from "../turn.ts";
import { asksWhether } from "./asks-whether.ts";
import { datumTold } from "./datum-told.ts";
import { capital } from "./tell-product.ts";

/** More that are shown have been sought, and were compared with what was said. */
const MOST_NAMED = 3;

/** An answer that shows what tells less in a unit than is said in it, or its use from there on, says so: "does it take 8 bar?" */
export async function toldOfFigures(
  draft: Draft,
  tool: CatalogueTool,
  { question, tenant }: Turn,
  language: Language,
): Promise<Draft> {
  const { kind, products, response } = draft;
  const said = figuresIn(question);
  if (kind !== "answer" || said.length === 0 || products.length === 0 || products.length > MOST_NAMED) return draft;
  const found = await tool.named(
    tenant.id,
    products.map(({ id }) => id),
  );
  const toTake = figuresToTake(question, language.words);
  const beyond = found.flatMap((product) =>
    said.flatMap(({ base, value, start }) => {
      const figure = figureTold(product, base);
      return figure && isBeyond(figure, value) && !response.includes(plainText(figure.told))
        ? {
            isNo: figure.isMost && toTake.some((one) => one.start === start),
            text: datumTold(product.card.title, figure, language.phrases),
          }
        : [];
    }),
  );
  if (beyond.length === 0) return draft;
  const told = beyond.map(({ text }) => text).join("\n\n");
  const isNo = products.length === 1 && beyond.some((one) => one.isNo) && asksWhether(question, language);
  const no = capital(language.phrases.shop.no);
  return { ...draft, response: isNo ? `${no}. ${told}\n\n${response}` : `${response}\n\n${told}` };
}
