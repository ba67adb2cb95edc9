import { wordsIn } from "../../wording/fold.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "../tools.ts";
import { clausesOf, saidIn, type Clause } from "../words/clauses.ts";
import { areAlike, formOf } from "../words/forms.ts";
import { withoutAnswer } from "./without-answer.ts";

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

/** Whether a passage says a name, and always within that of another place. */
function isLonger({ title, headings, text }: FoundPassage, term: string): boolean {
  const all = [title, ...headings, text].join("\n");
  const isName = formOf(term);
  const clauses = clausesOf(all);
  if (clauses.some(({ words }) => words.some((word) => wider.has(word)))) return false;
  const places = clauses.flatMap((clause) =>
    clause.words.flatMap((word, at) =>
      isName(word) || joined.some((part) => word.startsWith(part) && isName(word.slice(part.length)))
        ? [isOfLonger(all, clause, at, isName(word))]
        : [],
    ),
  );
  return places.length > 0 && places.every(Boolean);
}

function isOfLonger(text: string, { words, starts }: Clause, at: number, isApart: boolean): boolean {
  const isCapital = (place: number): boolean => /^\p{Lu}/u.test(text.slice(starts[place]));
  if (!isCapital(at)) return false;
  if (!isApart) return true;
  const isPart = (place: number): boolean => parts.has(words[place] ?? "") && isCapital(place);
  const behind = links.has(words[at + 1] ?? "") ? at + 2 : at + 1;
  return isPart(at - 1) || isPart(behind);
}
