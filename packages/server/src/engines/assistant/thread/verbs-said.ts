import { saidIn } from "../words/clauses.ts";
import { isPhrase, phraseAt } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/**
 * The words, folded, that stand where a question has its verb: behind "do you" and "can I", and where nouns are written with
 * capitals, before "ihr" or at the end behind "muss". They say what is done, not with what.
 */
export function verbsSaid(question: string, words: Words): ReadonlySet<string> {
  const { plain, voice, opensQuestion, capitals } = words;
  const said = saidIn(question);
  const isModal = (word: string): boolean =>
    [voice.may, voice.must, voice.will].some((phrases) => isPhrase([word], phrases));
  const isPerson = (word: string): boolean =>
    [voice.speaker, voice.addressed].some((phrases) => isPhrase([word], phrases));
  const places = said.flatMap((word, at) => {
    const length = phraseAt(said, at, opensQuestion);
    const behind = length > 1 ? [at + length] : [];
    if (capitals === "names") return isModal(word) ? [...behind, at + 1] : behind;
    const before = isPerson(said[at + 1] ?? "") ? [at] : [];
    return isModal(word) ? [...before, said.length - 1] : before;
  });
  return new Set(places.flatMap((at) => said[at] ?? []).filter((word) => !plain.has(word)));
}
