import { colourOf } from "../wording/colours.ts";
import { foldedWords, wordsIn } from "../wording/fold.ts";
import { holdsPhrase, phraseAt, phrasesIn, placesOf } from "../wording/phrase-set.ts";
import { isOfElse, withOthersJoined } from "./has-not.ts";
import { isInThe } from "./in-the.ts";

/** What denies what stands behind it: "not waterproof", "ne passe pas au micro-ondes". */
const denying = phrasesIn(
  "do not | does not | is not | are not | can not | not | isn't | aren't | doesn't | don't | can't | cannot | no | without | nicht | kein | keine | keinen | keinem | keiner | ohne | pas | non | sans | sin | senza | não | nao | sem | niet | geen | zonder",
);
/** The same with others that it lists, or never: "neither waterproof nor windproof", "lacks NFC". */
const denyingEach = phrasesIn(
  "neither | weder | ni | nem | never | nie | niemals | jamais | nunca | jamás | nooit | lacks | lacking | carece de | dépourvu de | dépourvue de | privo di | priva di",
);
/** What denies only where it is said twice: "né impermeabile né antivento", "ne su geçirmez ne rüzgar geçirmez". */
const twice = wordsIn("né ne");
/** Behind it "ne" is French for what "pas" denies. */
const PAS = "pas";
/** What denies what stands before it. */
const denyingBehind = phrasesIn(
  "değil | değildir | yok | yoktur | bulunmaz | bulunmuyor | içermez | içermiyor | verilmez | gelmez | girmez | giremez | konmaz | konulmaz | kullanılmaz | kullanılamaz | yıkanmaz | yıkanamaz",
);
/** What takes something out of all that others are good for: "all hobs except induction". */
const excepting = phrasesIn(
  "except | except for | all but | everything but | apart from | excluding | with the exception of | außer | mit Ausnahme von | bis auf | sauf | excepté | hormis | hors | à l'exception de | à l'exception des | à l'exception d | excepto | con excepción de | a excepción de | salvo | todo menos | todos menos | todas menos | tranne | eccetto | ad eccezione di | fatta eccezione per | exceto | com exceção de | à exceção de | tudo menos | excluindo | behalve | met uitzondering van",
);
/** The same where what is taken out stands before it. */
const exceptingBehind = phrasesIn(
  "excepted | excluded | ausgenommen | ausgeschlossen | exclu | exclue | exceptée | excluida | excluido | escluso | esclusa | excluída | excluído | uitgezonderd | uitgesloten | hariç | hariçtir | dışında",
);
/** What says nothing against it: "not only waterproof". */
const merely = wordsIn(
  "only just merely nur bloß seulement uniquement solo solamente soltanto só apenas somente alleen slechts enkel yalnızca sadece",
);
/** What says how good other things are, and not that this one is not: "no charger is as fast". */
const comparing = phrasesIn(
  "is as | are as | quite as | nearly as | than | aussi | tan | così | altrettanto | tão | kadar | daha",
);
/** The same before a last word, or one with "wie" behind: "so schnell"; "so keep it dry" says why. */
const so = wordsIn("so zo");
const asWhat = wordsIn("as wie als");
/** From here on it is said why, or what follows from it. */
const reasons = phrasesIn(
  "because | as it | as they | since it | therefore | weil | daher | deshalb | parce que | puisque | porque | por lo que | así que | ya que | perché | poiché | quindi | por isso | portanto | omdat | dus | çünkü | bu yüzden | bu nedenle",
);
/** "No more dandruff", "keine Schuppen mehr": what is gone was no good. */
const anyMore = wordsIn("more mehr más più mais meer");
/** What turns a denial before it around: "never without a strap". */
const without = wordsIn("without ohne sans sin senza sem zonder");
/** How little of it is so: "not 100 % waterproof", "nicht ganz dicht". */
const degrees = phrasesIn(
  "100 | fully | completely | entirely | totally | really | very | ganz | vollständig | völlig | komplett | wirklich | sehr | hundertprozentig | totalement | entièrement | complètement | tout à fait | vraiment | très | completamente | totalmente | del todo | muy | interamente | del tutto | molto | inteiramente | muito | helemaal | volledig | geheel | erg | zo | tamamen | pek",
);
/** What is denied of what stands before: "NFC is not supported". */
const being = wordsIn(
  "supported available possible provided unterstützt verfügbar vorhanden möglich disponible supportée supporté possible soportado soportada posible disponibile supportato supportata possibile disponível suportado suportada possível ondersteund beschikbaar mogelijk",
);
/** What lists what is denied, each by itself; in some languages alone, where it means something else in others. */
const listing = wordsIn("or nor oder ou ni nem veya");
const listingBehind = new Map([
  ...["no", "sin", "non", "senza"].map((denial) => [denial, wordsIn("o u né")] as const),
  ...["niet", "geen", "zonder", "nooit"].map((denial) => [denial, wordsIn("of noch")] as const),
  ...["weder"].map((denial) => [denial, wordsIn("noch")] as const),
  ["ne", wordsIn("ne")],
]);
/** "Waterproof: no." */
const DATUM =
  /([^.,;:!?()•|\n]{1,60}):\s?(?:no|none|nein|non|não|nee|hayır|yok|not (?:available|supported)|nicht (?:verfügbar|vorhanden)|non disponible|no disponible|non disponibile|não disponível|niet beschikbaar)(?=\s*(?:[.,;!?()•|\n]|$))/giu;
const joining = wordsIn("and or nor und oder noch et ou ni y o e né nem en of ve veya");
/** Those of them that deny themselves. */
const neither = wordsIn("nor ni né nem noch");
/** What is so under some condition alone: "not waterproof without its cover". */
const conditional = phrasesIn(
  "without | unless | until | if | when | before | after | longer than | more than | ohne | wenn | bevor | länger als | mehr als | sans | si | avant | après | plus de | sin | antes | más de | senza | prima | più di | sem | mais de | zonder | tenzij | voordat | langer dan | meer dan | önce | olmadan",
);
/** From here on something else is said. */
const other = wordsIn("but aber sondern mais pero sino ma bensì mas maar ama fakat yet however jedoch");
/** What is said of a part is not said of the thing. */
const partsOfThings = wordsIn(
  "lid lids cap caps handle handles base battery blade blades strap stand cover sleeve charger deckel griff sockel riemen couvercle bouchon poignée socle bracelet tapa tapón mango base correa coperchio tappo manico tracolla tampa cabo alça deksel dop handvat voet kapak kapağı sap sapı kayış",
);
const PARTS = /[.,;:!?()•|\n]+|\s[–—-]\s/u;
/** "Non-slip" and "no-iron" say what a thing is, and "non-waterproof" what it is not. */
const JOINED = /(?<!\p{L})(non|no)-(?=\p{L})(?!\p{L}{1,20}(?:proof|tight|resistant|able|ible|abile|ibile)(?!\p{L}))/giu;
/** In words: what says no more behind a denial may follow what is denied, "nicht geeignet". */
const MOST_BEHIND = 2;
/** Who says more before it says more than that something is not so. */
const LONGEST_ENDING = 12;

/**
 * What a sentence denies of a thing or of what it goes with, in folded words: of "ist nicht wasserdicht" what stands behind, and
 * where what is denied may stand before, each ending of that, since it opens with what it is said of. Empty: it denies nothing, or
 * not always.
 */
export const deniedOfThing = (sentence: string): string[][] =>
  withOthersJoined(sentence)
    .replace(DATUM, "no $1")
    .replace(JOINED, "$1")
    .split(PARTS)
    .flatMap((part) => clausesOf(foldedWords(part)))
    .flatMap(deniedIn)
    .filter((words) => words.length > 0);

/** What denies, in order. */
const denialsIn = (words: readonly string[]): Denial[] => {
  const before = [
    ...placesOf(words, denying).filter(({ from }) => !isInThe(words, from)),
    ...placesOf(words, denyingEach),
    ...saidTwice(words),
  ].sort((one, next) => one.from - next.from);
  return [
    ...before
      .filter(({ from }, at) => from >= (before[at - 1]?.to ?? 0))
      .map((place) => ({ ...place, isBehind: false })),
    ...placesOf(words, denyingBehind).map((place) => ({ ...place, isBehind: true })),
  ].sort((one, next) => one.from - next.from);
};

interface Denial {
  from: number;
  to: number;
  /** Whether it denies what stands before it. */
  isBehind: boolean;
}

/** Where the first of two stands. */
function saidTwice(words: readonly string[]): { from: number; to: number }[] {
  const from = words.findIndex((word) => twice.has(word));
  const isTwice = from >= 0 && words.includes(words[from]!, from + 2) && !words.includes(PAS);
  return isTwice ? [{ from, to: from + 1 }] : [];
}

const isComparing = (words: readonly string[], at: number): boolean =>
  so.has(words[at] ?? "") && at + 1 < words.length && (at + 2 === words.length || asWhat.has(words[at + 2]!));

/** Words apart where something else is denied, "no cable and no battery", or it is said why. */
function clausesOf(words: readonly string[]): string[][] {
  const denials = denialsIn(words);
  const starts = denials.flatMap(({ from, to, isBehind }, at) => {
    if (isBehind) return to;
    const last = denials[at - 1];
    // "Don't travel without it" is for travels.
    const isTurned = !last || (without.has(words[from]!) && !without.has(words[last.from]!));
    return isTurned && !joining.has(words[from - 1] ?? "") ? [] : from;
  });
  // "Niet zo geschikt."
  const ends = new Set(denials.map(({ to }) => to));
  const reasoned = [
    ...placesOf(words, reasons).map(({ from }) => from),
    ...words.flatMap((word, at) => (so.has(word) && !isComparing(words, at) && at > 0 && !ends.has(at) ? at : [])),
  ];
  const all = [0, ...starts, ...reasoned].toSorted((one, next) => one - next);
  return all.map((start, at) => withoutJoining(words.slice(start, all[at + 1])));
}

function withoutJoining(words: readonly string[]): string[] {
  const isJoining = (word = ""): boolean => (joining.has(word) && !neither.has(word)) || so.has(word);
  const from = Number(isJoining(words[0]));
  return words.slice(from, words.length - Number(words.length > from && isJoining(words.at(-1))));
}

function deniedIn(words: readonly string[]): string[][] {
  const denials = denialsIn(words);
  const [exception] = placesOf(words, excepting);
  const [behind] = placesOf(words, exceptingBehind);
  // "Not for hobs except induction" is for that.
  if (exception || behind) {
    if (denials.length > 0) return [];
    return exception ? [untilOther(words.slice(exception.to))] : endingsOf(words.slice(0, behind!.from));
  }
  const [denial, second] = denials;
  if (!denial || second) return [];
  const { from, to, isBehind } = denial;
  const opening = words.slice(0, from);
  const rest = untilOther(words.slice(to + phraseAt(words, to, degrees)));
  const isLess =
    merely.has(rest[0] ?? "") ||
    anyMore.has(rest[0] ?? "") ||
    anyMore.has(rest.at(-1) ?? "") ||
    isOfElse(words, from) ||
    holdsPhrase(words, comparing) ||
    words.some((_, at) => isComparing(words, at)) ||
    holdsPhrase(rest, conditional);
  if (isLess || opening.some((word) => partsOfThings.has(word))) return [];
  const lists = listingBehind.get(words[from]!) ?? none;
  if (isBehind) return membersOf(opening, none).flatMap(endingsOf);
  if (rest.length > 0 && rest.every((word) => being.has(word))) return endingsOf(opening);
  const denied = membersOf(rest, lists);
  return [...denied, ...(rest.length <= MOST_BEHIND ? endingsOf(opening).map((ending) => [...ending, ...rest]) : [])];
}

const none: ReadonlySet<string> = new Set();

/** "NFC", "wireless charging" of "no NFC or wireless charging"; "no blue or red light" is no light that is either. */
function membersOf(words: readonly string[], lists: ReadonlySet<string>): string[][] {
  const ends = words.flatMap((word, at) => (listing.has(word) || lists.has(word) ? [at] : []));
  const members = [-1, ...ends].map((end, at) => words.slice(end + 1, ends[at]));
  return members.some((member) => member.length > 0 && member.every((word) => colourOf(word) !== null))
    ? [[...words]]
    : members;
}

/** Words up to what says something else. */
function untilOther(words: readonly string[]): string[] {
  const end = words.findIndex((word) => other.has(word));
  return end < 0 ? [...words] : words.slice(0, end);
}

function endingsOf(words: readonly string[]): string[][] {
  const last = words.slice(-LONGEST_ENDING);
  return last.map((_, at) => last.slice(at));
}
