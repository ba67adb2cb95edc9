import { wordsIn } from "../../../wording/fold.ts";
import { clausesOf } from "./clauses.ts";
import { polarityOf } from "./polarity.ts";
import { wordsOf } from "./words.ts";

/** What affirms by denying a problem. */
const noProblem =
  /(?<!\p{L})(?:(?:no|not an?y?|kein|pas de|aucun|sin(?: ning[uú]n)?|ning[uú]n|nessun|sem|nenhum|geen) (?:problem[ae]?s?|problème|probleem|worries|limit|issue)|not only|nicht nur|pas seulement|no s[oó]lo|non solo|n[aã]o s[oó]|niet alleen|sorun (?:değil|yok))(?!\p{L})/giu;
/** "90 days is too long" denies as well. */
const tooMuch =
  /(?<!\p{L})(?:too (?:long|late|many|much|old|short|little|small|low|high)|zu (?:lang|spät|viel|alt|kurz|wenig|klein|hoch)\p{L}*|trop|demasiad[oa]s?|tropp[oiae]|demais|te (?:lang|laat|veel|oud|kort)|çok (?:geç|uzun|fazla)|exceeds?|exceeded|expired|überschrei\p{L}+|dépasse\p{L}*|supera|excede)(?!\p{L})/iu;
/** What opens a condition that the next clause decides on: "If it has been 45 days, …". */
const opens = wordsIn(
  "if after once when since with for as at within beyond past before wenn falls nach ab mit für bei seit innerhalb sobald si après avec pour quand depuis con para después tras cuando desde se dopo per quando após depois com als na met voor bij eğer",
);
const turns = wordsIn("but and und aber et mais y pero e ma mas en maar ve ama while however");
/** So many words at most are a condition, and no statement of their own. */
const longestCondition = 7;
/** Sets one number beside another. */
const comparing = wordsIn(
  "below under less than more above over beneath unter weniger als mehr über sous moins plus menos más que meno più meno di menos mais minder meer onder boven",
);

const denies = (clause: string): boolean => {
  const text = clause.replace(noProblem, " ");
  return polarityOf(wordsOf(text)).isDenied || tooMuch.test(text);
};

/**
 * The clauses of a sentence that affirm what they name. One that denies it does not, nor does the condition of one that
 * denies.
 */
export function affirming(sentence: string, numberWords: ReadonlyMap<string, number>): string[] {
  if (/[?？]\s*$/.test(sentence)) return [];
  const clauses = clausesOf(sentence, numberWords);
  return clauses.filter((clause, at) => {
    const words = wordsOf(clause);
    const next = clauses[at + 1];
    const isCondition =
      opens.has(words[0] ?? "") &&
      words.length <= longestCondition &&
      next !== undefined &&
      !turns.has(wordsOf(next)[0] ?? "");
    return !denies(clause) && !(isCondition && denies(next));
  });
}

/** Whether a clause sets one number beside another: "45 euros is less than 60". */
export const compares = (clause: string): boolean => wordsOf(clause).some((word) => comparing.has(word));
