import { foldedWords } from "../../wording/fold.ts";
import { areAllFromOthers } from "../../wording/quoted-words.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "../tools.ts";

/** How what asks for what others say of the house begins, folded. */
const ASKED =
  /^(?:reviews?$|testimonial|opinion|ratings?$|feedback$|bewertung|rezension|kundenstimm|kundenmeinung|erfahrungsbericht|meinung|avis$|temoignage|resena|valoracion|testimonio|recension|avaliac|opinio|depoimento|beoordeling|ervaring|referentie|yorum|degerlendirme)/;
/** Who says it, and how it is called that they do. */
const CUSTOMERS =
  /^(?:customer|client|guest|visitor|patient|people|others|member|kunden?$|gaste?n?$|besucher|patienten|leute$|andere$|clients?$|visiteurs?$|gens$|autres$|clientes?$|huesped|gente$|otros$|clienti$|ospiti$|altri$|hospedes?$|pessoas$|outros$|klanten?$|gasten$|bezoekers?$|anderen$|musteri|misafir|insanlar)/;
const SAY =
  /^(?:say|says|saying|said|think|thinks|sagen|sagt|meinen|denken|disent|dit$|pensent|dicen|dice$|opinan|piensan|dicono|pensano|dizem|acham|pensam|zeggen|diyor|dusunuyor|ne dedi)/;
/** The same, where nobody asks where: "was finden Gäste gut?", but "wo finden Gäste einen Parkplatz?" */
const FIND = /^(?:finden|trouvent|vinden)$/;
const WHAT = /^(?:was|wie|wat|hoe|que|quoi|comment)$/;
const WHERE = /^(?:wo|waar|ou)$/;

/** Whether a passage has nothing but what customers say. */
const isTheirs = ({ text }: FoundPassage): boolean => areAllFromOthers(text.split(/\n{2,}/));

/**
 * Looks for what is asked in what the house says alone, unless what customers say is asked for: "they came on a Sunday" of one of
 * them is no promise.
 *
 * @param said the question, with what was said before
 */
export function withoutCustomersWords(tool: KnowledgeTool, said: string): KnowledgeTool {
  const words = foldedWords(said);
  const holds = (one: RegExp): boolean => words.some((word) => one.test(word));
  const asksWhatTheySay =
    holds(CUSTOMERS) && (holds(SAY) || (holds(FIND) && WHAT.test(words[0] ?? "") && !holds(WHERE)));
  if (!asksWhatTheySay && holds(ASKED)) return tool;
  const changed = asksWhatTheySay ? theirsFirst : ofTheHouse;
  return {
    ...tool,
    search: async (tenantId, question, limit) => changed(await tool.search(tenantId, question, limit)),
  };
}

/** How sure it is that what customers say answers who asks for that. */
const SURE = 0.8;

function theirsFirst(found: FoundKnowledge): FoundKnowledge {
  const { true: theirs = [], false: others = [] } = Object.groupBy(found.passages, (one) => `${isTheirs(one)}`);
  if (theirs.length === 0) return found;
  const score = Math.max(SURE, found.answerable.score);
  const best = found.passages[0]!.score;
  const [first, ...rest] = theirs;
  return {
    ...found,
    passages: [{ ...first!, score: best }, ...rest, ...others],
    terms: found.terms.map((term) => (term.idf === 0 && SAY.test(term.term) ? { ...term, isGeneral: true } : term)),
    answerable: { score, decision: "answer" },
  };
}

function ofTheHouse(found: FoundKnowledge): FoundKnowledge {
  const passages = found.passages.filter((passage) => !isTheirs(passage));
  const [best] = found.passages;
  if (!best || passages[0] === best) return { ...found, passages };
  // What speaks for an answer was said of the best.
  const score = found.answerable.score * Math.max(0, (passages[0]?.score ?? 0) / best.score);
  return { ...found, passages, answerable: { score, decision: score < 0.5 ? "no_answer" : found.answerable.decision } };
}
