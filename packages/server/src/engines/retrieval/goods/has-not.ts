import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { holdsPhrase, phraseAt, phrasesIn } from "../../wording/phrase-set.ts";

/** What says of a thing, in however many words, that it has not what is named behind: "does not have Bluetooth". */
const hasNot = phrasesIn(
  "has no | have no | has not got | does not have | do not have | doesn't have | don't have | does not support | doesn't support | does not feature | does not include | doesn't include | does not come with | doesn't come with | hat kein | hat keine | hat keinen | haben kein | haben keine | haben keinen | besitzt kein | besitzt keine | besitzt keinen | verfügt über kein | verfügt über keine | verfügt über keinen | verfügt nicht über | unterstützt kein | unterstützt keine | bietet kein | bietet keine | pas de | pas d | n'a pas | n'ont pas | ne possède pas | ne dispose pas | ne comporte pas | n'inclut pas | n'intègre pas | n'offre pas | ne prend pas en charge | dépourvu de | dépourvue de | no tiene | no tienen | no dispone | no disponen | no posee | no cuenta con | no incluye | no lleva | no trae | no soporta | no admite | carece de | non ha | non hanno | non dispone | non possiede | non include | non supporta | non prevede | privo di | priva di | não tem | não têm | não possui | não dispõe | não inclui | não suporta | não traz | não vem com | heeft geen | hebben geen | beschikt niet over | ondersteunt geen | biedt geen",
);
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

/** Whether a part of a text tells that something has not what it names. */
export function saysHasNot(part: string): boolean {
  if (!MAY_DENY.test(part)) return false;
  const words = foldedWords(part);
  return holdsPhrase(words, hasNot) || notThere.has(words.at(-1) ?? "");
}

/** Whether a text says of what it names, its words from one place to before another, that something has not that. */
export function isHadNot(words: readonly string[], from: number, to: number): boolean {
  const end = calledThere.has(words[to] ?? "") ? to + 1 : to;
  if (end === words.length - 1 && notThere.has(words[end]!)) return true;
  for (let at = from - 1; at >= Math.max(0, from - REACH); at--) {
    const length = phraseAt(words, at, hasNot);
    if (length > 0 && words.slice(at + length, from).every((word) => between.has(word))) return true;
  }
  return false;
}
