import { foldedWords, wordsIn } from "../wording/fold.ts";
import { holdsPhrase, phrasesIn } from "../wording/phrase-set.ts";
import { warns } from "./harm-told.ts";

/** What tells how a thing is to be used, and thereby how not. */
const limiting = phrasesIn(
  "only | always | must be | before use | before using | before first use | nur | ausschließlich | immer | muss | müssen | vor Gebrauch | vor dem Gebrauch | vor der Verwendung | vor Inbetriebnahme | uniquement | seulement | exclusivement | toujours | doit être | doivent être | avant usage | avant utilisation | avant toute utilisation | solo | solamente | únicamente | exclusivamente | siempre | debe ser | deben | antes de usar | antes del uso | soltanto | esclusivamente | sempre | deve essere | devono | prima dell'uso | só | somente | apenas | deve ser | devem | antes de utilizar | antes do uso | alleen | uitsluitend | enkel | altijd | moet | moeten | voor gebruik | yalnızca | sadece | yalnız | her zaman | mutlaka | kullanmadan önce",
);
/** What opens a sentence that denies: "Not for aluminium pipes", "does not detect carbon monoxide". */
const denying = wordsIn("not never no nicht kein keine niemals ne pas non nunca mai não niet geen nooit değil");
/** As far into a sentence as this it is what the sentence is about. In words. */
const OPENING = 3;

/** Whether a sentence on a thing warns, or tells what it is not for, how alone it may be used, or what must be done. */
export function limitsUse(sentence: string): boolean {
  const words = foldedWords(sentence);
  return (
    warns(sentence) ||
    holdsPhrase(words, limiting) ||
    words.slice(0, OPENING).some((word) => denying.has(word)) ||
    // "Uygun değildir", "geeignet ist es nicht": some languages deny at the end.
    denying.has(words.at(-1) ?? "")
  );
}
