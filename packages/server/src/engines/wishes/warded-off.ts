import { foldedWords, wordsIn } from "../wording/fold.ts";
import { LONGEST, namesSaidBy } from "../wording/goods/names-said.ts";
import { notIncluded } from "../wording/not-included.ts";
import { phraseAt } from "../wording/phrase-set.ts";
import { isInThe } from "./in-the.ts";

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
/** "Not" is of what is done, "that does not leak"; what is not expensive is nothing to be kept off. */
const nots = wordsIn("not nicht pas niet não");
const doing = wordsIn("does do did wo will would that which das der die welche welches qui que che dat");
/** What leads on in the name of a thing, and to it: "chute de cheveux", "contro la caduta dei capelli". */
const within = wordsIn("of von der des de du d di del della dei delle do da dos das van");
const articles = wordsIn(
  "a an the any ein eine einen der die das le la les l un une el los las una il lo i gli o os as um uma de het een d de du des",
);

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
      const isBehind = following.has(word) || phraseAt(words, at, notIncluded) > 0;
      const before = isBehind ? words.slice(Math.max(0, at - 1), at) : [];
      const isNot = nots.has(word) && !doing.has(words[at - 1] ?? "");
      const isKept = against.has(word) || (without.has(word) && !isNot && !isInThe(words, at));
      return [...(isKept ? nameFrom(words, at + 1) : []), ...before];
    }),
  );
}

/** One thing: behind its articles a word, or more where these are a name, and what it is of. */
function nameFrom(words: readonly string[], start: number): readonly string[] {
  const one = nameAt(words, start);
  const isOf = within.has(words[one.to] ?? "");
  const rest = isOf ? nameAt(words, one.to + 1) : one;
  return [...words.slice(one.from, one.to), ...(isOf ? words.slice(rest.from, rest.to) : [])];
}

function nameAt(words: readonly string[], start: number): { from: number; to: number } {
  let from = start;
  while (articles.has(words[from] ?? "")) from++;
  if (from >= words.length || goingOn.has(words[from]!)) return { from, to: from };
  const lengths = Array.from({ length: LONGEST }, (_, less) => LONGEST - less);
  const known = lengths.find((length) => namesSaidBy(words.slice(from, from + length)).length > 0);
  return { from, to: Math.min(words.length, from + (known ?? 1)) };
}
