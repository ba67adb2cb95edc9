import { foldedWords, wordsIn } from "../wording/fold.ts";
import { holdsPhrase, phrasesIn, placesOf } from "../wording/phrase-set.ts";
import { isOfElse, withOthersJoined } from "./has-not.ts";
import { isInThe } from "./in-the.ts";

/** What denies what stands behind it: "not waterproof", "ne passe pas au micro-ondes". */
const denying = phrasesIn(
  "do not | does not | is not | are not | can not | not | isn't | aren't | doesn't | don't | can't | cannot | no | without | nicht | kein | keine | keinen | keinem | keiner | ohne | pas | non | sans | sin | senza | não | nao | sem | niet | geen | zonder",
);
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
  "is as | are as | quite as | nearly as | so | than | aussi | tan | così | altrettanto | tão | zo | kadar | daha",
);
/** "No more dandruff", "keine Schuppen mehr": what is gone was no good. */
const anyMore = wordsIn("more mehr más più mais meer");
/** What turns a denial behind it around: "never without a strap". */
const never = wordsIn("never nie niemals jamais nunca mai nooit asla");
const joining = wordsIn("and or nor und oder noch et ou ni y o e né nem en of ve veya");
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
/** "Non-slip" and "no-iron" say what a thing is. */
const JOINED = /(?<!\p{L})(non|no)-(?=\p{L})/giu;
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
    .replace(JOINED, "$1")
    .split(PARTS)
    .flatMap((part) => clausesOf(foldedWords(part)))
    .flatMap(deniedIn)
    .filter((words) => words.length > 0);

/** What denies, in order. */
const denialsIn = (words: readonly string[]): Denial[] => {
  const before = placesOf(words, denying).filter(({ from }) => !isInThe(words, from));
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

/** Words apart where something else is denied: "no cable and no battery". */
function clausesOf(words: readonly string[]): string[][] {
  const starts = denialsIn(words).flatMap(({ from, to, isBehind }) => {
    const at = isBehind ? to : from - 1;
    return at > 0 && joining.has(words[at] ?? "") ? [at] : [];
  });
  return [0, ...starts].map((start, at) => words.slice(start === 0 ? 0 : start + 1, starts[at]));
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
  // "Don't travel without it" is for travels.
  if (!denial || second) return [];
  const { from, to, isBehind } = denial;
  const opening = words.slice(0, from);
  const rest = untilOther(words.slice(to));
  const isLess =
    merely.has(rest[0] ?? "") ||
    anyMore.has(rest[0] ?? "") ||
    anyMore.has(rest.at(-1) ?? "") ||
    isOfElse(words, from) ||
    holdsPhrase(words, comparing) ||
    holdsPhrase(rest, conditional);
  if (isLess || opening.some((word) => partsOfThings.has(word) || never.has(word))) return [];
  if (isBehind) return endingsOf(opening);
  return [rest, ...(rest.length <= MOST_BEHIND ? endingsOf(opening).map((ending) => [...ending, ...rest]) : [])];
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
