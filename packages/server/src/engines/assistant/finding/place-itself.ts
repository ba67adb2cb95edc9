import { wordsIn } from "../../wording/fold.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "../tools.ts";
import { clausesOf, saidIn, type Clause } from "../words/clauses.ts";
import { areAlike, formOf } from "../words/forms.ts";
import { withoutAnswer } from "./without-answer.ts";
import { KeptWithSentences } from "../kept-with-sentences.ts";

/** What makes another place's name of one, before it or behind: "Northern Ireland", "Corea del Sur", "Papua New Guinea". */
const parts = wordsIn(`
  north northern south southern east eastern west western central equatorial new upper lower
  nord nördlich nördliches süd südlich südliches ost west neu sud est ouest équatoriale
  norte sur este oeste ecuatorial ovest settentrionale meridionale equatoriale
  sul leste equatorial noord noordelijk zuid zuidelijk oost kuzey güney doğu batı ekvator
`);
/** What may stand between a name and its part: "Irlande du Nord". */
const links = wordsIn("du de del do da della l");
/** What German writes before a name as one word with it. */
const joined = ["nord", "sud", "ost", "west", "mittel", "aquatorial", "zuid", "noord", "oost"];
/** Those of which nearly everybody who names them means a part, as it is called since. */
const calledInShort = wordsIn(
  "korea corée corea coreia kore macedonia mazedonien macédoine macedonië macedônia makedonya",
);
/** What a place may belong to, though it isn't named. */
const wider = wordsIn(
  "eu ue ab europe europa avrupa european europäische europäischen européenne europea europese europeia worldwide weltweit wereldwijd world welt monde mundo mondo wereld dünya",
);

const CAPITAL = /^\p{Lu}/u;

/** With fewer passages nobody sees whether another names the place itself. */
const FEWEST = 2;

/**
 * Looks for what is asked, and takes what names a place only within the name of another for no text of that place: of
 * "Ireland" a text of "Northern Ireland" tells nothing. Where nothing else names it, no text knows it.
 */
export function placesThemselves(tool: KnowledgeTool, question: string): KnowledgeTool {
  const said = saidIn(question);
  if (said.some((word) => parts.has(word))) return tool;
  return {
    ...tool,
    search: async (tenantId, sought, limit) => {
      const found = await tool.search(tenantId, sought, limit);
      return limit < FEWEST ? found : ofPlacesThemselves(found, said);
    },
  };
}

function ofPlacesThemselves(found: FoundKnowledge, said: readonly string[]): FoundKnowledge {
  const named = found.terms.filter(
    ({ term, idf }) => idf > 0 && said.some((word) => areAlike(term, word)) && ![...calledInShort].some(formOf(term)),
  );
  const passages = found.passages.map((one) => {
    const others = named.filter(({ term }) => !one.lacks.includes(term) && isLonger(one, term));
    return others.length > 0 ? { ...one, lacks: [...one.lacks, ...others.map(({ term }) => term)] } : one;
  });
  const lost = named.filter(({ term }) =>
    passages.some((one, at) => one.lacks.includes(term) && !found.passages[at]!.lacks.includes(term)),
  );
  if (lost.length === 0) return found;
  const holds = ({ lacks }: FoundPassage): boolean => lost.every(({ term }) => !lacks.includes(term));
  const itself = passages.filter(holds);
  if (itself.length > 0) return { ...found, passages: itself };
  const terms = found.terms.map((term) => (lost.includes(term) ? { ...term, idf: 0 } : term));
  return withoutAnswer({ ...found, passages, terms });
}

/** What a passage says, and the names in it that stand within that of another place. */
interface NamedWithin {
  text: string;
  clauses: readonly Clause[];
  /** Folded. */
  names: readonly string[];
}

// Few passages name another place.
const readBefore = new KeptWithSentences<NamedWithin | null>();

/** Null: a passage names no place within that of another, or says what the place may belong to. */
function namedWithin({ title, headings, text: body, sentences }: FoundPassage): NamedWithin | null {
  const before = readBefore.get(sentences);
  if (before !== undefined) return before;
  const text = [title, ...headings, body].join("\n");
  const clauses = clausesOf(text);
  const isWider = clauses.some(({ words }) => words.some((word) => wider.has(word)));
  const names = isWider
    ? []
    : clauses.flatMap((clause) =>
        clause.words.flatMap((word, at) => [
          ...(isOfLonger(text, clause, at) ? [word] : []),
          ...(isCapital(text, clause, at) ? withoutJoined(word) : []),
        ]),
      );
  const read = names.length > 0 ? { text, clauses, names } : null;
  readBefore.set(sentences, read);
  return read;
}

/** Whether a passage says a name, and always within that of another place. */
function isLonger(passage: FoundPassage, term: string): boolean {
  const read = namedWithin(passage);
  const isName = formOf(term);
  if (!read?.names.some(isName)) return false;
  const { text, clauses } = read;
  return clauses.every((clause) => clause.words.every((word, at) => !isName(word) || isOfLonger(text, clause, at)));
}

/** What a word names that has a part written before it: "Nordirland". */
const withoutJoined = (word: string): string[] =>
  joined.flatMap((part) => (word.startsWith(part) && word !== part ? [word.slice(part.length)] : []));

const isCapital = (text: string, { starts }: Clause, at: number): boolean =>
  starts[at] !== undefined && CAPITAL.test(String.fromCodePoint(text.codePointAt(starts[at])!));

/** Whether a part stands beside a name. */
function isOfLonger(text: string, clause: Clause, at: number): boolean {
  const { words } = clause;
  const isPart = (place: number): boolean => parts.has(words[place] ?? "") && isCapital(text, clause, place);
  const behind = links.has(words[at + 1] ?? "") ? at + 2 : at + 1;
  return (isPart(at - 1) || isPart(behind)) && isCapital(text, clause, at);
}
