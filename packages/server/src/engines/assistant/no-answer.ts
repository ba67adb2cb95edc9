import { draftOf } from "./draft.ts";
import type { Finding } from "./find.ts";
import type { Language } from "./languages.ts";
import { nextQuestions } from "./suggestions.ts";
import { unknownTopic } from "./topic.ts";
import type { Draft, Turn } from "./turn.ts";

/** Says that nothing was found, offers a person where there is one, and what lies near. */
export function noAnswer(finding: Exclude<Finding, { kind: "products" }>, { tenant }: Turn, language: Language): Draft {
  const { phrases, words } = language;
  const { knowledge, reading } = finding;
  const topic = knowledge ? unknownTopic(reading.core, knowledge.terms, words) : null;
  const isAboutGoods = finding.kind === "nothing" && finding.expected === "products";
  const nothing = isAboutGoods ? phrases.noProductFits(topic) : phrases.nothingFound(topic);
  const next = tenant.escalation ? phrases.offerPerson : phrases.otherWords;
  const near = knowledge ? nextQuestions(knowledge, [], reading.question, language) : [];
  const suggestions = [...(tenant.escalation ? [phrases.talkToPerson] : []), ...near];
  return draftOf("no_answer", `${nothing} ${next}`, { suggestions });
}
