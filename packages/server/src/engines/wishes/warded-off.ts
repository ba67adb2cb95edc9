import { foldedWords, wordsIn } from "../wording/fold.ts";

/** What stands before that which shall not be: "against ants", "sans fil", "réduction de bruit". */
const leading = wordsIn(`
  against anti without no
  gegen ohne kein keine keinen
  contre sans réduction annulation suppression
  contra sin reducción cancelación eliminación
  contro senza riduzione cancellazione eliminazione
  sem redução cancelamento eliminação
  tegen zonder geen
`);
/** What stands right behind it: "leak proof", "mosquito spray", "sivrisinek kovucu". */
const following = wordsIn(`
  proof resistant repellent repelling cancelling canceling cancellation reduction reducing blocking spray trap traps killer remover eliminator free less
  frei freie freier freies freien vrij vrije
  karşı kovucu önleyici giderici çıkarıcı geçirmez
`);
/** What is put together with a thing to say the same: "wireless", "rostfrei", "draadloze", "şekersiz". */
const FREE = /\p{L}{3}(?:less|free|proof|lose?[mnrs]?|freie?[mnrs]?|loos|loze|vrije?|s[iu]z)$/u;
/** And what says by such an end what goods are safe from, or in: "spülmaschinenfest". */
const SAFE = /\p{L}{3}(?:feste?|dichte?|bestandige?|bestendige?|geeignete?|tauglich|taugliche)[mnrs]?$/u;
/** In words, with its articles: "contro la caduta dei capelli". */
const REACH = 4;

/** Whether a word says by its end that goods are without what it names, or proof against it. */
export const saysFree = (word: string): boolean => FREE.test(word);

/** Whether a word says that goods keep something off, or are safe in it. */
export const saysWarding = (word: string): boolean =>
  leading.has(word) || following.has(word) || saysFree(word) || SAFE.test(word);

/** The words of a wish, folded, that name what goods shall be without, or do something against. */
export function wardedOffIn(wish: string): ReadonlySet<string> {
  const words = foldedWords(wish);
  return new Set(
    words.flatMap((word, at) => [
      ...(leading.has(word) ? words.slice(at + 1, at + 1 + REACH) : []),
      ...(following.has(word) ? words.slice(Math.max(0, at - 1), at) : []),
    ]),
  );
}
