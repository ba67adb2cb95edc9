import { wordsIn } from "../wording/fold.ts";
import { phraseAt, phrasesIn, type PhraseSet } from "../wording/phrase-set.ts";
import { ageAt, ageTokensOf, type AgeToken } from "./ages.ts";
import { isAgainstAge } from "./harm-told.ts";
import { partiesIn } from "./parties.ts";

/** From which age on and up to which a thing is meant, in years. */
export interface AgeRange {
  from: number;
  to: number;
}

const fromOn = phrasesIn(
  "from | over | above | at least | minimum | min | older than | ab | über | mindestens | älter als | à partir de | à partir des | à partir d | dès | dès l | de plus de | plus de | au moins | a partir de | desde | desde los | mayores de | más de | al menos | da | dai | dagli | a partire da | a partire dai | sopra i | oltre i | più di | vanaf | boven | minstens | ouder dan | a partir dos | desde os | maiores de | acima de | mais de | en az",
);
const upTo = phrasesIn(
  "up to | before | avant | antes de | prima dei | under | below | until | younger than | less than | max | maximum | bis | bis zu | bis zum | unter | jünger als | jusqu à | jusqu aux | jusqu | moins de | hasta | hasta los | menores de | menos de | menor de | fino a | fino ai | sotto i | inferiore a | inferiore ai | minori di | meno di | tot | onder | jonger dan | até | até aos | até os | abaixo de | menores que | inferior a | en fazla",
);
const joining = phrasesIn(
  "to | bis | à | a | al | ai | e | y | et | and | und | tot | en | até | ile | through | thru",
);
const onBehind = phrasesIn(
  "plus | and up | and over | and above | and older | or older | and upwards | years and up | und älter | oder älter | aufwärts | et plus | et au delà | ou plus | y más | o más | en adelante | e più | o più | in su | in poi | en ouder | en hoger | e mais | ou mais | em diante | ve üzeri | ve üstü | üzeri | üstü | üzerindeki | itibaren | ve daha büyük",
);
const underBehind = phrasesIn(
  "altı | altında | altındaki | altındakiler | kadar | and under | and younger | or younger | und jünger | oder jünger",
);
/** What stands between an age and what says that it is one more: "3 years old and up". */
const old = wordsIn("old of age d âge de edad di età oud de idade alt alten leeftijd");
const ofAge = wordsIn(
  "age ages aged alter alters âge âges edad edades età leeftijd idade idades yaş yaşlar yaşından yaşına",
);
/** What a thing is said to be for those who may have it. */
const suiting = wordsIn(
  "suitable suits recommended intended ideal designed geeignet empfohlen gedacht convient adapté adaptée conseillé recommandé recomendado recomendada apto apta indicado indicada adatto adatta consigliato consigliata geschikt aanbevolen bedoeld adequado adequada uygun uygundur önerilir önerilen children kids child enfants niños bambini kinder kinderen crianças çocuk çocuklar",
);
/** What is told in years and is no age. */
const lasting = wordsIn(
  "warranty guarantee guaranteed experience garantie gewährleistung erfahrung expérience garantía experiencia garanzia esperienza ervaring garantia experiência garanti deneyim shelf haltbar tradition business",
);
/** Grown-ups are told no age. In years. */
const GROWN = 18;
/** So many words, and it tells nothing but an age: "From 3 years.", "3 to 6 years old". */
const MERE = 6;

/** Whether what tells something, by its name, tells an age: "recommended_age", "Altersempfehlung". */
export const namesAge = (name: string): boolean =>
  ageTokensOf(name).some(({ said }) => ofAge.has(said) || /^(?:alters\p{L}+|yas\p{L}*)$/u.test(said));

/** What a text has that tells an age: most have nothing of it, and are read no further. */
const MAY_TELL =
  /year|yrs?|month|mths?|jahr|jähr|monat|mois|ann[oi]|mes[ei]?|año|anos?|\bans?\b|jaar|jarig|maand|yaş|\bay|\bage[sd]?\b|\balter|âge|edad|età|leeftijd|idade/iu;
/** Where one thing ends that a text tells; not at the sign of a decimal. */
const PARTS = /[;!?()•|\n]+|[.,](?=\s|$)/u;

/**
 * For whom a thing is by what a text tells; null: it tells no age.
 *
 * @param isLabelled whether the text is told as an age: "5+" is one then
 */
export function ageRangeIn(text: string, isLabelled: boolean): AgeRange | null {
  for (const part of text.split(PARTS)) {
    const found = rangeIn(part, isLabelled);
    // "Not suitable for children under 3" is for those who are older.
    if (found) return found.from === 0 && isAgainstAge(part) ? { from: found.to, to: Infinity } : found;
  }
  return null;
}

function rangeIn(text: string, isLabelled: boolean): AgeRange | null {
  if (!isLabelled && !MAY_TELL.test(text)) return null;
  const tokens = ageTokensOf(text);
  const words = tokens.map(({ said }) => said);
  if (!isLabelled && words.some((word) => lasting.has(word))) return null;
  for (let at = 0; at < tokens.length; at++) {
    const found = rangeAt(tokens, words, at, isLabelled);
    if (!found || found.from > GROWN) continue;
    const isOfPeople =
      isLabelled ||
      tokens.length <= MERE ||
      words.some((word) => ofAge.has(word) || suiting.has(word)) ||
      partiesIn(text).length > 0;
    return isOfPeople ? found : null;
  }
  return null;
}

function rangeAt(
  tokens: readonly AgeToken[],
  words: readonly string[],
  at: number,
  isLabelled: boolean,
): AgeRange | null {
  const { number } = tokens[at]!;
  const own = ageAt(tokens, at);
  if (number === null && own === null) return null;
  const isNamed = isLabelled || words.slice(Math.max(0, at - NEAR), at).some((word) => ofAge.has(word));
  const end = own?.to ?? at + 1;
  const joined = isDash(tokens[end]) ? 1 : phraseAt(words, end, joining);
  const last = joined > 0 ? tokens[end + joined] : undefined;
  const most = ageAt(tokens, end + joined);
  if (last && last.number !== null && (own || most || isNamed)) {
    const unit = most ? most.value / last.number : 1;
    const range = { from: own?.value ?? number! * unit, to: most?.value ?? last.number };
    if (range.from < range.to) return range;
  }
  const value = own?.value ?? (isNamed ? number : null);
  if (value === null) return null;
  let behind = end;
  while (old.has(words[behind] ?? "")) behind++;
  const sign = tokens[at - 1]?.said;
  if (/[<≤]/.test(sign ?? "") || phraseAt(words, behind, underBehind) > 0 || endsBefore(words, at, upTo))
    return { from: 0, to: value };
  const isFrom =
    /[>≥]/.test(sign ?? "") ||
    tokens[at + 1]?.said === "+" ||
    phraseAt(words, behind, onBehind) > 0 ||
    endsBefore(words, at, fromOn);
  return isFrom || isLabelled ? { from: value, to: Infinity } : null;
}

/** So many words may stand between "ages" and what they are. */
const NEAR = 2;
const LONGEST_BOUND = 3;

const isDash = (token: AgeToken | undefined): boolean => /^[-–]$/.test(token?.said ?? "");

/** Whether one of the phrases stands right before a word. */
function endsBefore(words: readonly string[], at: number, phrases: PhraseSet): boolean {
  for (let from = Math.max(0, at - LONGEST_BOUND); from < at; from++)
    if (phraseAt(words, from, phrases) === at - from) return true;
  return false;
}
