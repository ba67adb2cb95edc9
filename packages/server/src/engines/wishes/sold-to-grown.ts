import { foldedWords, wordsIn } from "../wording/fold.ts";
import { placesOf, phrasesIn } from "../wording/phrase-set.ts";
import { isWithin, partiesIn } from "./parties.ts";

/** What says that it is told who may buy a thing. */
const selling = wordsIn(
  "sale sales sell sold selling buy purchase purchased purchasing verkauf verkauft verkaufen abgabe abgegeben kauf kaufen erwerb vente vendu vendue vendus vendues vendre achat acheter venta vende venden vender vendido vendida compra comprar vendita vendere venduto venduta acquisto acquistare venda vendas verkoop verkocht verkopen koop kopen aankoop satış satışı satılır satılmaz satılamaz satılmamaktadır satın",
);
/** What forbids, by one word. */
const forbidding = wordsIn(
  "forbidden prohibited banned illegal unlawful verboten untersagt interdit interdite interdits interdites prohibido prohibida prohibidos prohibidas vietato vietata vietati vietate proibido proibida proibidos proibidas interdito interdita verboden yasak yasaktır satılmaz satılamaz satılmamaktadır",
);
const denying = wordsIn(
  "no not cannot never nicht kein keine keinen nie pas jamais nunca non mai não niet geen nooit değil değildir",
);
/** What may stand between a denial and what it denies: "no es solo para adultos". */
const being = wordsIn(
  "is are it be just sind ist sont est es son è sono é são zijn uniquement exclusivement ausschließlich",
);
/** What denies what stands before it. */
const denyingBehind = wordsIn("değil değildir");
/** What may stand between: "sadece yetişkinlere özel değil"; not "sadece yetişkinler için çocuklar değil". */
const meant = wordsIn("özel mahsus yönelik uygun tasarlanmış için");
/** Whoever is not of age, as those to whom something is done. */
const minors = phrasesIn(
  "to minors | for minors | by minors | minors must | minors may | minors can | minors cannot | underage | Minderjährige | Minderjährigen | an Jugendliche | aux mineurs | à des mineurs | les mineurs | pour mineurs | aux personnes mineures | menores de edad | menor de edad | minorenni | minorenne | menores de idade | menor de idade | minderjarigen | minderjarige | reşit olmayan | reşit olmayanlar | reşit olmayanlara | reşit olmayanların",
);
/** Those of them that are called as what is smaller is, "a menores temperaturas". */
const minorsOrSmaller = phrasesIn(
  "a menores | para menores | por menores | a los menores | ai minori | a minori | per minori | aos menores",
);
/** What may go on behind them, where a thing would be named: "menores sin supervisión"; not "menores y mayores temperaturas". */
const goingOn = wordsIn("sin senza sem y e o ou ni né non no não si se que che por per con com");
const other = wordsIn("mayores maiores maggiori");
const onlyGrown = phrasesIn(
  "adults only | only for adults | for adults only | only to adults | nur für Erwachsene | nur an Erwachsene | nur für Volljährige | nur an Volljährige | réservé aux majeurs | réservée aux majeurs | réservé aux adultes | réservée aux adultes | aux personnes majeures | solo para adultos | solo adultos | solo para mayores de edad | solo a mayores de edad | solo per adulti | solo adulti | solo ai maggiorenni | solo a maggiorenni | riservato ai maggiorenni | riservata ai maggiorenni | só para adultos | apenas para adultos | somente para adultos | só para maiores de idade | apenas para maiores de idade | exclusivo para maiores de idade | alleen voor volwassenen | alleen aan volwassenen | alleen voor meerderjarigen | alleen aan meerderjarigen | sadece yetişkinler | sadece yetişkinlere | yalnızca yetişkinlere | sadece yetişkinler için",
);
/** So many words behind minors an age may stand, which then tells who they are: "a menores de 3 años". */
const NEAR = 3;

/** Whether words tell who may buy a thing, or forbid something. */
export const isOfSelling = (words: readonly string[]): boolean =>
  words.some((word) => selling.has(word) || forbidding.has(word));

/** Whether words forbid something by one of them. */
export const forbids = (words: readonly string[]): boolean => words.some((word) => forbidding.has(word));

/** Whether words forbid or deny something. */
export const forbidsOrDenies = (words: readonly string[]): boolean =>
  words.some((word) => forbidding.has(word) || denying.has(word));

/** Whether a part of a text tells that a thing is for nobody who is not of age, without a figure: "not for sale to minors". */
export function isForGrownUps(part: string): boolean {
  const words = foldedWords(part);
  const [only] = placesOf(words, onlyGrown);
  const isOfPets = (): boolean => partiesIn(part).some((one) => isWithin(one, "animal"));
  if (only) return !isTurned(words, only) && !isOfPets();
  const [young] = [...placesOf(words, minors), ...placesOf(words, minorsOrSmaller).filter(isOfPersons)];
  const isTold = young && words.slice(young.to, young.to + NEAR).some((word) => /\d/.test(word));
  return young !== undefined && !isTold && forbidsOrDenies(words);

  function isOfPersons({ to }: { to: number }): boolean {
    const isEnd = to === words.length || (goingOn.has(words[to]!) && !other.has(words[to + 1] ?? ""));
    return isEnd || isOfSelling(words);
  }
}

/** "Not only for adults", "no es solo para adultos", "sadece yetişkinler için değil". */
function isTurned(words: readonly string[], { from, to }: { from: number; to: number }): boolean {
  let at = from - 1;
  while (being.has(words[at] ?? "")) at--;
  const before = words[at] ?? "";
  // What is left of "isn't".
  const isDenied = (denying.has(before) && !denyingBehind.has(before)) || before === "t";
  return isDenied || denyingBehind.has(words.slice(to).find((word) => !meant.has(word)) ?? "");
}

/** What goods are called that are for grown-ups alone, whether they tell so or not. */
const grownUp = wordsIn(
  "sex sexy erotic erotik erotisch erotisches érotique erótico erótica erotico erotica erotisch erotik vibrator vibrators vibrateur vibrador vibratore vibratör dildo dildos",
);

/** Whether a name is one of goods for grown-ups alone: "vibrator toy". */
export const namesGrownUps = (name: string): boolean => foldedWords(name).some((word) => grownUp.has(word));
