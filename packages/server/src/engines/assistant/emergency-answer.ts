import { mayOfferPerson } from "./courtesy.ts";
import { draftOf } from "./draft.ts";
import { quotedAnswer } from "./extraction/quoted-answer.ts";
import { find, type Tools } from "./finding/find.ts";
import { nearestTo } from "./finding/nearest.ts";
import { contactOf, withContact } from "./hand-off.ts";
import { withItsLanguage } from "./quoted-language.ts";
import type { Emergency } from "./said/emergency.ts";
import type { Language } from "./said/languages.ts";
import { goodsWords } from "./said/question.ts";
import { readingsFor, turnsFor } from "./several/turns-for.ts";
import { productNamed } from "./shopping/by-name.ts";
import { isForm } from "./shopping/called-otherwise.ts";
import { warningsOf } from "./shopping/warnings-of.ts";
import type { FoundProduct } from "./tools.ts";
import type { Draft, Turn } from "./turn.ts";
import { foldedWords } from "../wording/fold.ts";
import { holdsPhrase } from "../wording/phrase-set.ts";
import { firstAid } from "./words/emergency/first-aid.ts";

/**
 * Tells who helps in an emergency, then what the tenant's texts and the warnings of the product that is named say of it, else how
 * the tenant is reached. Nothing is sold beside it.
 */
export async function answerEmergency(
  tools: Tools,
  turn: Turn,
  emergency: Emergency,
  language: Language,
): Promise<Draft> {
  const note = language.phrases.emergency[emergency];
  const isOffered = mayOfferPerson(turn);
  const suggestions = isOffered ? [language.phrases.talkToPerson] : [];
  if (emergency === "despair") return draftOf("answer", note, { suggestions });
  const [product, told] = await Promise.all([productOf(tools, turn, language), quotedFor(tools, turn, language)]);
  const warned = product && warningsOf(product, language);
  // "Swallowed bleach gel": texts may tell of any cleaner that is swallowed.
  const rest = product && withoutTitle(turn.question, product);
  const quoted = told ?? (rest ? await quotedFor(tools, { ...turn, question: rest }, language) : null);
  const response = [note, warned, quoted?.response].filter(Boolean).join("\n\n");
  const draft = draftOf("answer", response, { citations: quoted?.citations ?? [], suggestions });
  if (isOffered || warned || quoted) return draft;
  const contact = await contactOf(tools.knowledge, turn.tenant);
  return contact ? withContact(draft, contact, language.phrases) : draft;
}

/** What the texts say that tells of harm, or how one is helped; care of leather is of no use to who burned the skin. */
async function quotedFor(tools: Tools, turn: Turn, language: Language): Promise<Draft | null> {
  const quoted = await nearestText(tools, turn, language);
  return quoted && holdsPhrase(foldedWords(quoted.response), firstAid) ? quoted : null;
}

async function nearestText(tools: Tools, turn: Turn, language: Language): Promise<Draft | null> {
  const ofTexts: Turn = { ...turn, mode: "rag", tenant: { ...turn.tenant, ecommerceActive: false } };
  const whole = { ...ofTexts, core: turn.question, told: "", leans: false, isBrief: false };
  const [only, ...others] = turnsFor(ofTexts, language.words);
  const asked = only && others.length === 0 ? only : whole;
  const finding = await find(tools, asked, readingsFor(asked, language.words), language.words);
  if (finding.kind === "products") return null;
  const quoted = finding.kind === "knowledge" ? quotedAnswer(finding, turn, language) : null;
  if (quoted) return withItsLanguage(quoted, turn, language);
  const nearest = await nearestTo(tools.knowledge, finding, { ...ofTexts, question: asked.question }, language);
  if (!nearest) return null;
  const { blocks, citations } = nearest.extract;
  return withItsLanguage(draftOf("answer", blocks.join("\n\n"), { citations }), turn, language);
}

async function productOf({ catalogue }: Tools, turn: Turn, language: Language): Promise<FoundProduct | null> {
  if (turn.mode !== "ecommerce" && !turn.tenant.ecommerceActive) return null;
  const named = await productNamed(catalogue, turn.tenant.id, goodsWords(turn.question, language.words));
  return named?.product ?? null;
}

function withoutTitle(question: string, { card }: FoundProduct): string {
  const title = foldedWords(card.title);
  return question
    .split(/\s+/)
    .filter((word) => !foldedWords(word).some((one) => title.some((other) => isForm(one, other))))
    .join(" ");
}
