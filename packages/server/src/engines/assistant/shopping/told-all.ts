import type { Tools } from "../finding/find.ts";
import type { Language } from "../said/languages.ts";
import type { Draft, Turn } from "../turn.ts";
import { keepingBarred } from "./barred.ts";
import { limitsInDocuments } from "./limits-in-documents.ts";
import { warnedOfState } from "./tell-state.ts";
import { toldAgainstUses } from "./told-against-uses.ts";
import { toldAgainst } from "./told-against.ts";
import { toldByOther } from "./told-by-other.ts";
import { toldOfFigures } from "./told-of-figures.ts";
import { toldOfLoad } from "./told-of-load.ts";
import { toldWithCautions } from "./told-with-cautions.ts";

/** With what is said of goods in view of what was said of whom they are for. */
export async function toldAll(draft: Draft, tools: Tools, turn: Turn, language: Language): Promise<Draft> {
  const { catalogue } = tools;
  const limited = await limitsInDocuments(draft, tools, turn, language);
  const barred = keepingBarred(limited, turn.question, turn, language);
  const warned = await warnedOfState(barred, catalogue, turn, language);
  const loaded = await toldOfLoad(warned, catalogue, turn, language);
  const measured = await toldOfFigures(loaded, catalogue, turn, language);
  const used = await toldAgainstUses(measured, catalogue, turn, language);
  const fitted = await toldByOther(used, catalogue, turn, language);
  const cautioned = await toldWithCautions(fitted, catalogue, turn, language);
  return toldAgainst(cautioned, catalogue, turn, language);
}
