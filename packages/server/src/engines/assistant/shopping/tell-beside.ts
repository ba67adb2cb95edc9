import type { Tools } from "../finding/find.ts";
import { plainText } from "../plain-text.ts";
import type { Language } from "../said/languages.ts";
import type { Draft, Turn } from "../turn.ts";
import { keepingBarred } from "./barred.ts";
import type { Beside, GoodsShown, Sentence, TellBeside } from "./beside.ts";
import { limitsInDocuments } from "./limits-in-documents.ts";
import { capital } from "./tell-product.ts";
import { warnedOfState } from "./tell-state.ts";
import { toldAgainst } from "./told-against.ts";
import { toldAgainstUses } from "./told-against-uses.ts";
import { toldByOther } from "./told-by-other.ts";
import { toldOfFigures } from "./told-of-figures.ts";
import { toldOfLoad } from "./told-of-load.ts";
import { toldWithCautions } from "./told-with-cautions.ts";

/**
 * Each is told what the answer says by then, and says no sentence of the shop twice. Whom a thing harms comes first; what it carries
 * before other figures, of which it is one; last what was said in earlier messages, whose "no" leads all the rest.
 */
const steps: readonly TellBeside[] = [
  warnedOfState,
  toldOfLoad,
  toldOfFigures,
  toldAgainstUses,
  toldByOther,
  toldWithCautions,
  toldAgainst,
];

/** An answer with all that is to be said of the goods that it shows, in view of what was said of whom and of what they are for. */
export async function tellBeside(draft: Draft, tools: Tools, turn: Turn, language: Language): Promise<Draft> {
  const { catalogue: tool } = tools;
  const limited = await limitsInDocuments(draft, tools, turn, language);
  // What somebody can't have stands in the wish from here on, where the steps look for it.
  let told = keepingBarred(limited, turn.question, turn, language);
  const ids = told.products.map(({ id }) => id);
  const products = ids.length > 0 ? await tool.named(turn.tenant.id, ids) : [];
  for (const step of steps) {
    const shown = { draft: told, products, tool, turn, language };
    const beside = await step(shown);
    if (beside) told = withBeside(shown, beside);
  }
  return told;
}

/** In one voice: no "yes" stands before what speaks against it, and no "the details don't say" beside what they say. */
function withBeside({ draft, products, language: { phrases } }: GoodsShown, { is, sentences }: Beside): Draft {
  const [yes, no] = [phrases.shop.yes, phrases.shop.no].map((word) => `${capital(word)}. `) as [string, string];
  const isUnsaid = ({ quotes }: Sentence): boolean =>
    quotes.length === 0 || quotes.some((quote) => !draft.response.includes(plainText(quote)));
  const isNo = is === "no" && !draft.response.startsWith(no);
  const all = isNo ? sentences : sentences.filter(isUnsaid);
  if (all.length === 0) return draft;
  const texts = [...new Set(all.map(({ text }) => text))];
  const titles = products.map(({ card }) => plainText(card.title));
  const untold = titles.filter((title) => is === "no" || texts.some((text) => text.startsWith(`**${title}**`)));
  const left = new Set([...texts, ...untold.map((title) => phrases.shop.untold(title))]);
  const isAgainst = is === "no" || is === "against";
  const response = isAgainst && draft.response.startsWith(yes) ? draft.response.slice(yes.length) : draft.response;
  const paragraphs = response.split("\n\n").filter((paragraph) => !left.has(paragraph));
  if (is === "against" || is === "also") return { ...draft, response: [...paragraphs, ...texts].join("\n\n") };
  const told = `${isNo ? no : ""}${texts.join("\n\n")}`;
  const rest = draft.kind === "answer" ? paragraphs : [];
  return { ...draft, kind: "answer", response: [told, ...rest].join("\n\n") };
}
