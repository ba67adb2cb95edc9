import { clausesOf } from "../words/clauses.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** "A1", "a1" and "BE" name a kind that no other may stand for; "Ei" and "tv" are words. */
const kind = /^(?:\p{Lu}{1,2}|\p{L}{1,3}\d{1,3}\p{L}?)$/u;

/** Whether a word, as it is written, names a kind of something. */
export const isKindName = (raw: string): boolean => kind.test(raw);

export interface Kind {
  /** Folded. */
  word: string;
  /** How texts write it. */
  written: RegExp;
}

/**
 * Finds the kinds that a question names in texts, where they stand in capitals: "class a1" as well. "kg" behind a number and
 * "l'" name none.
 */
export function kindsIn(question: string, words: Words): Kind[] {
  return clausesOf(question).flatMap(({ words: said, starts, ends }) =>
    said.flatMap((word, at) => {
      const raw = question.slice(starts[at], ends[at]);
      const isCounted = /\d$/.test(said[at - 1] ?? "");
      const isSmall = words.plain.has(word) && (at === 0 || raw !== raw.toUpperCase() || isSpeaker(word, words));
      const isElided = /^['’]/.test(question.slice(ends[at]));
      if (isCounted || isSmall || isElided || !isKindName(raw)) return [];
      return [
        { word, written: new RegExp(String.raw`(?<![\p{L}\p{N}]|\d\s)${raw.toUpperCase()}(?![\p{L}\p{N}])`, "u") },
      ];
    }),
  );
}

const isSpeaker = (word: string, { voice }: Words): boolean => isPhrase([word], voice.speaker);
