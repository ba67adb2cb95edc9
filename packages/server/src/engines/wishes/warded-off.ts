import { foldedWords, wordsIn } from "../wording/fold.ts";

/** What stands before that which shall not be: "sans fil", "that does not leak". */
const without = wordsIn("without no not nicht pas niet não ohne kein keine keinen sans sin senza sem zonder geen");
/** And before that which goods do something against: "against ants", "réduction de bruit". */
const against = wordsIn(`
  against anti gegen contre contra contro tegen
  réduction annulation suppression reducción cancelación eliminación
  riduzione cancellazione eliminazione redução cancelamento eliminação
`);
/** From here on something else is wished for: "against ants with a trigger". */
const goingOn = wordsIn(`
  with and but for that which mit und aber für avec et mais pour con y e ma per pero para que com mas met maar voor ve ile için
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
/** "Won't scratch". */
const SHORT_NOT = /n['’]t(?!\p{L})/giu;
/** In words, with their articles: "ohne ein Kabel", "contro la caduta dei capelli". */
const REACH = { without: 2, against: 4 };

/** Whether a word says by its end that goods are without what it names, or proof against it. */
export const saysFree = (word: string): boolean => FREE.test(word);

/** Whether a word says that goods keep something off, or are safe in it. */
export const saysWarding = (word: string): boolean =>
  without.has(word) || against.has(word) || following.has(word) || saysFree(word) || SAFE.test(word);

/** The words of a wish, folded, that name what goods shall be without, or do something against. */
export function wardedOffIn(wish: string): ReadonlySet<string> {
  const words = foldedWords(wish.replace(SHORT_NOT, " not"));
  return new Set(
    words.flatMap((word, at) => {
      const reach = against.has(word) ? REACH.against : without.has(word) ? REACH.without : 0;
      const behind = words.slice(at + 1, at + 1 + reach);
      const end = behind.findIndex((one) => goingOn.has(one));
      const before = following.has(word) ? words.slice(Math.max(0, at - 1), at) : [];
      return [...(end < 0 ? behind : behind.slice(0, end)), ...before];
    }),
  );
}
