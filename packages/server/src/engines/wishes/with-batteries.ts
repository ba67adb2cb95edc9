import { foldedWords, wordsIn } from "../wording/fold.ts";
import { notIncluded } from "../wording/not-included.ts";
import { holdsPhrase } from "../wording/phrase-set.ts";
import { included } from "./thing-of-name.ts";

const batteries = wordsIn(`
  battery batteries batterie batterien akku akkus pile piles pila pilas pilha pilhas batería baterías batteria bateria baterias
  batterij batterijen pil piller pili pilleri pilli pille pillerle pilin akü akülü batarya bataryalı bataryayla
`);
const leading = wordsIn("with mit avec con com met ile");
/** What runs with batteries may come without. */
const running = wordsIn(`
  runs run running works work working operated powered läuft laufen funktioniert betrieben fonctionne fonctionnant marche funciona funcionan
  funziona funzionano funcionam werkt werken loopt çalışan çalışır
`);

/** Whether folded words name batteries, and nothing else. */
export const areBatteries = (words: readonly string[]): boolean => words.every((word) => batteries.has(word));

/** Whether a wish is for what comes with its batteries, not for what runs on some. */
export function wantsBatteries(wish: string): boolean {
  const words = foldedWords(wish);
  const isWithThem = words.some((word) => leading.has(word) || included.has(word)) && !holdsPhrase(words, notIncluded);
  return isWithThem && !words.some((word) => running.has(word));
}
