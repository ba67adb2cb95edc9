import { partiesIn } from "../../wishes/parties.ts";
import { wordsIn } from "../../wording/fold.ts";
import type { Turn } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import type { Language } from "./languages.ts";

/** What a clause begins with that tells more of whom was named before it: "who is 4", "die 4 ist", "que tem 4". */
const relatives = wordsIn("who die der qui que che");

/** With what somebody is named anew in languages that have such clauses. */
const pronouns: Partial<Record<Language["code"], string>> = {
  en: "she",
  de: "sie",
  fr: "elle",
  es: "ella",
  it: "lei",
  pt: "ela",
  nl: "ze",
};

/** A question that goes on from whom the last one sought something for, as if it named them: "she is 4". */
export function ofWhomSought(question: string, history: Turn["history"], { words, code }: Language): string {
  const [first = "", ...rest] = question.trim().split(/\s+/u);
  if (rest.length === 0 || !relatives.has(saidIn(first)[0] ?? "")) return question;
  const last = history.findLast(({ role }) => role === "visitor")?.content ?? "";
  const isForSomebody = saidIn(last).some((word) => words.kin.has(word)) || partiesIn(last).length > 0;
  const pronoun = pronouns[code];
  return isForSomebody && pronoun ? `${pronoun} ${rest.join(" ")}` : question;
}
