import { mayOfferPerson } from "./courtesy.ts";
import { draftOf } from "./draft.ts";
import type { Tools } from "./finding/find.ts";
import { ownLanguageFirst } from "./finding/own-language.ts";
import { contactOf, withContact } from "./hand-off.ts";
import { nearestText } from "./nearest-text.ts";
import { animalInDanger, type OfAnimal } from "./said/danger/of-animal.ts";
import type { Emergency } from "./said/emergency.ts";
import type { Language } from "./said/languages.ts";
import { ownAnimalsIn } from "./said/own-animals.ts";
import { goodsWords } from "./said/question.ts";
import { productNamed } from "./shopping/by-name.ts";
import { isCalledOtherwise, isForm } from "./shopping/called-otherwise.ts";
import { warningsOf, warnsOf } from "./shopping/warnings-of.ts";
import type { FoundProduct } from "./tools.ts";
import type { Draft, Turn } from "./turn.ts";
import { isWithin, partiesIn } from "../wishes/parties.ts";
import { wishFor } from "../wishes/wish.ts";
import { foldedWords, wordsIn } from "../wording/fold.ts";
import { holdsPhrase } from "../wording/phrase-set.ts";
import { saidIn } from "./words/clauses.ts";
import { firstAid } from "./words/emergency/first-aid.ts";
import type { Words } from "./words/words.ts";

/** Of so many products that share a word with a message, so many are told to warn. */
const MOST_FOUND = 12;
const MOST_WARNING = 2;
/** Who was named so many messages ago may be meant still. */
const SAID_BEFORE = 3;
/** Nobody calls an animal so. */
const indefinite = wordsIn("somebody someone jemand jemanden quelqu alguien qualcuno alguém iemand birisi");

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
  const [products, told] = await Promise.all([productsOf(tools, turn, language), quotedFor(tools, turn, language)]);
  const [product] = products;
  const warned = products.flatMap((one) => warningsOf(one, language) ?? []).join("\n\n");
  // "Swallowed bleach gel": texts may tell of any cleaner that is swallowed.
  const rest = product && withoutTitle(turn.question, product);
  const quoted = told ?? (rest ? await quotedFor(tools, { ...turn, question: rest }, language) : null);
  const response = [notes(turn, language), warned, quoted?.response].filter(Boolean).join("\n\n");
  const draft = draftOf("answer", response, { citations: quoted?.citations ?? [], suggestions });
  if (isOffered || warned || quoted) return draft;
  const contact = await contactOf(tools.knowledge, turn.tenant, language);
  return contact ? withContact(draft, contact, language.phrases) : draft;
}

/** Who helps: an animal a vet, before who helps people where it alone is named. */
function notes(turn: Turn, { phrases, words }: Language): string {
  const people = phrases.emergency.danger;
  const ofAnimal = animalMeant(turn, words);
  if (ofAnimal === "not") return people;
  return (ofAnimal === "first" ? [phrases.animalInDanger, people] : [people, phrases.animalInDanger]).join("\n\n");
}

/** Of "he ate some" after "I have a dog" that dog is meant, unless a person was named since. */
function animalMeant({ question, history }: Turn, words: Words): OfAnimal {
  const named = animalInDanger(question, words);
  const isOfPerson = (message: string): boolean =>
    saidIn(message).some((word) => words.kin.has(word) || indefinite.has(word)) ||
    partiesIn(message).some((party) => !isWithin(party, "animal"));
  if (named !== "not" || partiesIn(question).length > 0 || isOfPerson(question)) return named;
  const before = history.filter(({ role }) => role === "visitor").slice(-SAID_BEFORE);
  const isOfAnimal = (message: string): boolean =>
    ownAnimalsIn(message, words).length > 0 || animalInDanger(message, words) !== "not";
  const last = before.findLast(({ content }) => isOfPerson(content) || isOfAnimal(content));
  // Of "my dog ate grapes", "my wife is with him", "he is shaking" either may be meant.
  const wasInDanger = before.some(({ content }) => animalInDanger(content, words) !== "not");
  if (!last || !isOfAnimal(last.content)) return wasInDanger ? "too" : "not";
  return isOfPerson(last.content) || holdsPhrase(saidIn(question), words.emergency.self) ? "too" : "first";
}

/** What the texts say that tells of harm, or how one is helped; care of leather is of no use to who burned the skin. */
async function quotedFor(tools: Tools, turn: Turn, language: Language): Promise<Draft | null> {
  const quoted = await nearestText(tools, turn, language);
  return quoted && holdsPhrase(foldedWords(quoted.response), firstAid) ? quoted : null;
}

/** The products called by anything that is named which warn of what they do to who is in danger; else the one that is named. */
async function productsOf({ catalogue }: Tools, turn: Turn, language: Language): Promise<FoundProduct[]> {
  if (turn.mode !== "ecommerce" && !turn.tenant.ecommerceActive) return [];
  const own = goodsWords(turn.question, language.words);
  const warning = await thoseWarning(catalogue, turn, own);
  if (warning.length > 0) return warning;
  const named = await productNamed(catalogue, turn.tenant.id, own);
  return named ? [named.product] : [];
}

async function thoseWarning(
  catalogue: Tools["catalogue"],
  { question, tenant }: Turn,
  own: readonly string[],
): Promise<FoundProduct[]> {
  const parties = partiesIn(question);
  // "My cat licked the dog's drops" names no drops for cats.
  const things = own.filter((word) => partiesIn(word).length === 0);
  if (parties.length === 0 || things.length === 0) return [];
  const { products } = await catalogue.search(tenant.id, wishFor(things.join(" ")), MOST_FOUND);
  const called = (nameOf: (one: FoundProduct) => string): FoundProduct[] =>
    products.filter((one) => areCalled(nameOf(one), things));
  // Much is of a category that is named with a thing: chocolate is food, and no cat food.
  const titled = called(({ card }) => `${card.title} ${card.brand ?? ""}`);
  const meant = titled.length > 0 ? titled : called(({ category }) => category ?? "");
  return meant.filter((one) => warnsOf(one, parties)).slice(0, MOST_WARNING);
}

function areCalled(name: string, things: readonly string[]): boolean {
  const names = foldedWords(name);
  return things
    .flatMap(foldedWords)
    .some((word) => isCalledOtherwise(names, word) || names.some((one) => isForm(word, one)));
}

function withoutTitle(question: string, { card }: FoundProduct): string {
  const title = foldedWords(card.title);
  return question
    .split(/\s+/)
    .filter((word) => !foldedWords(word).some((one) => title.some((other) => isForm(one, other))))
    .join(" ");
}
