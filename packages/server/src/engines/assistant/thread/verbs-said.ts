import { saidIn } from "../words/clauses.ts";
import { isPhrase, phraseAt } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/**
 * The words, folded, that stand where a question has its verb: behind "do you", "can I" and "have to", and where nouns are written with
 * capitals, before "ihr" or at the end behind "muss". They say what is done, not with what.
 */
export function verbsSaid(question: string, words: Words): ReadonlySet<string> {
  const { plain, voice, opensQuestion, capitals } = words;
  const said = saidIn(question);
  const isPerson = (word: string): boolean =>
    [voice.speaker, voice.addressed].some((phrases) => isPhrase([word], phrases));
  const modals = [voice.may, voice.must, voice.will];
  const asked = Math.max(
    ...[words.asked.time, words.asked.place, words.asked.person].map((one) => phraseAt(said, 0, one)),
  );
  const places = said.flatMap((_, at) => {
    const opened = phraseAt(said, at, opensQuestion);
    const modal = Math.max(...modals.map((phrases) => phraseAt(said, at, phrases)));
    if (capitals === "names") {
      // Behind "does my" stands whose it is.
      const isAsked =
        opened > 1 && (isPerson(said[at + opened - 1]!) || phraseAt(said, at, voice.addressed) === opened);
      return [...(isAsked ? [at + opened] : []), ...(modal > 1 ? [at + modal] : [])];
    }
    return [...(isPerson(said[at + 1] ?? "") ? [at] : []), ...(modal > 0 ? [said.length - 1] : [])];
  });
  // "Wann beginnt der Kurs?"
  if (capitals === "nouns" && asked > 0) places.push(asked);
  return new Set(places.flatMap((at) => said[at] ?? []).filter((word) => !plain.has(word)));
}
