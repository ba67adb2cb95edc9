import { deniedOfThing } from "../../wishes/denied-of-thing.ts";
import { deniesRule } from "../../wishes/harm-told.ts";
import { wishFor } from "../../wishes/wish.ts";
import { isSo } from "../../wishes/plain-values.ts";
import { fold, foldedWords, wordsIn } from "../../wording/fold.ts";
import { pointsBack, type Reading } from "../said/follow-up.ts";
import { goodsWords } from "../said/question.ts";
import { remembered } from "../shopping/remembered.ts";
import type { CatalogueTool, FoundKnowledge, FoundPassage, FoundProduct, KnowledgeTool } from "../tools.ts";
import type { Turn } from "../turn.ts";
import { areAlike, formOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import { deedsIn } from "./deed-asked.ts";
import type { Fit } from "./first-fit.ts";
import { describing } from "./told-by.ts";

/** What sections call goods of any kind: "Flammable articles". */
const anyGoods = wordsIn(`
  articles article goods good products product items item artikel ware waren produkte produkt articles produits produit marchandises
  artículos artículo productos producto articoli articolo prodotti prodotto merci artigos artigo produtos produto artikelen producten product goederen ürünler ürün
`);
/** Deliver, and what is delivered: "liefert ihr" asks for what is "geliefert". */
const delivering = wordsIn(`
  deliver delivered delivers delivery deliveries ship ships shipped shipping send sent dispatch dispatched
  liefern liefert geliefert lieferung versand versenden versendet verschickt verschicken zugestellt zustellung
  livrer livrez livré livrée livrés livrées livraison expédier expédié expédiée expédiés expédiées envoyer envoyé envoyés
  envío envíos enviar envían envía enviado enviados enviada enviadas entrega entregas entregan entregar entregado entregados
  spedire spedite spedito spediti spedita spedizione spedizioni consegna consegnare consegnate consegnato consegnati
  envio envios enviam entregue entregues levering leveren levert geleverd verzenden verzonden verzending bezorgen bezorgd bezorging
  teslim teslimat teslimatı gönderim gönderilmez gönderilir kargo kargoya sevkiyat
`);
/** How what is delivered comes, where it isn't called delivery: "a treadmill comes by appointment". */
const coming = wordsIn(`
  come comes arrive arrives kommt kommen trifft arrive arrivent vient viennent llega llegan viene vienen arriva arrivano viene vengono chega chegam
  vem vêm komt komen gelir gelirler ulaşır
`);
/** Longer values describe. In words. */
const MOST_WORDS = 4;
const MOST_LABELS = 8;
const PASSAGES_READ = 5;
/** By so many letters a word may be one that texts know. */
const BEGINNING = 3;
/** What stands for a thing before what is done with it. */
const pronouns = wordsIn("lo la li le los las les");
const pronounsBehind = wordsIn("das es ihn hem dit dat onu bunu");
const DOUBLED = /([aeou])\1(?=[^aeiou]$)/u;
const MOST_NAMED = 4;

/**
 * What excepts goods from a rule that answers for all: "Flammable articles are not sent to islands", where it is asked whether
 * bioethanol is delivered to one, and its data or its description call it flammable; or "a treadmill comes by appointment", where it
 * is asked when the treadmill is delivered. Null: nothing does.
 *
 * @param rule the words that say which rule is asked for
 */
export async function exceptionFor(
  { knowledge, catalogue }: { knowledge: KnowledgeTool; catalogue: CatalogueTool },
  { question, tenant, shown }: Pick<Turn, "question" | "tenant" | "shown">,
  { reading, rule }: { reading: Reading; rule: readonly string[] },
  words: Words,
): Promise<Fit<FoundKnowledge> | null> {
  const product = await productMeant();
  if (!product) return null;
  const own = wordsOf(product);
  const titled = foldedWords(product.card.title);
  const asked = goodsWords(question, words)
    .flatMap(foldedWords)
    .filter((word) => titled.some(formOf(word)));
  const labels = [...asked, ...labelsOf(product, words)].slice(0, MOST_LABELS);
  for (const label of await knownOf(labels)) {
    const said = foldedWords(label).filter((word) => !words.plain.has(word));
    if (said.length === 0 || said.some((word) => rule.some(formOf(word)))) continue;
    const found = await knowledge.search(tenant.id, `${rule.join(" ")} ${label}`, PASSAGES_READ);
    const excepting = found.passages.filter((one) => isException(one, said));
    const passages = excepting.length > 0 ? excepting : found.passages.filter((one) => tellsComing(one, asked));
    if (passages.length > 0) {
      const answerable = { ...found.answerable, decision: "answer" as const };
      return { reading, found: { ...found, answerable, passages } };
    }
  }
  return null;

  /** What is called by a word of the question, or else what was shown last, where it is pointed to. */
  async function productMeant(): Promise<FoundProduct | null> {
    const named = goodsWords(question, words).filter((word) => !foldedWords(word).some((one) => rule.includes(one)));
    for (const word of named.slice(0, MOST_NAMED)) {
      const [first] = (await catalogue.search(tenant.id, wishFor(word), 1)).products;
      const called = foldedWords(first?.card.title ?? "");
      if (first && foldedWords(word).every((one) => called.some((other) => areForms(one, other)))) return first;
    }
    const before = remembered(shown);
    const [id, ...more] = before?.isNear ? before.last : [];
    const isMeant = id !== undefined && more.length === 0 && (pointsBack(question, words) || saysIt(question, rule));
    return isMeant ? ((await catalogue.named(tenant.id, [id]))[0] ?? null) : null;
  }

  /** Those of which texts hold a word, all looked up at once: the others find nothing. */
  async function knownOf(all: readonly string[]): Promise<string[]> {
    if (all.length === 0) return [];
    const { terms } = await knowledge.search(tenant.id, all.join(" "), 1);
    // A stem may be much shorter than the word.
    const known = new Set(terms.filter(({ idf }) => idf > 0).map(({ term }) => fold(term).slice(0, BEGINNING)));
    return [...new Set(all)].filter((label) => foldedWords(label).some((word) => known.has(word.slice(0, BEGINNING))));
  }

  /** Whether one of its sentences tells how the very things come to the visitor, and not back or to somebody. */
  function tellsComing({ headings, text, sentences }: FoundPassage, things: readonly string[]): boolean {
    if (things.length === 0 || !rule.some((word) => delivering.has(word))) return false;
    if (deedsIn(foldedWords(headings.at(-1) ?? "")).includes("return")) return false;
    return sentences.some(({ start, end }) => {
      const said = foldedWords(text.slice(start, end));
      const places = things.map((thing) => said.findIndex((word) => areForms(thing, word)));
      const verb = said.findIndex((word) => coming.has(word) || delivering.has(word));
      return (
        verb >= 0 &&
        places.every((at) => at >= 0 && (at < verb || words.endsQuestion.size > 0)) &&
        !deedsIn(said).includes("return")
      );
    });
  }

  function tellsRule(text: string): boolean {
    return rule.some((word) => delivering.has(word)) && foldedWords(text).some((word) => delivering.has(word));
  }

  function isException(passage: FoundPassage, said: readonly string[]): boolean {
    const { headings, text, lacks } = passage;
    if (!deniesRule(text) || !(tellsRule(text) || !lacks.some((term) => rule.some(formOf(term))))) return false;
    const name = foldedWords(headings.at(-1) ?? "").filter((word) => !words.plain.has(word) && !anyGoods.has(word));
    const isOwnName = name.length > 0 && name.every((word) => own.some((one) => areForms(word, one)));
    const all = [...name, ...foldedWords(text)];
    return isOwnName || said.every((word) => all.some((one) => areForms(word, one)));
  }
}

/** Dutch writes "brandbaar" and "brandbare". */
const areForms = (one: string, other: string): boolean =>
  areAlike(one, other) || formOf(one.replace(DOUBLED, "$1"))(other);

/** "Lo spedite in Sardegna?", "liefert ihr das nach Sylt?" */
function saysIt(question: string, rule: readonly string[]): boolean {
  const said = foldedWords(question);
  const [first = "", second = ""] = said;
  return (pronouns.has(first) && rule.includes(second)) || said.some((word) => pronounsBehind.has(word));
}

/** How a product is called beside its name: what its data say yes to, short values, and the kinds that it is filed under. */
function labelsOf({ attributes, category, description }: FoundProduct, { plain }: Words): string[] {
  const ofData = Object.entries(attributes).flatMap(([name, value]) => {
    if (isSo(value) === true) return [name.replaceAll("_", " ")];
    return [value].flat().filter((one): one is string => typeof one === "string" && isSo(one) === null);
  });
  const kinds = (category ?? "").split(/[>/|,;&]/).toReversed();
  const short = [...ofData, ...kinds].filter((one) => !/\d/.test(one) && foldedWords(one).length <= MOST_WORDS);
  const sentences = describing(description ?? "").filter(
    (one) =>
      foldedWords(one).filter((word) => !plain.has(word)).length <= MOST_WORDS && deniedOfThing(one).length === 0,
  );
  return [...short, ...sentences];
}

/** The words of all that a product is told to be. */
const wordsOf = ({ attributes, category, description }: FoundProduct): string[] => [
  ...Object.entries(attributes).flatMap(([name, value]) =>
    isSo(value) === false ? [] : foldedWords(isSo(value) ? name : String(value)),
  ),
  ...foldedWords(category ?? ""),
  ...describing(description ?? "").flatMap((one) => (deniedOfThing(one).length > 0 ? [] : foldedWords(one))),
];
