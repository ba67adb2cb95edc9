import { languages, type Language } from "./languages.ts";
import { isMereWord } from "./mere-word.ts";
import { isBare, isDayOrHour } from "./question.ts";
import { isRude, unmasked } from "./rude.ts";
import { clausesOf, type Clause } from "../words/clauses.ts";
import { foldedWords } from "../../wording/fold.ts";
import { beginnings, phraseAt } from "../../wording/phrase-set.ts";
import type { SmallTalk, Words } from "../words/words.ts";

export type Kind = SmallTalk | "rude";

/** What of a message is small talk, and what remains to be answered. */
export interface Heard {
  language: Language;
  kinds: ReadonlySet<Kind>;
  /** The message without greetings, thanks, insults and the like; empty when it was nothing else. */
  rest: string;
}

const pictures: [RegExp, SmallTalk][] = [
  [/👋|🙋/u, "greeting"],
  [/🙏|❤|🧡|💛|💚|💙|💜|🥰|😍|💐|🌹/u, "thanks"],
  [/👍|👌|✅|😊|🙂|😀|😃|😄|😁|🎉|👏/u, "ok"],
];

/**
 * Reads a message in the first of the languages in which it is small talk throughout, else in the first of all. A single
 * word is that in the first alone, unless it is a greeting that nobody can mistake: "top" and "legal" are goods and pages.
 */
export function hear(written: string, spoken: readonly Language[]): Heard {
  const message = unmasked(written, "all");
  const heard = hearMessage(message, spoken);
  // Where nobody is insulted, what is only rude of somebody is left as it was written, and is not spelt out in a reply.
  const repeatable = heard.kinds.has("rude") ? message : unmasked(written, "neverRepeated");
  return repeatable === message ? heard : hearMessage(repeatable, spoken);
}

function hearMessage(message: string, spoken: readonly Language[]): Heard {
  const clauses = clausesOf(message);
  // Nearly every message begins with a word that is small talk in no language.
  const mayBe = clauses.length === 0 || begins.has(clauses[0]!.words[0]!);
  const throughout = mayBe
    ? (isMereWord(message) ? spoken.slice(0, 1) : spoken).find(({ words }) =>
        clauses.every((clause) => kindsOf(clause, words)),
      )
    : undefined;
  return hearIn(message, clauses, throughout ?? spoken[0]!);
}

/** The words, of all languages, with which small talk begins. */
const begins = new Set(languages.flatMap(({ words }) => [...beginnings(words.smallTalk)]));

function hearIn(message: string, clauses: readonly Clause[], language: Language): Heard {
  const kinds = new Set<Kind>(
    clauses.length === 0 ? pictures.filter(([picture]) => picture.test(message)).map(([, kind]) => kind) : [],
  );
  const left: { from: number; to: number }[] = [];
  let goesOn = false;
  for (const clause of clauses) {
    // After a story "can you help?" asks what to do.
    const isAsked = left.length > 0 && isBare(message.slice(clause.starts[0], clause.ends.at(-1)), language.words);
    const smallTalk = isAsked ? null : kindsOf(clause, language.words);
    const found = smallTalk ?? (isRude(clause, language.words) ? ["rude" as const] : null);
    if (found) for (const kind of found) kinds.add(kind);
    else if (goesOn) left.at(-1)!.to = clause.ends.at(-1)!;
    else
      left.push({
        from: clause.starts[left.length === 0 ? afterOpening(clause, language.words) : 0]!,
        to: clause.ends.at(-1)!,
      });
    goesOn = found === null;
  }
  return { language, kinds, rest: left.map((run) => cut(message, run)).join(" ") };
}

/** A part of a message with the marks that end it. */
function cut(message: string, { from, to }: { from: number; to: number }): string {
  return message.slice(from, to) + (/^\s*[\p{P}\p{S}]+/u.exec(message.slice(to, to + 20))?.[0] ?? "");
}

const order: SmallTalk[] = [
  "askedFirst",
  "askedLast",
  "again",
  "aside",
  "clock",
  "identity",
  "wellbeing",
  "goodbye",
  "no",
  "thanks",
  "apology",
  "greeting",
  "yes",
  "ok",
  "filler",
];

/** What small talk is above all: "hi, who are you?" asks who. */
export const above = (kinds: ReadonlySet<Kind>): Kind | undefined =>
  kinds.has("rude") ? "rude" : order.find((kind) => kinds.has(kind));

/** The kinds of the phrases that make up a clause; null when something else is in it. */
function kindsOf({ words: typed }: Clause, language: Words): Set<SmallTalk> | null {
  const { smallTalk } = language;
  const words = typed.flatMap((word) => foldedWords(language.typed.meant.get(word) ?? word));
  if (goesOnToMoment(words, language)) return null;
  const kinds = new Set<SmallTalk>();
  for (let at = 0; at < words.length;) {
    if (!beginnings(smallTalk).has(words[at]!)) return null;
    let longest: SmallTalk | undefined;
    let length = 0;
    for (const kind of order) {
      const here = phraseAt(words, at, smallTalk[kind]);
      if (here > length) [longest, length] = [kind, here];
    }
    if (!longest) return null;
    kinds.add(longest);
    at += length;
  }
  return kinds;
}

/** "Und morgen?" after the hours of today is no greeting. */
function goesOnToMoment(words: readonly string[], language: Words): boolean {
  const from = phraseAt(words, 0, language.goesOn);
  return from > 0 && from < words.length && words.slice(from).every((word) => isDayOrHour(word, language));
}

/** The word with which a question begins after "hi" and "can you tell me". */
function afterOpening({ words }: Clause, { smallTalk, leadIns }: Words): number {
  const openings = [leadIns, smallTalk.greeting, smallTalk.thanks, smallTalk.apology];
  let from = 0;
  for (;;) {
    const length = Math.max(...openings.map((phrases) => phraseAt(words, from, phrases)));
    if (length === 0 || from + length >= words.length) return from;
    from += length;
  }
}
