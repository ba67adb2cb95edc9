import type { Reading } from "../said/follow-up.ts";
import type { FoundKnowledge } from "../tools.ts";
import type { Words } from "../words/words.ts";
import { generalSectionFirst } from "./general-section.ts";
import { leadOfDocumentFirst } from "./lead-of-document.ts";
import { sectionOfTopicFirst } from "./section-of-topic.ts";
import { whatIsDoneFirst } from "./what-is-done-first.ts";

/**
 * The sections of the document that answers best in the order in which they tell what is asked: what was talked about, then the usual
 * before the special, then what the document begins with where the question is its name, or where the best is on what is not done.
 *
 * @param about what was talked about before; "": nothing
 */
export function sectionsInOrder(
  found: FoundKnowledge,
  { question, asPut, carried }: Reading,
  about: string,
  { spoken, written }: { spoken: Words; written: Words },
): FoundKnowledge {
  const ofTopic = carried.size === 0 ? sectionOfTopicFirst(found, { question: asPut, about }, spoken) : found;
  const named = leadOfDocumentFirst(generalSectionFirst(ofTopic, question, spoken), question, spoken);
  return whatIsDoneFirst(named, question, { spoken, written });
}
