import { languages } from "../said/languages.ts";
import { speaksOfPaying, tellsMatter } from "../said/matter-data.ts";
import type { FoundKnowledge, FoundPassage } from "../tools.ts";
import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase, placesOf } from "../../wording/phrase-set.ts";
import { saidIn } from "../words/clauses.ts";
import { formOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import { heldFirst } from "./keep-to.ts";

interface Payment {
  /** Whether a way is asked for that has one name everywhere, "Amex": no other stands for it. */
  isOfBrand: boolean;
  isTold(passage: FoundPassage): boolean;
  namesWay(passage: FoundPassage): boolean;
  /** Whether it stands in a document on paying, or under the question how one pays. */
  isNamed(passage: FoundPassage): boolean;
}

/** What is called Amex as well. */
const AMERICAN_EXPRESS = /american express/giu;

/** Tells whether a passage says what one may pay by: several ways, or the one that is asked for; and whether it names that. */
export function paymentTold(question: string, { paying, plain }: Words): Payment {
  const asked = saidIn(question);
  const ways = placesOf(asked, paying.ways).flatMap(({ from, to }) => asked.slice(from, to));
  const isWay = ways.filter((word) => !plain.has(word)).map(formOf);
  const holdsWay = (told: string): boolean =>
    isWay.length > 0 && isWay.every((is) => foldedWords(told.replace(AMERICAN_EXPRESS, "$& amex")).some(is));
  return {
    isOfBrand: ways.some((word) => languages.every((one) => one.words.paying.ways.has(word))),
    isTold: ({ title, headings, text, sentences }) =>
      tellsMatter("payment", text) ||
      [headings.at(-1) ?? title, ...sentences.map(({ start, end }) => text.slice(start, end))].some(
        (told) => speaksOfPaying(told) && holdsWay(told),
      ),
    namesWay: ({ headings, text }) => holdsWay([headings.at(-1) ?? "", text].join("\n")),
    isNamed: ({ title, headings }) => speaksOfPaying(title) || asksHowToPay(headings.at(-1) ?? ""),
  };
}

const asksHowToPay = (text: string): boolean =>
  languages.some(({ words: { matters } }) => holdsPhrase(saidIn(text), matters.payment.asked));

/**
 * Where it is asked whether one thing is paid by a way, "can I pay my rent with PayPal?", puts first what speaks of paying by
 * it: that the till connects to PayPal tells nothing of the rent.
 */
export function tellingOfPaying(found: FoundKnowledge, question: string, words: Words): FoundKnowledge {
  const said = saidIn(question);
  const [best] = found.passages;
  if (!best || !holdsPhrase(said, words.paying.verbs) || !holdsPhrase(said, words.paying.ways)) return found;
  const { isTold, namesWay } = paymentTold(question, words);
  const tells = (passage: FoundPassage): boolean => isTold(passage) && namesWay(passage);
  const isNear = found.passages.some((one) => tells(one) && one.score >= best.score * NEARLY);
  return isNear && namesWay(best) ? { ...found, passages: heldFirst(found.passages, tells, OTHERS) } : found;
}

/** What scores so much of the best may answer in its place, and so much of that is left to others. */
const NEARLY = 0.5;
const OTHERS = 0.2;
