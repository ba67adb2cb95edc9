import type { QuestionTerm } from "../tools.ts";
import { isDayOrHour } from "../said/question.ts";
import { clausesOf, type Clause } from "../words/clauses.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import { formOf } from "../words/forms.ts";
import { holdsPhrase, isPhrase, phraseAt } from "../../wording/phrase-set.ts";
import { smallWordSlippedTo } from "../words/slips.ts";
import type { Words } from "../words/words.ts";

/** Of a message; UTF-16 offsets. */
interface Typed {
  start: number;
  end: number;
  words: readonly string[];
  meant: string;
  /** Whatever texts hold. */
  isSure: boolean;
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
    if (!one.isSure && one.words.some((word) => !kept.includes(word) && isKnown(word))) continue;
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

/**
 * "What do I have to pay for a tent?" as "how much is a tent?", and "was muss ich für ein Zelt zahlen?" likewise; not "what does the
 * insurance pay?", nor how one pays.
 */
function paidIn({ words: said, starts, ends }: Clause, { pays, paying, forWhom, voice, plain }: Words): Typed[] {
  const asks = phraseAt(said, 0, pays.asks);
  const verb = said.findIndex((word) => pays.verbs.has(word));
  if (asks === 0 || verb < asks || holdsPhrase(said, voice.past) || holdsPhrase(said, paying.ways)) return [];
  const before = said.slice(asks, verb);
  const isOwn = pays.who.size === 0 || said.some((word) => pays.who.has(word));
  const isElse = [...before, said[verb + 1] ?? "", said.at(-1)!].some((word) => pays.unless.has(word));
  const isOfNothing = said.every((word) => plain.has(word) || pays.verbs.has(word) || pays.who.has(word));
  if (!isOwn || isElse || isOfNothing) return [];
  const put = (from: number, to: number, meant: string): Typed => ({
    start: starts[from]!,
    end: ends[to]!,
    words: said.slice(from, to + 1),
    meant,
    isSure: true,
  });
  const thing = before.findIndex((word) => forWhom.has(word) || !plain.has(word));
  if (thing < 0) return [put(0, verb, pays.instead)];
  const isBehind = verb === said.length - 1 && forWhom.has(before[thing]!);
  return isBehind ? [put(0, asks + thing, pays.instead), put(verb, verb, "")] : [];
}

/**
 * Whether a clause says more before some of its words, or where questions end in what asks, behind them; or it states an amount:
 * "300 eurodan pahalı mı?"
 */
function saysMore(said: readonly string[], { from, to }: { from: number; to: number }, words: Words): boolean {
  if (said.some((word) => /\d/.test(word))) return true;
  const around = words.endsQuestion.size > 0 ? said.slice(to) : said.slice(0, from);
  return around.some((word) => !words.plain.has(word));
}

/** "Pro" of "iphone 15 pro" leads to nothing, as "para o" would. */
function isOfName(said: readonly string[], at: number, { typed, wishes }: Words): boolean {
  const last = foldedWords(typed.meant.get(said[at]!) ?? "").slice(-1);
  return isPhrase(last, wishes.articles) && (at + 1 === said.length || /\d/.test(said[at - 1] ?? ""));
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
    const short = typed.join(" ");
    const isOther = words.typed.first.has(short) && saysMore(said, { from: at, to: at + length }, words);
    const typedFor = isOther || isOfName(said, at, words) ? undefined : words.typed.meant.get(short);
    const meant = typedFor ?? openApart(said, at, words) ?? smallWordSlippedTo(raw, words);
    // "What's" is "what is" however it is cut.
    if (meant && fold(meant) !== short)
      found.push({ start, end, words: typed, meant, isSure: words.typed.surely.has(short) });
    at += length;
  }
  return found;
}
