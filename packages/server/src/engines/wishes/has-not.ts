import { foldedWords, wordsIn } from "../wording/fold.ts";
import { holdsPhrase, phraseAt, phrasesIn, placesOf } from "../wording/phrase-set.ts";
import { partiesIn } from "./parties.ts";

/** What says of a thing, in however many words, that it has not what is named behind: "does not have Bluetooth". */
const hasNot = phrasesIn(
  "has no | have no | has not got | does not have | do not have | doesn't have | don't have | does not support | doesn't support | does not feature | does not include | doesn't include | does not come with | doesn't come with | hat kein | hat keine | hat keinen | haben kein | haben keine | haben keinen | besitzt kein | besitzt keine | besitzt keinen | verfügt über kein | verfügt über keine | verfügt über keinen | verfügt nicht über | unterstützt kein | unterstützt keine | bietet kein | bietet keine | pas de | pas d | n'a pas | n'ont pas | ne possède pas | ne dispose pas | ne comporte pas | n'inclut pas | n'intègre pas | n'offre pas | ne prend pas en charge | dépourvu de | dépourvue de | no tiene | no tienen | no dispone | no disponen | no posee | no cuenta con | no incluye | no lleva | no trae | no soporta | no admite | carece de | non ha | non hanno | non dispone | non possiede | non include | non supporta | non prevede | privo di | priva di | não tem | não têm | não possui | não dispõe | não inclui | não suporta | não traz | não vem com | heeft geen | hebben geen | beschikt niet over | ondersteunt geen | biedt geen",
);
/** Those of them that tell what lies beside: "does not come with leather case" says nothing of leather. */
const hasNotBeside = phrasesIn("does not include | doesn't include | does not come with | doesn't come with");
const goingOn = wordsIn("and or but nor in on at for as so");
/** What may stand between: "n'a pas le Bluetooth". */
const between = wordsIn(
  "any a an the ein eine einen de d du des le la les l el los las il lo i gli di del della dello dell do da o os as um uma un una een het",
);
/** The same behind what a thing has not. */
const notThere = wordsIn(
  "yok yoktur bulunmaz bulunmuyor bulunmamaktadır içermez içermeyen içermemektedir desteklemez desteklemiyor desteklememektedir",
);
/** What may stand before that: "Bluetooth özelliği yok". */
const calledThere = wordsIn("özelliği desteği bağlantısı fonksiyonu");
/** Longer phrases than this there are none, with what stands between. In words. */
const REACH = 6;
/** What denies anything has one of these; most texts have none, and are read no further. */
const MAY_DENY =
  /(?<!\p{L})(?:not?|non|não|nao|kein\p{L}{0,2}|nicht|niet|geen|pas|dépourvue?|carece|priv[oa])(?!\p{L})|n['’]t(?!\p{L})|(?<!\p{L})(?:yok|bulunm|içerme|deste[kğ]leme)/iu;

/** Before what is only so if it is so; the second mean something else further on: "no se conecta", "leichter als". */
const supposing = wordsIn("if when whether unless wenn falls sofern lorsque quand quando indien wanneer eğer");
const supposingAtFirst = wordsIn("si se als cuando caso");
/** Where a main clause begins behind a condition: "when you want peace, these headphones"; not "if this phone". */
const pointing = wordsIn(
  "this these diese dieser dieses ce cet cette ces este esta estos estas questo questa questi queste este estes deze dit bu",
);
const joining = wordsIn("and or und oder et ou y o e en of ve veya");
/** What is said of readers is not said of the product. "Du" is French as well. */
const reader = wordsIn("you vous usted ustedes você jij je");
const DU = "du";
/** "Tu n'as pas", and in Spanish "tu altavoz". */
const TU = "tu";
const not = wordsIn("n ne no non");
const SECOND_PERSON = /st$/;
/** The same of what is theirs and the product goes with; "your new headphones" are the product. */
const ofReader = wordsIn(
  "your yours dein deine deinem deinen deiner votre vos tu tus su sus vuestro vuestra tuo tua tuoi tue teu seu seus sua suas vostro vostra jouw uw je",
);
const OF_READER = /^\p{L}{3,}[iu]n[iu]z(?:[dt][ae]|[iu]n)?$/u;
const DEVICE =
  /^(?:(?:smart|mobil|i)?(?:phone|handy|telefon|telefoon|telefono|telemo|movil|mobil|mobiel|celular|cellulare|portable)|fernseh|television|televis|televiz|tv|laptop|notebook|computer|rechner|pc|ordinat|ordenador|comput|bilgisayar|tablet|player|spieler|auto|car$|coche|voiture|carro|macchina|araba|araci|device|gerat|appareil|dispositivo|apparaat|cihaz|aparelho|amp|verstarker|receiver|stereo|konsole|console|radio)/u;
/** So many words may stand between "your" and what is the reader's. */
const NEAR = 2;
const unlike = phrasesIn(
  "unlike | in contrast to | anders als | im Gegensatz zu | im Gegensatz zum | im Gegensatz zur | contrairement | à la différence | a diferencia | a differenza | al contrario | ao contrário | diferentemente | ao invés | anders dan | in tegenstelling tot | aksine | farklı olarak",
);
/** "For phones that do not have Bluetooth". */
const forOthers = wordsIn("for für pour para per voor");
/** "Works with televisions that do not have it"; "with a long cable" is the product's. */
export const withOthers = wordsIn("with mit avec con com met");
const working = wordsIn(
  "works work use used compatible connects connect pairs funktioniert kompatibel nutzbar verwendbar fonctionne compatible funciona compatible funziona compatibile funciona compatível werkt geschikt compatibel",
);
/** "For a big old television that does not have it": so far before that stands for what it is. */
const FAR = 4;
const singular = wordsIn("does doesn has");
const plural = wordsIn("do don have");
const oneOf = wordsIn("a an any the this that one");
const relative = wordsIn("that which who die der das qui que che dat wat");
/** What is said behind a comma of what the product is unlike: "Unlike the Mini, which does not have it". */
const UNLIKE_WHAT =
  /((?<!\p{L})(?:unlike|in contrast to|anders als|im gegensatz zu[mr]?|contrairement|à la différence|a diferencia|a differenza|ao contrário|anders dan|in tegenstelling tot)\s[^.,;:!?()]{1,40}),(?=\s(?:which|that|who|die|der|das|qui|que|che|dat)\s)/giu;

/** A text in which what is told of something else stands in one part with what says so. */
export const withOthersJoined = (text: string): string => text.replace(UNLIKE_WHAT, "$1");

/** Whether words before a place tell that what is denied there is so under a condition alone. */
export const isSupposed = (words: readonly string[], at = words.length): boolean =>
  supposingAtFirst.has(words[0] ?? "") || words.slice(0, at).some((word) => supposing.has(word));

/** Whether what is denied at a place is so under a condition alone, or of something else than the product. */
export function isOfElse(words: readonly string[], place: number): boolean {
  const at = deniedFrom(words, place);
  const start = mainClauseAt(words, at);
  const before = words.slice(start, at);
  return (
    (start === 0 && isSupposed(words, at)) ||
    isOfOthers(before, words[at]!) ||
    holdsPhrase(before, unlike) ||
    before.some((_, one) => isReader(before, one) || isReaders(before, one))
  );
}

/** Where what denies begins: with "n'" of "n'ont pas de". */
function deniedFrom(words: readonly string[], at: number): number {
  const from = Math.max(0, at - FAR);
  const ne = words[at] === "pas" ? words.slice(from, at).findLastIndex((word) => word === "n" || word === "ne") : -1;
  return ne < 0 ? at : from + ne;
}

/** Where the main clause begins that denies something behind a condition; else 0. */
function mainClauseAt(words: readonly string[], at: number): number {
  const start = words.slice(0, at).findLastIndex((word) => pointing.has(word));
  const isBehind = start > 1 && isSupposed(words, start - 1) && !isSupposed(words.slice(start, at));
  return isBehind && !words.slice(start, at).some((word) => joining.has(word)) ? start : 0;
}

/** "For phones that"; neither "for kids which" nor, in English, "for travel that does" or "with a long cable that do". */
function isOfOthers(before: readonly string[], verb: string): boolean {
  if (!relative.has(before.at(-1) ?? "")) return false;
  const from = before.findLastIndex(
    (word, place) => forOthers.has(word) || (withOthers.has(word) && working.has(before[place - 1] ?? "")),
  );
  const others = before.slice(from + 1, -1);
  const isOne = singular.has(verb) && !others.some((word) => oneOf.has(word));
  const areMany = plural.has(verb) && !/s$/.test(others.at(-1) ?? "");
  const isOf = from >= 0 && others.length <= FAR && !isOne && !areMany;
  return isOf && others.every((word) => partiesIn(word).length === 0);
}

const isReader = (words: readonly string[], at: number): boolean =>
  reader.has(words[at]!) ||
  (words[at] === TU && not.has(words[at + 1] ?? "n")) ||
  (words[at] === DU && [words[at - 1], words[at + 1]].some((word) => SECOND_PERSON.test(word ?? "")));

function isReaders(words: readonly string[], at: number): boolean {
  if (OF_READER.test(words[at]!)) return DEVICE.test(words[at]!);
  return ofReader.has(words[at]!) && words.slice(at + 1, at + 1 + NEAR).some((word) => DEVICE.test(word));
}

/** Whether a part of a text tells that the product has not what the part names. */
export function saysHasNot(part: string): boolean {
  if (!MAY_DENY.test(part)) return false;
  const words = foldedWords(part);
  const last = words.length - 1;
  if (notThere.has(words[last] ?? "") && !isOfElse(words, last)) return true;
  return placesOf(words, hasNot).some(({ from }) => !isOfElse(words, from));
}

/** Whether a text says of what it names, its words from one place to before another, that something has not that. */
export function isHadNot(words: readonly string[], from: number, to: number): boolean {
  const end = calledThere.has(words[to] ?? "") ? to + 1 : to;
  if (end === words.length - 1 && notThere.has(words[end]!)) return !isOfElse(words, end);
  for (let at = from - 1; at >= Math.max(0, from - REACH); at--) {
    const length = phraseAt(words, at, hasNot);
    if (length === 0 || !words.slice(at + length, from).every((word) => between.has(word))) continue;
    const isOfLonger = phraseAt(words, at, hasNotBeside) > 0 && to < words.length && !goingOn.has(words[to]!);
    return !isOfLonger && !isOfElse(words, at);
  }
  return false;
}
