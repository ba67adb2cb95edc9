import { partiesIn } from "../../wishes/parties.ts";
import { phraseAt, placesOf } from "../../wording/phrase-set.ts";
import { asksPermission } from "../said/asks-permission.ts";
import { isDayOrHour, whatIsAsked } from "../said/question.ts";
import type { FoundPassage, QuestionTerm } from "../tools.ts";
import { clausesOf, saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";

/** "Allergic to nuts", "epilepsy"; what goes on tells what one did: "I have bought a lamp". In words. */
const most = { am: 2, have: 1 };
/** Whom much may harm that harms nobody else. */
const mayBeHarmed: ReadonlySet<string> = new Set(["pregnant", "nursing"]);

const DOING = /ing$/;
const ASKED = /^m[iıuü]/;

/** Whether a word is written as a name, where not all nouns are. */
const isName = (start: number | undefined, question: string, { capitals }: Words): boolean =>
  start !== undefined && capitals !== "nouns" && /^\p{Lu}\p{Ll}/u.test(question.slice(start));

/** Words, folded, by which visitors say what they are or have where nothing is asked but if one may do something: "asthma". */
export function stateOfOneself(question: string, words: Words): ReadonlySet<string> {
  if (!asksPermission(saidIn(question), words) || whatIsAsked(question, words).length > 0) return new Set();
  const { plain, hedges, circumstances, kin, numbers } = words;
  const isIdle = (word: string): boolean =>
    [plain, hedges, circumstances, kin].some((some) => some.has(word)) || isDayOrHour(word, words) || numbers.has(word);
  const kinds = ["am", "have"] as const;
  return new Set(
    clausesOf(question).flatMap(({ words: said, starts }) =>
      kinds.flatMap((kind) =>
        placesOf(said, words.being[kind]).flatMap(({ from, to }) => {
          const asks = said.findIndex((_, at) => at >= to && phraseAt(said, at, words.voice.may) > 0);
          const behind = said.slice(to, asks < 0 ? undefined : asks).filter((word) => !words.plain.has(word));
          // "I'm Anna", "I'm running late": a name, or what one does.
          if (kind === "am" && (isName(starts[to], question, words) || DOING.test(said[to] ?? ""))) return [];
          // "Yatak var mı?" asks for a bed.
          if (words.beingLast && ASKED.test(said[to] ?? "")) return [];
          // "Wenn ich Epilepsie habe", "astımım var"
          const before = words.beingLast && behind.length === 0 ? said.slice(Math.max(0, from - 1), from) : [];
          return behind.length <= most[kind] ? [...behind, ...before].filter((word) => !isIdle(word)) : [];
        }),
      ),
    ),
  );
}

/** Whether no text has such a word, by what the texts know of them: what holds for all says nothing of it. */
export const isStateUnknown = (terms: QuestionTerm[]): boolean =>
  terms.some(({ idf, others = [], isNear }) => idf === 0 && others.length === 0 && !isNear);

/** Whether a passage leaves out who is asked about that much may harm: "may I dive when I'm pregnant?" */
export function leavesOutHarmed(asked: string, { title, headings, text }: FoundPassage, words: Words): boolean {
  if (!asksPermission(saidIn(asked), words)) return false;
  const told = new Set(partiesIn([title, ...headings, text].join("\n")));
  return partiesIn(asked).some((one) => mayBeHarmed.has(one) && !told.has(one));
}
