import { mayOfferPerson } from "./courtesy.ts";
import { draftOf } from "./draft.ts";
import type { Finding } from "./find.ts";
import type { Language } from "./languages.ts";
import { nextQuestions } from "./suggestions.ts";
import { unknownTopic } from "./topic.ts";
import { matterOf } from "./question.ts";
import type { Draft, Turn } from "./turn.ts";
import { saidIn } from "./words/clauses.ts";
import type { Words } from "./words/words.ts";

/** Says that nothing was found, offers a person where there is one, and what lies near. */
export function noAnswer(finding: Exclude<Finding, { kind: "products" }>, turn: Turn, language: Language): Draft {
  const { phrases, words } = language;
  const { knowledge, reading } = finding;
  const topic = knowledge ? unknownTopic(reading.core, knowledge.terms, words) : null;
  const isAboutGoods = finding.kind === "nothing" && finding.expected === "products";
  const isParcel = asksForParcel(finding, words);
  const nothing = isAboutGoods ? phrases.noProductFits(topic) : phrases.nothingFound(topic);
  const isOffered = mayOfferPerson(turn);
  const next = isOffered ? phrases.offerPerson : isParcel ? "" : phrases.otherWords;
  const near = knowledge ? nextQuestions(knowledge, [], reading.question, turn.history, language) : [];
  const suggestions = [...(isOffered ? [phrases.talkToPerson] : []), ...near];
  return draftOf("no_answer", `${isParcel ? phrases.cannotLookUp : nothing} ${next}`.trim(), { suggestions });
}

/** Whether it is the visitor's own parcel that is asked for. */
export const asksForParcel = ({ reading }: Pick<Finding, "reading">, words: Words): boolean =>
  matterOf(saidIn(reading.core), words) === "parcel";
