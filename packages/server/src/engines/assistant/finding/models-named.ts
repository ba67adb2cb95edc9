import { fold, wordsIn } from "../../wording/fold.ts";

/** A model by its name, its figure and what stands behind that: "iPhone 15 Pro Max". */
export interface ModelNamed {
  /** The word before the figure, folded; empty where letters of its own stand in it, "S24". */
  name: string;
  figure: string;
  /** What makes it another model, sorted; null: any of these. */
  grades: string | null;
  /** Offsets into the text, in UTF-16 units. */
  start: number;
  end: number;
}

/** What stands behind the figure of a model of which there are several. */
const graded = wordsIn("pro plus max ultra mini lite air se fe xl xs xr ti super neo edge fold flip classic");
/** All models of a figure: "S24 series". */
const series = wordsIn("series serie serien série séries reihe gamme gama gamma reeks serisi");
const joining = wordsIn("and or und oder et ou y o e en of ve veya as well also sowie");
const denying = wordsIn("not no nicht kein pas non não niet geen değil");
const FIGURE = /^(?:\p{L}{0,2}\d{1,4}\p{L}?)$/u;
/** "Plus" and "max" say how much, too: "plus solide", "max 20 €". */
const NEXT_WORD = /^\s+[\p{Ll}\d]/u;
const HOW_MUCH = /^(?:plus|max|mini)$/;

interface Token {
  said: string;
  start: number;
  end: number;
}

const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+|[+.;!?]/gu), ({ index, 0: said }) => ({
    said: said === "+" ? "plus" : fold(said) || said,
    start: index,
    end: index + said.length,
  }));

/** All models that a text names, also in lists: "iPhone 14, 15 and 15 Pro". What it says not to be is not among them. */
export function modelsNamed(text: string): ModelNamed[] {
  if (!/\d/.test(text)) return [];
  const tokens = tokensOf(text);
  const found: ModelNamed[] = [];
  let name = "";
  let isDenied = false;
  for (let at = 0; at < tokens.length; at++) {
    const { said, start } = tokens[at]!;
    if (/^[.;!?]$/.test(said)) {
      isDenied = false;
      name = "";
    } else if (denying.has(said)) isDenied = true;
    else if (FIGURE.test(said)) {
      const to = pastGrades(text, tokens, at + 1);
      const grades = tokens.slice(at + 1, to).map((one) => one.said);
      const own = /^\d/.test(said) ? name : "";
      const next = tokens[to]?.said ?? "";
      const isAny = series.has(next) || graded.has(next);
      const model = { name: own, figure: said, start, end: tokens[to - 1]!.end };
      if (!isDenied && (own !== "" || !/^\d/.test(said)))
        found.push({ ...model, grades: isAny ? null : grades.toSorted().join(" ") });
      at = to - 1;
    } else if (graded.has(said) && found.length > 0 && joining.has(tokens[at - 1]?.said ?? "")) {
      // "S24 and Ultra".
      const to = pastGrades(text, tokens, at);
      const grades = tokens.slice(at, to).map((one) => one.said);
      if (to > at && !isDenied) found.push({ ...found.at(-1)!, grades: grades.toSorted().join(" ") });
      at = Math.max(at, to - 1);
    } else if (!joining.has(said) && !graded.has(said)) name = said;
  }
  return found;
}

function pastGrades(text: string, tokens: readonly Token[], from: number): number {
  let to = from;
  while (to < tokens.length && graded.has(tokens[to]!.said) && isGrade(text, tokens[to]!)) to++;
  return to;
}

const isGrade = (text: string, { said, start, end }: Token): boolean =>
  !HOW_MUCH.test(said) || /\p{Lu}|\+/u.test(text.slice(start, start + 1)) || !NEXT_WORD.test(text.slice(end));
