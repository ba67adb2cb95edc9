import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "../tools.ts";

/** How a house says in which town it is, where it gives no address. */
const SAID =
  /(?<!\p{L})(?:(?:based|located|situated) (?:in|at|on|near)|(?:ansässig|gelegen) in|(?:mit )?sitz in|(?:basée?s?|située?s?|installée?s?) (?:à|en|au|dans)|(?:ubicad[oa]s?|situad[oa]s?|con sede) en|(?:situat[oaie]|con sede) (?:a|in)|(?:localizad[oa]s?|sediad[oa]s?|situad[oa]s?|com sede) em|(?:gevestigd|gelegen) (?:in|te))\s+(\p{L}+)/giu;

/** The words of that, as they are looked for. */
const SOUGHT =
  "based located situated ansässig gelegen Sitz basé basée situé située ubicado ubicada situado con sede situato localizado sediada gevestigd";
/** How sure it is that it says where the house is. */
const SURE = 0.8;

/** What says in which town the house is; null: nothing does. */
export async function basedIn(
  tool: KnowledgeTool,
  tenantId: string,
  found: FoundKnowledge,
  limit: number,
): Promise<FoundKnowledge | null> {
  const { passages, terms } = await tool.search(tenantId, SOUGHT, limit);
  const telling = passages.filter(saysTown);
  if (telling.length === 0) return null;
  const known = terms.filter(({ idf }) => idf > 0);
  return { ...found, terms: known, passages: telling, answerable: { score: SURE, decision: "answer" } };
}

/** "Based in our kitchen" names no town. */
const saysTown = ({ text }: FoundPassage): boolean =>
  [...text.matchAll(SAID)].some(([, name]) => /^\p{Lu}/u.test(name!));
