import { contactToldIn } from "./finding/contact-told.ts";
import { draftOf } from "./draft.ts";
import { extract, type Extract } from "./extraction/compose.ts";
import { wishOf } from "./extraction/wish.ts";
import { otherLanguageOf } from "./quoted-language.ts";
import { asItIs } from "./said/follow-up.ts";
import { languageOfLocale, type Language } from "./said/languages.ts";
import { inOwnLanguage } from "./finding/own-language.ts";
import { searchKnowledge } from "./finding/search-knowledge.ts";
import type { KnowledgeTool } from "./tools.ts";
import type { Draft, Turn } from "./turn.ts";

const looked = 10;

/** Calls a person, or says that there is none and how else to reach somebody. */
export async function handOff(tool: KnowledgeTool, { tenant }: Turn, language: Language): Promise<Draft> {
  const { phrases } = language;
  if (tenant.escalation) return draftOf("handoff", tenant.handoffMessage ?? phrases.handoff);
  const contact = await contactOf(tool, tenant, language);
  if (!contact) return draftOf("no_answer", `${phrases.noPerson} ${phrases.tellMe}`);
  return withContact(draftOf("answer", phrases.noPerson), contact, phrases);
}

/** A draft that goes on with how to reach somebody. */
export const withContact = (draft: Draft, { blocks, citations }: Extract, { reachUs }: Language["phrases"]): Draft => ({
  ...draft,
  response: [`${draft.response} ${reachUs}`, ...blocks].join("\n\n"),
  citations,
});

/**
 * A number to call or an address to write to, as the documents tell it, in the visitor's language where they do; null where
 * they don't, or can't be searched now.
 */
export async function contactOf(
  tool: KnowledgeTool,
  tenant: Turn["tenant"],
  language: Language,
): Promise<Extract | null> {
  const own = inOwnLanguage(tool, language.code);
  const told = await contactIn(own.tool, tenant, language);
  if (told && own.leavesOut()) return told;
  const any = await contactIn(tool, tenant, languageOfLocale(tenant.locale));
  const other = any && otherLanguageOf(any.citations, { tenant }, language);
  return other ? { ...any, blocks: [language.phrases.quotedIn(other), ...any.blocks] } : any;
}

async function contactIn(tool: KnowledgeTool, { id }: Turn["tenant"], { words }: Language): Promise<Extract | null> {
  const { name } = words.matters.contact;
  // What is said goes without: whoever wants a person is told so even when the search is overloaded.
  const found = await searchKnowledge(tool, id, name, words, looked).catch(() => null);
  if (!found) return null;
  const most = Math.max(0, ...found.passages.map(contactToldIn));
  const passages = most === 0 ? [] : found.passages.filter((one) => contactToldIn(one) === most);
  return extract({ ...found, passages }, wishOf(asItIs(name), words, words));
}
