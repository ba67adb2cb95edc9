import { heldFirst } from "../finding/keep-to.ts";
import { namesOf } from "../finding/passage-names.ts";
import { askingWords, wishingWords } from "./question.ts";
import type { FoundKnowledge, FoundPassage } from "../tools.ts";
import { withoutAnswer } from "../finding/without-answer.ts";
import { formOf, holdsForm } from "../words/forms.ts";
import type { Words } from "../words/words.ts";

/** As they are written: without its accent "sí" is another word. */
const opens =
  /^[\p{P}\p{S}\s]*(?:yes|yeah|yep|sure|of course|certainly|absolutely|definitely|no|nope|unfortunately (?:not|no)|ja|jawohl|natürlich|selbstverständlich|nein|leider (?:nicht|nein)|oui|bien sûr|non|malheureusement (?:pas|non)|sí|claro|por supuesto|sì|certo|certamente|sim|com certeza|não|nao|jazeker|zeker|natuurlijk|nee|helaas (?:niet|geen)|evet|elbette|tabii|hayır|maalesef)(?![\p{L}\p{M}])/iu;

/** Whether a text begins by saying yes or no to something that it need not name. */
export const saysYesOrNo = (text: string): boolean => opens.test(text);

/** What scores so much of the best may answer in its place; and what is so near in meaning is believed whatever its words. */
const least = { score: 0.5, nearness: 0.7 };

/**
 * Leaves out the entries of lists that say yes or no to something else: those that hold nothing of what is asked about, but
 * how it is asked, as "do you sell vouchers?" where helmets are asked for. Where such a one was the best, only what holds
 * some of it answers.
 */
export function withoutOthersYesOrNo(found: FoundKnowledge, question: string, words: Words): FoundKnowledge {
  const { passages, terms } = found;
  const asking = new Set([...askingWords(question, words), ...wishingWords(question, words)]);
  const topic = terms.filter(({ term }) => !holdsForm(words.plain, term) && !holdsForm(asking, term));
  if (topic.length === 0) return found;
  const holdsTopic = (passage: FoundPassage): boolean =>
    topic.some(({ term }) => !passage.lacks.includes(term) || namesOf(passage).nearest.some(formOf(term)));
  const isOthers = (passage: FoundPassage): boolean =>
    passage.questions.length > 0 &&
    (passage.nearness ?? 0) < least.nearness &&
    saysYesOrNo(passage.text) &&
    !holdsTopic(passage);

  const kept = passages.filter((passage) => !isOthers(passage));
  if (kept.length === passages.length) return found;
  const best = passages[0]!;
  if (!isOthers(best)) return { ...found, passages: kept };
  const most = Math.max(0, ...kept.filter(holdsTopic).map(({ score }) => score));
  if (most < best.score * least.score) return withoutAnswer({ ...found, passages: kept });
  return { ...found, passages: heldFirst(kept, holdsTopic) };
}
