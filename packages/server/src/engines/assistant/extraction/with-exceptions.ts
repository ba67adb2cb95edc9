import { deniesRule } from "../../wishes/harm-told.ts";
import { takingBack } from "../../wording/deeds.ts";
import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { deedAsked, deedsIn } from "../finding/deed-asked.ts";
import { otherLanguageOf } from "../quoted-language.ts";
import type { Language } from "../said/languages.ts";
import type { FoundKnowledge, KnowledgeTool } from "../tools.ts";
import type { Draft, Turn } from "../turn.ts";
import { withAgeBounds } from "./with-age-bounds.ts";
import { withQuotes } from "./with-quotes.ts";

const MOST_READ = 20;
const MOST_TOLD = 2;

/**
 * What is quoted with what must be known beside it: what the texts tell of ages, where one is told. An answer that quotes how
 * something is done, "you can return everything", in another language than the visitor's, tells when the same document says it is
 * not, too: no word of the visitor's tells whether the exception names the thing that was meant.
 */
export async function withExceptions(
  tool: KnowledgeTool,
  quoted: Draft,
  turn: Turn,
  language: Language,
  knowledge: FoundKnowledge,
): Promise<Draft> {
  const draft = withAgeBounds(quoted, turn.question, language, knowledge);
  const { deeds } = deedAsked(turn.question, language.words);
  const [cited] = draft.citations;
  if (!cited || deeds.size === 0 || draft.citations.some(({ quote }) => deniesRule(quote))) return draft;
  if (otherLanguageOf(draft.citations, turn, language, knowledge) === null) return draft;
  const { passages } = await tool.search(turn.tenant.id, cited.title, MOST_READ);
  const isOfDeed = (text: string): boolean => {
    const said = foldedWords(text);
    return deedsIn(said).some((deed) => deeds.has(deed)) || (deeds.has("return") && holdsPhrase(said, takingBack));
  };
  const exceptions = passages
    .filter(({ documentId }) => documentId === cited.document_id)
    .flatMap((passage) => {
      const denying = passage.sentences
        .map(({ start, end }) => passage.text.slice(start, end))
        .filter((said) => deniesRule(said) && isOfDeed(said));
      return denying.length > 0 ? [{ passage, text: denying.join(" ") }] : [];
    });
  return withQuotes(draft, exceptions.slice(0, MOST_TOLD), language);
}
