import { isOfDanger, isOfSafety } from "../../wishes/harm-told.ts";
import { isWithin, partiesIn, partiesSaid } from "../../wishes/parties.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import { ageIn } from "../said/age-in.ts";
import type { FoundProduct } from "../tools.ts";
import { saidIn } from "../words/clauses.ts";
import { isForm } from "./called-otherwise.ts";
import type { Step } from "./step.ts";

/** What only asks whether a thing is for somebody. */
const suiting = wordsIn(`
  ok okay alright fine good right safe suitable appropriate suited suit suits fit fits recommended meant made intended designed allowed use used usable play playing work works enough old olds aged age years
  gut sicher geeignet passend passt passen richtig erlaubt empfohlen gedacht benutzen verwenden nutzen spielen nehmen einnehmen unbedenklich tauglich alt alter
  bon bonne adapté adaptée adaptés adaptées convient conviennent sûr sûre recommandé recommandée conseillé conseillée approprié appropriée utiliser jouer prendre âge
  bueno buena bien apto apta aptos aptas adecuado adecuada seguro segura recomendado recomendada indicado indicada usar jugar vale sirve tomar edad
  buono buona bene va adatto adatta adatti adatte sicuro sicura consigliato consigliata usare giocare prendere età
  bom boa bem adequado adequada apropriado apropriada indicado serve brincar idade
  goed geschikt veilig aanbevolen bedoeld gebruiken spelen innemen nemen oud leeftijd
  uygun uygundur uygunmudur iyi güvenli olur kullanabilir oynayabilir alabilir kullanılır kullanılabilir yaş
`);

/** "Too young" turns the question around, and no word of it says that it does. */
const excess = wordsIn("too zu allzu trop demasiado demasiada troppo troppa demais te çok fazla");

/**
 * Whether a question asks nothing but whether a product is for whom it names, so that yes or no answers it: not "is it dangerous
 * for a baby?", "is he too young for it?" or "can she sleep with it?", where either would be taken for something else.
 *
 * @param isOfQuestion what else only asks that
 */
export function asksPlainly(
  { card, category }: FoundProduct,
  { question, said, language: { words } }: Step,
  isOfQuestion: (word: string) => boolean = () => false,
): boolean {
  const all = saidIn(question);
  if (said.isNegated || all.some((word) => excess.has(word) || words.negations.has(word))) return false;
  // "Can my newborn take the bunny to bed?" asks of two, of whom one may be a thing.
  const own = partiesIn(card.title);
  const parties = partiesIn(question).filter((one) => !own.includes(one));
  if (["child", "animal"].every((kind) => parties.some((one) => isWithin(one, kind)))) return false;
  const names = foldedWords(`${card.title} ${card.brand ?? ""} ${category ?? ""}`);
  const whom = new Set(foldedWords([ageIn(question, words)?.said ?? "", ...partiesSaid(question)].join(" ")));
  const isSmall = (word: string): boolean =>
    words.plain.has(word) ||
    words.kin.has(word) ||
    words.mine.has(word) ||
    words.forWhom.has(word) ||
    [words.shop.whether, words.shop.whetherBehind, words.wishes.polite, words.wishes.counted, words.wishes.idle].some(
      (phrases) => isPhrase([word], phrases),
    );
  return all.every(
    (word) =>
      whom.has(word) ||
      suiting.has(word) ||
      isSmall(word) ||
      isOfQuestion(word) ||
      names.some((name) => isForm(word, name)),
  );
}

/** "Safe for my 2 year old?" after a product was shown: no goods are named. */
export function asksIfSuits(product: FoundProduct, step: Step): boolean {
  const { question, said, language } = step;
  const [first = ""] = saidIn(question);
  const opens = suiting.has(first) || isOfSafety([first]) || isOfDanger([first]);
  const isOfWhom = partiesIn(question).length > 0 || ageIn(question, language.words)?.isOfSomebody === true;
  return opens && isOfWhom && !said.asksForGoods && asksPlainly(product, step, (word) => isOfDanger([word]));
}
