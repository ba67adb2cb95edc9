import type { QuestionTerm } from "../tools.ts";
import { isDayOrHour } from "../said/question.ts";
import { clausesOf, type Clause } from "../words/clauses.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import { formOf } from "../words/forms.ts";
import { holdsPhrase, phraseAt } from "../../wording/phrase-set.ts";
import { smallWordSlippedTo } from "../words/slips.ts";
import type { Words } from "../words/words.ts";

/** Of a message; UTF-16 offsets. */
interface Typed {
  start: number;
  end: number;
  words: readonly string[];
  meant: string;
}

/**
 * A question whose small words, and those by which it asks, stand as they are meant where they were typed in short or with a
 * slip: "wen r u open" as "when are you open", "oeffnungszeiten" as "öffnungszeiten". What texts hold stays as it is.
 */
export async function asMeant(
  question: string,
  termsOf: (question: string) => Promise<QuestionTerm[]>,
  words: Words,
): Promise<string> {
  const all = clausesOf(question).flatMap((clause) => typedIn(clause, question, words));
  if (all.length === 0) return question;
  // What is known only as something else may be that or this, and this is likelier of a small word.
  const areKnown = (await termsOf(question))
    .filter(({ idf, others }) => idf > 0 && others === undefined)
    .map(({ term }) => formOf(term));
  const isKnown = (word: string): boolean => areKnown.some((is) => is(word));
  let rest = "";
  let end = 0;
  for (const one of all) {
    const kept = foldedWords(one.meant);
    const isSure =
      words.typed.surely.has(one.words.join(" ")) ||
      one.words.some((word) => words.pays.verbs.has(word)) ||
      one.meant === words.pays.instead;
    if (!isSure && one.words.some((word) => !kept.includes(word) && isKnown(word))) continue;
    rest += question.slice(end, one.start) + one.meant;
    end = one.end;
  }
  return rest + question.slice(end);
}

/** "Wie lange habt ihr dienstags auf?"; not "habt ihr das auf Lager?", nor "macht ihr Dosen auf?", which asks of no time. */
function openApart(said: readonly string[], at: number, words: Words): string | undefined {
  const { openApart: apart, prepositions, asked } = words;
  const meant = apart.meant.get(said[at]!);
  const next = said[at + 1];
  const isLast = next === undefined || prepositions.has(next) || isDayOrHour(next, words);
  if (!meant || !isLast || !said.slice(0, at).some((word) => apart.verbs.has(word))) return undefined;
  const isOfTime = said.some((word) => isDayOrHour(word, words)) || holdsPhrase(said, asked.time);
  return isOfTime || holdsPhrase(said, asked.duration) ? meant : undefined;
}

/** "What do I have to pay for a tent?" as "how much is a tent?"; not "what does the insurance pay?", nor how one pays. */
function paidIn({ words: said, starts, ends }: Clause, { pays, paying, forWhom, voice, plain }: Words): Typed[] {
  const length = phraseAt(said, 0, pays.asks);
  const verb = said.findIndex((word) => pays.verbs.has(word));
  const isOwn = pays.who.size === 0 || said.some((word) => pays.who.has(word));
  const hasThing = said.some((word) => !plain.has(word) && !pays.verbs.has(word) && !pays.who.has(word));
  if (length === 0 || verb < length || !isOwn || !hasThing || holdsPhrase(said, voice.past)) return [];
  const beside = [...said.slice(length, verb), said[verb + 1] ?? "", said.at(-1)!];
  if (beside.some((word) => pays.unless.has(word)) || holdsPhrase(said, paying.ways)) return [];
  const thing = said.findIndex((word, at) => at >= length && (forWhom.has(word) || !plain.has(word)));
  if (thing === verb)
    return [{ start: starts[0]!, end: ends[verb]!, words: said.slice(0, verb + 1), meant: pays.instead }];
  // "Was muss ich für ein Zelt zahlen?"
  if (verb !== said.length - 1 || !forWhom.has(said[thing]!)) return [];
  return [
    { start: starts[0]!, end: ends[thing]!, words: said.slice(0, thing + 1), meant: pays.instead },
    { start: starts[verb]!, end: ends[verb]!, words: [said[verb]!], meant: "" },
  ];
}

function typedIn(clause: Clause, question: string, words: Words): Typed[] {
  const { words: said, starts, ends } = clause;
  const paid = paidIn(clause, words);
  if (paid.length > 0) return paid;
  const found: Typed[] = [];
  for (let at = 0; at < said.length;) {
    const length = phraseAt(said, at, words.typed.typed) || 1;
    const typed = said.slice(at, at + length);
    const [start, end] = [starts[at]!, ends[at + length - 1]!];
    const raw = question.slice(start, end);
    const meant =
      words.typed.meant.get(typed.join(" ")) ?? openApart(said, at, words) ?? smallWordSlippedTo(raw, words);
    // "What's" is "what is" however it is cut.
    if (meant && fold(meant) !== typed.join(" ")) found.push({ start, end, words: typed, meant });
    at += length;
  }
  return found;
}
