import { foldedWords, wordsIn } from "../wording/fold.ts";
import { phraseAt, phrasesIn, type PhraseSet } from "../wording/phrase-set.ts";
import { ageAt, ageTokensOf, ageUnits, GROWN, isForThoseOf, isOfUnit, type AgeToken } from "./ages.ts";
import { ofAge } from "./names-age.ts";
import { isAgainstAge, isNotFor } from "./harm-told.ts";
import { isListedOut } from "./listed-out.ts";
import { isWithin, partiesIn } from "./parties.ts";
import { forbidsOrDenies, isForGrownUps, isOfSelling } from "./sold-to-grown.ts";

/** From which age on and up to which a thing is meant, in years. */
export interface AgeRange {
  from: number;
  to: number;
}

const fromOn = phrasesIn(
  "between | zwischen | entre | tra | fra | tussen | boven de | over the age of | above the age of | from | over | above | at least | minimum | min | older than | ab | über | mindestens | älter als | à partir de | à partir des | à partir d | dès | dès l | de plus de | plus de | au moins | a partir de | desde | desde los | mayores de | más de | al menos | da | dai | dagli | a partire da | a partire dai | sopra i | oltre i | più di | vanaf | boven | minstens | ouder dan | a partir dos | desde os | maiores de | acima de | mais de | en az",
);
const upTo = phrasesIn(
  "under the age of | below the age of | onder de | up to | before | avant | antes de | prima dei | under | below | until | younger than | less than | max | maximum | bis | bis zu | bis zum | unter | jünger als | jusqu à | jusqu aux | jusqu | moins de | hasta | hasta los | menores de | menos de | menor de | fino a | fino ai | sotto i | inferiore a | inferiore ai | minori di | meno di | tot | onder | jonger dan | até | até aos | até os | abaixo de | menores que | inferior a | en fazla",
);
const joining = phrasesIn(
  "to | bis | à | a | al | ai | aos | e | y | et | and | und | tot | tot en met | t m | en | até | ile | through | thru",
);
const onBehind = phrasesIn(
  "plus | and up | and over | and above | and older | or older | and upwards | years and up | und älter | oder älter | aufwärts | et plus | et au delà | ou plus | y más | o más | en adelante | e più | o più | e oltre | ed oltre | o oltre | in su | in poi | en ouder | en hoger | e mais | ou mais | em diante | ve üzeri | ve üstü | üzeri | üstü | üzerindeki | itibaren | ve daha büyük",
);
const underBehind = phrasesIn(
  "altı | altında | altındaki | altındakiler | kadar | and under | and younger | or younger | und jünger | oder jünger",
);
/** The same behind an age with the ending of "than": "36 aydan küçük". */
const THAN = /[dt][ae]n$/;
const onBehindThan = phrasesIn("büyük | daha büyük | büyükler | büyüklere");
const underBehindThan = phrasesIn("küçük | daha küçük | küçükler | küçüklere | küçüklerin");
/** What stands between an age and what says that it is one more: "3 years old and up". */
const old = wordsIn("old olds of age d âge de edad di età oud de idade alt alten leeftijd arası arasında arasındaki");
/** What a thing is said to be for those who may have it. */
const suiting = wordsIn(
  "suitable suits recommended intended ideal designed geeignet empfohlen gedacht convient adapté adaptée conseillé recommandé recomendado recomendada apto apta indicado indicada adatto adatta consigliato consigliata geschikt aanbevolen bedoeld adequado adequada uygun uygundur önerilir önerilen children kids child enfants niños bambini kinder kinderen crianças çocuk çocuklar",
);
/** Whoever is younger, and no child by name: "menores de 3 años". */
const younger = wordsIn("menores minori");
/** Who may buy a thing or use it, where it is sold from an age on: "only to persons of 18 and over". */
const buyers = wordsIn(
  "person persons people customer customers buyer buyers adult adults user users personen kunden käufer käufern erwachsene erwachsenen personne personnes client clients acheteur acheteurs majeurs adulte adultes persona personas cliente clientes comprador compradores adulto adultos persone clienti acquirenti adulti pessoa pessoas klant klanten koper kopers volwassenen kişi kişiler kişilere kişilerin müşteri müşteriler müşterilere yetişkinler yetişkinlere",
);
/** "You must be over 18 to buy it." */
const leadsOn = wordsIn("to um pour para per om");
/** From which of those ages on: nobody sells to "16 persons and over". */
const saleFrom: ReadonlySet<number> = new Set([16, 18]);

/** Whether a word only says that a thing is for somebody or something: "suitable". */
export const saysSuiting = (word: string): boolean => suiting.has(word);

/** What is told in years and is no age: how long something lasts, is kept or was made. */
const lasting = wordsIn(
  "warranty guarantee guaranteed experience battery batteries last lasts lasting life lifespan supervision supervised spare updates support shelf tradition business anniversary subscription return returns contract garantie gewährleistung erfahrung batterie akku hält halten haltbar haltbarkeit lebensdauer aufsicht ersatzteile jubiläum vertrag expérience pile piles dure durée surveillance pièces anniversaire contrat garantía experiencia batería pila dura duración vida supervisión recambios aniversario garanzia esperienza batteria durata sorveglianza ricambi anniversario ervaring batterij gaat gaan meegaan meegaat levensduur toezicht reserveonderdelen garantia experiência bateria duração supervisão peças garanti deneyim pil ömrü dayanır gözetim",
);
/** What gets better by the year. */
const ripening = wordsIn(
  "matured ripened cured barrel barrels cask casks whisky whiskey bourbon rum rhum brandy cognac fass fässer fässern fût fûts barrique barriques barrica barricas botte botti barril barris vat vaten fıçı gereift lagert gelagert affiné affinée vieilli vieillie élevé curado curada madurado añejo stagionato stagionata invecchiato invecchiata envelhecido maturado gerijpt gelagerd olgunlaştırılmış",
);
/** "For over 10 years" is since when. */
const since = wordsIn("for since seit depuis durant pendant desde durante da per sinds al há");
const over = phrasesIn(
  "over | more than | über | mehr als | plus de | más de | più di | meer dan | mais de | at least",
);
/** What may stand beside an age that is told alone: "From 3 years.", "For 3 to 6 years". */
const beside = wordsIn("for für pour para per voor için ve of die the les los las le i gli os as");

/** Whether a word tells something of what is told in years that is no age: a warranty. */
export const isLasting = (word: string): boolean => lasting.has(word);

/** What a text has that tells an age: most have nothing of it, and are read no further. */
const MAY_TELL =
  /\ds\b|year|yrs?|\byo\b|month|week|wks?\b|woche|semaine|semana|settiman|weken|hafta|mths?|jahr|jähr|\d\s?j\b|monat|mois|ann[oi]|mes[ei]?|año|anos?|\bans?\b|jaar|jarig|maand|yaş|\bay|\bage[sd]?\b|\balter|âge|edad|età|leeftijd|idade/iu;
/** "From birth", which no age is told for. */
const FROM_BIRTH =
  /(?<!\p{L})(?:from birth|ab (?:der )?geburt|von geburt an|(?:dès|à partir de) la naissance|desde (?:el )?nacimiento|dalla nascita|desde (?:o nascimento|a nascença)|vanaf (?:de )?geboorte|doğumdan itibaren)(?!\p{L})/iu;
/** A figure that may be an age without a unit. */
const BARE = /(?<!\d)(?:\d|1[0-8])(?!\d)/;
/** Where one thing ends that a text tells; not at the sign of a decimal. */
const SENTENCES = /[;!?()•|\n]+|\.(?=\s|$)/u;
const PARTS = /,(?=\s|$)/u;

/**
 * For whom a thing is by what a text tells; null: it tells no age.
 *
 * @param isLabelled whether the text is told as an age: "5+" is one then
 */
export function ageRangeIn(text: string, isLabelled: boolean): AgeRange | null {
  // "Finest barrels, from 12 years."
  if (!isLabelled && foldedWords(text).some((word) => ripening.has(word))) return null;
  for (const parts of text.split(SENTENCES).map((sentence) => sentence.split(PARTS)))
    for (const [at, part] of parts.entries()) {
      if (!isLabelled && isForGrownUps(part)) return { from: GROWN, to: Infinity };
      const isListed = MAY_TELL.test(part) && isListedOut(parts, at);
      const found = rangeIn(part, isLabelled, isListed);
      if (!found) continue;
      if (!isAgainstAge(part) && !(isListed && found.from === 0)) return found;
      // "Over 12 years: do not take more than six" says nothing against them.
      if (found.to === Infinity && !isNotFor(part)) return null;
      return without(found);
    }
  return null;
}

/** Where a message tells for which ages something is sought. */
export interface AgesSought extends AgeRange {
  /** Of its tokens, from which on and up to before which. */
  start: number;
  end: number;
  /** Whether nothing but those who are named before it, or a sign, tells that it is an age: "kids under 3", "3+". */
  isBare: boolean;
}

/** For which ages, and not for which one, a message seeks something: "toys for 3-6 years", "for under 3s"; null: it names none. */
export function agesSoughtIn(text: string): AgesSought | null {
  const tokens = ageTokensOf(text);
  const words = tokens.map(({ said }) => said);
  for (let at = 0; at < tokens.length; at++) {
    const isOfYoung = endsWithYoung(text, tokens, words, at);
    const isPlus = isGlued(tokens, at + 1) && words[at + 1] === "+";
    const found = rangeAt(tokens, words, at, { isLabelled: isPlus, isOfYoung, isSought: true });
    if (!found || found.from >= GROWN || (found.from === 0 && found.to > GROWN)) continue;
    const isBare = found.isBare || (isPlus && !words.slice(found.start, found.end).some((word) => isOfAges(word)));
    const before = tokens.slice(Math.max(0, found.start - NEAR), found.end);
    // "Without danger for under 3s" is for them.
    const isAgainst = isNotFor(text.slice(before[0]!.start, before.at(-1)!.end));
    return { ...found, ...(isAgainst && without(found)), isBare };
  }
  return null;
}

const isOfAges = (word: string): boolean => ofAge.has(word) || ageUnits.includes(word);

/** Whether those who are told an age are named right before one: "kids 3-6", "children under 3". */
function endsWithYoung(text: string, tokens: readonly AgeToken[], words: readonly string[], at: number): boolean {
  const from = at - Math.max(endsBefore(words, at, upTo), endsBefore(words, at, fromOn));
  const token = tokens[from - 1];
  return token !== undefined && namesYoung(token.said) && text.slice(token.end, tokens[from]!.start).trim() === "";
}

const isGlued = (tokens: readonly AgeToken[], at: number): boolean => tokens[at]?.start === tokens[at - 1]?.end;

/** "Not suitable for children under 3", or "from 1 to 3 years", is for those who are older; "not for over 10s" for those who are not. */
const without = ({ from, to }: AgeRange): AgeRange =>
  to === Infinity ? { from: 0, to: from } : { from: to, to: Infinity };

function rangeIn(part: string, isLabelled: boolean, isListed: boolean): AgeRange | null {
  const text = part.replace(FROM_BIRTH, "from 0 months");
  if (!isLabelled && !MAY_TELL.test(text) && !BARE.test(text)) return null;
  const isOfYoung = !isLabelled && (namesYoung(text) || isForThoseOf(text));
  const isOfBuyers = !isLabelled && foldedWords(text).some((word) => buyers.has(word));
  const isSold = !isLabelled && isOfSelling(foldedWords(text));
  if (!isLabelled && !isOfYoung && !isOfBuyers && !isSold && !MAY_TELL.test(text)) return null;
  const tokens = ageTokensOf(text);
  const words = tokens.map(({ said }) => said);
  if (!isLabelled && words.some((word) => lasting.has(word))) return null;
  for (let at = 0; at < tokens.length; at++) {
    const found = rangeAt(tokens, words, at, { isLabelled, isOfYoung, isOfBuyers, isSold });
    if (!found || found.from > GROWN) continue;
    const isOfPeople =
      ((isOfBuyers || isSold) && (saleFrom.has(found.from) || saleFrom.has(found.to))) ||
      isLabelled ||
      isListed ||
      isOfYoung ||
      (!found.isBare && namesPets(text)) ||
      text !== part ||
      endsAsAge(words, found) ||
      isMere(tokens) ||
      words.some((word) => ofAge.has(word) || suiting.has(word) || younger.has(word));
    return isOfPeople ? { from: found.from, to: found.to } : null;
  }
  return null;
}

/**
 * "Wooden train from 3 years", with nothing behind it; not "cheese aged from 12 months" or "perfected over 2 years", and "da 5 anni"
 * may be since when.
 */
const endsAsAge = (words: readonly string[], { start, end, to }: AgesSought): boolean =>
  to === Infinity && end === words.length && words[start] !== "da" && phraseAt(words, start, over) === 0;

const namesYoung = (text: string): boolean => partiesIn(text).some((one) => isWithin(one, "child"));

const namesPets = (text: string): boolean => partiesIn(text).some((one) => isWithin(one, "pet"));

/** Whether nothing is told but an age. */
const isMere = (tokens: readonly AgeToken[]): boolean =>
  tokens.every(({ said, number }) => number !== null || mere.has(said));

const phraseWords = (phrases: PhraseSet): string[] => [...phrases.values()].flat(2);
const mere: ReadonlySet<string> = new Set([
  ...[fromOn, upTo, joining, onBehind, underBehind].flatMap(phraseWords),
  ...[old, ofAge, suiting, beside].flatMap((words) => [...words]),
  ...ageUnits,
  ..."-–+<>≥≤",
]);

/** @param how whether an age is told by its name, whether those who are told one are named, "children under 3", or who may buy a thing, and whether it is sought for them */
function rangeAt(
  tokens: readonly AgeToken[],
  words: readonly string[],
  at: number,
  {
    isLabelled,
    isOfYoung,
    isOfBuyers = false,
    isSold = false,
    isSought = false,
  }: { isLabelled: boolean; isOfYoung: boolean; isOfBuyers?: boolean; isSold?: boolean; isSought?: boolean },
): AgesSought | null {
  const { number } = tokens[at]!;
  const own = ageAt(tokens, at, isLabelled);
  if (number === null && own === null) return null;
  const under = /[<≤]/.test(words[at - 1] ?? "") ? 1 : endsBefore(words, at, upTo);
  const bound = endsBefore(words, at, fromOn);
  const named = words.slice(Math.max(0, at - NEAR), at).findIndex((word) => ofAge.has(word));
  const isNamed = isLabelled || named >= 0;
  // "Under 3s", and "under 3" of children; not "up to 6 children".
  const isPlural = words[at + 1] === "s" && isGlued(tokens, at + 1);
  const isBounded = under > 0 || bound > 0;
  // "Not sold under 18", and neither "sold from 18 pieces on" nor "buy up to 16".
  const endsSale =
    isSold &&
    (bound > 0 || (under > 0 && forbidsOrDenies(words))) &&
    (at + 1 === words.length || leadsOn.has(words[at + 1]!));
  const isOfSale =
    saleFrom.has(number ?? 0) && (endsSale || (isOfBuyers && (bound > 0 || phraseAt(words, at + 1, onBehind) > 0)));
  const isSmall = number !== null && number <= GROWN;
  const mayBeBare = isPlural || (isOfYoung && !namesYoung(words[at + 1] ?? ""));
  const isBare = (mayBeBare && isBounded && isSmall) || isOfSale;
  const start = Math.min(at - Math.max(under, bound), named < 0 ? at : Math.max(0, at - NEAR) + named);
  const end = own?.to ?? (isPlural ? at + 2 : at + 1);
  const dash = isDash(tokens[end]) ? 1 : 0;
  const joined = dash + lengthOfJoint(words, end + dash);
  const last = joined > 0 ? tokens[end + joined] : undefined;
  const most = last ? ageAt(tokens, end + joined, isLabelled) : null;
  // "For a 5 year old under 40" is a budget.
  const isBudget = isSought && (last?.number ?? 0) > GROWN && dash + phraseAt(words, end, joining) === 0;
  const isOfNumber = last?.number != null && !isBudget && (isLabelled || !isOfUnit(tokens[end + joined + 1]));
  if (last && (most || isOfNumber) && (own || most || isNamed || isBare || (isSought && mayBeBare && isSmall))) {
    const unit = most?.unit ?? 1;
    const range = { from: own?.value ?? number! * unit, to: most?.value ?? last.number! };
    const to = most?.to ?? end + joined + 1;
    if (range.from < range.to) return { ...range, start, end: pastOld(words, to), isBare: !own && !most && named < 0 };
  }
  // A figure with another letter behind it is none: "3x".
  const isOfElse = own === null && isLabelled && isGlued(tokens, at + 1) && /^\p{L}/u.test(words[at + 1] ?? "");
  const value = own?.value ?? ((isNamed || isBare) && !isOfElse ? number : null);
  if (value === null) return null;
  const behind = pastOld(words, end);
  const place = { start, isBare: own === null && named < 0 && !isPlural };
  const isThan = THAN.test(words[end - 1] ?? "");
  const underThat = phraseAt(words, behind, underBehind) || (isThan ? phraseAt(words, behind, underBehindThan) : 0);
  if (under > 0 || underThat > 0) return { from: 0, to: value, ...place, end: behind + underThat };
  const onThat = phraseAt(words, behind, onBehind) || (isThan ? phraseAt(words, behind, onBehindThan) : 0);
  const plus = [at + 1, end].find((one) => words[one] === "+");
  // "For over 10 years" is since when, and "for over 10s" is not.
  const isSince =
    endsBefore(words, at, over) > 0 && since.has(words[at - bound - 1] ?? "") && !isPlural && behind === end;
  const isFrom = /[>≥]/.test(words[at - 1] ?? "") || plus !== undefined || onThat > 0 || (bound > 0 && !isSince);
  if (isFrom || isLabelled)
    return { from: value, to: Infinity, ...place, end: Math.max(behind + onThat, (plus ?? 0) + 1) };
  // "For age 4".
  return isSought && own === null && isNamed ? { from: value, to: value + 1, ...place, end: behind } : null;
}

function pastOld(words: readonly string[], at: number): number {
  let end = at;
  while (old.has(words[end] ?? "")) end++;
  return end;
}

/** How many words join two ages: "to", "bis zu", "and under"; 0: they are not joined. */
function lengthOfJoint(words: readonly string[], at: number): number {
  const joint = phraseAt(words, at, joining);
  const bound = phraseAt(words, at + joint, upTo);
  return Math.max(joint + bound, phraseAt(words, at, upTo));
}

/** So many words may stand between "ages" and what they are. */
const NEAR = 2;
const LONGEST_BOUND = 4;

const isDash = (token: AgeToken | undefined): boolean => /^[-–]$/.test(token?.said ?? "");

/** How many words one of the phrases has that stands right before a word; 0: none does. */
function endsBefore(words: readonly string[], at: number, phrases: PhraseSet): number {
  for (let from = Math.max(0, at - LONGEST_BOUND); from < at; from++)
    if (phraseAt(words, from, phrases) === at - from) return at - from;
  return 0;
}
