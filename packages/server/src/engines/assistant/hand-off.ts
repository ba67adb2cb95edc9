import { contactToldIn } from "./finding/contact-told.ts";
import { draftOf } from "./draft.ts";
import { extract, type Extract } from "./extraction/compose.ts";
import { wishOf } from "./extraction/wish.ts";
import { asItIs } from "./said/follow-up.ts";
import { languageOfLocale, type Language } from "./said/languages.ts";
import { searchKnowledge } from "./finding/search-knowledge.ts";
import type { KnowledgeTool } from "./tools.ts";
import type { Draft, Turn } from "./turn.ts";

const looked = 10;

/** Calls a person, or says that there is none and how else to reach somebody. */
export async function handOff(tool: KnowledgeTool, turn: Turn, { phrases }: Language): Promise<Draft> {
  const { tenant } = turn;
  if (tenant.escalation) return draftOf("handoff", tenant.handoffMessage ?? phrases.handoff);
  const contact = await contactOf(tool, tenant);
  if (!contact) return draftOf("no_answer", `${phrases.noPerson} ${phrases.tellMe}`);
  return withContact(draftOf("answer", phrases.noPerson), contact, phrases);
}

/** A draft that goes on with how to reach somebody. */
export const withContact = (draft: Draft, { blocks, citations }: Extract, { reachUs }: Language["phrases"]): Draft => ({
  ...draft,
  response: [`${draft.response} ${reachUs}`, ...blocks].join("\n\n"),
  citations,
});

/** A number to call or an address to write to, as the documents tell it; null where they don't, or can't be searched now. */
export async function contactOf(tool: KnowledgeTool, tenant: Turn["tenant"]): Promise<Extract | null> {
  const { words } = languageOfLocale(tenant.locale);
  const { name } = words.matters.contact;
  // What is said goes without: whoever wants a person is told so even when the search is overloaded.
  const found = await searchKnowledge(tool, tenant.id, name, words, looked).catch(() => null);
  if (!found) return null;
  const most = Math.max(0, ...found.passages.map(contactToldIn));
  const passages = most === 0 ? [] : found.passages.filter((one) => contactToldIn(one) === most);
  return extract({ ...found, passages }, wishOf(asItIs(name), words, words));
}
