import { limitsUse } from "../../wishes/use-limited.ts";
import { foldedWords } from "../../wording/fold.ts";
import type { Tools } from "../finding/find.ts";
import { nearestText } from "../nearest-text.ts";
import { plainText } from "../plain-text.ts";
import type { Language } from "../said/languages.ts";
import type { Draft, Turn } from "../turn.ts";
import { tellingWords } from "./by-name.ts";
import { isForm } from "./called-otherwise.ts";

/**
 * An answer that a product's data don't say what is asked of its use, or what documents warn of instead: "Use gas grills outdoors only."
 * They are asked only then.
 */
export async function limitsInDocuments(draft: Draft, tools: Tools, turn: Turn, language: Language): Promise<Draft> {
  const [only, ...others] = draft.products;
  const mayQuote = turn.mode === "rag" || turn.tenant.ragActive;
  if (!only || others.length > 0 || !mayQuote) return draft;
  if (draft.response !== language.phrases.shop.untold(plainText(only.title))) return draft;
  const quoted = await nearestText(tools, turn, language);
  if (!quoted || !limitsUse(quoted.response)) return draft;
  // What limits the use of grills tells nothing of drills.
  const said = foldedWords(quoted.citations.map(({ title, quote }) => `${title} ${quote}`).join(" "));
  const isOfIt = tellingWords(only.title, language.words).some((word) => said.some((one) => isForm(one, word)));
  return isOfIt ? { ...draft, response: quoted.response, citations: quoted.citations } : draft;
}
