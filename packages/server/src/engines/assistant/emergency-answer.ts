import { mayOfferPerson } from "./courtesy.ts";
import { draftOf } from "./draft.ts";
import type { Tools } from "./finding/find.ts";
import { ownLanguageFirst } from "./finding/own-language.ts";
import { contactOf, withContact } from "./hand-off.ts";
import { nearestText } from "./nearest-text.ts";
import { animalInDanger } from "./said/danger/of-animal.ts";
import type { Emergency } from "./said/emergency.ts";
import type { Language } from "./said/languages.ts";
import { goodsWords } from "./said/question.ts";
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
  given: Tools,
  turn: Turn,
  emergency: Emergency,
  language: Language,
): Promise<Draft> {
  const tools = { ...given, knowledge: ownLanguageFirst(given.knowledge, language.code) };
  const isOffered = mayOfferPerson(turn);
  const suggestions = isOffered ? [language.phrases.talkToPerson] : [];
  if (emergency === "despair") return draftOf("answer", language.phrases.emergency.despair, { suggestions });
  const [product, told] = await Promise.all([productOf(tools, turn, language), quotedFor(tools, turn, language)]);
  const warned = product && warningsOf(product, language);
  // "Swallowed bleach gel": texts may tell of any cleaner that is swallowed.
  const rest = product && withoutTitle(turn.question, product);
  const quoted = told ?? (rest ? await quotedFor(tools, { ...turn, question: rest }, language) : null);
  const response = [notes(turn.question, language), warned, quoted?.response].filter(Boolean).join("\n\n");
  const draft = draftOf("answer", response, { citations: quoted?.citations ?? [], suggestions });
  if (isOffered || warned || quoted) return draft;
  const contact = await contactOf(tools.knowledge, turn.tenant, language);
  return contact ? withContact(draft, contact, language.phrases) : draft;
}

/** Who helps: an animal a vet, before who helps people where it alone is named. */
function notes(question: string, { phrases, words }: Language): string {
  const people = phrases.emergency.danger;
  const ofAnimal = animalInDanger(question, words);
  if (ofAnimal === "not") return people;
  return (ofAnimal === "first" ? [phrases.animalInDanger, people] : [people, phrases.animalInDanger]).join("\n\n");
}

/** What the texts say that tells of harm, or how one is helped; care of leather is of no use to who burned the skin. */
async function quotedFor(tools: Tools, turn: Turn, language: Language): Promise<Draft | null> {
  const quoted = await nearestText(tools, turn, language);
  return quoted && holdsPhrase(foldedWords(quoted.response), firstAid) ? quoted : null;
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
