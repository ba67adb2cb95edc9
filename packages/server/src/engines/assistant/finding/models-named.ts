import { fold, wordsIn } from "../../wording/fold.ts";

/** A model by its name, its figure and what stands behind that: "iPhone 15 Pro Max". */
export interface ModelNamed {
  /** The word before the figure, folded; empty where letters of its own stand in it, "S24". */
  name: string;
  /** Whether it is of a line of which there are grades: "iPhone 15", "Galaxy S24"; neither "SPF 50" nor "size 42". */
  isOfLine: boolean;
  figure: string;
  /** What makes it another model, sorted; null: any of these. */
  grades: string | null;
  /** Offsets into the text, in UTF-16 units. */
  start: number;
  end: number;
}

/** What stands behind the figure of a model of which there are several. */
const graded = wordsIn("pro plus max ultra mini lite air se fe xl xs xr ti super neo edge fold flip classic");
/** Lines of devices that come in such grades, and that other things are made for. No plain word is among them. */
const lines = wordsIn(
  "iphone ipad galaxy pixel redmi oneplus realme xperia zenfone oppo macbook airpods imac playstation xbox gopro mavic osmo geforce gtx rtx radeon fenix forerunner kindle",
);
/** What may stand between a line and its figure: "Galaxy Tab S9", "Redmi Note 13". */
const sublines = wordsIn("note tab watch buds book z gt nord reno hero mate magic mix find");
/** Whose figures hold letters, "Samsung S24", or have a grade behind them, "Xiaomi 13 Pro": "Samsung 55" is neither. */
const makers = wordsIn(
  "samsung xiaomi huawei motorola moto nokia sony google lenovo asus poco honor vivo dji surface nothing tecno infinix garmin",
);
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
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+|[+.;!?,(:]/gu), ({ index, 0: said }) => ({
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
  let isOfLine = false;
  let isMade = false;
  let isDenied = false;
  for (let at = 0; at < tokens.length; at++) {
    const { said, start } = tokens[at]!;
    if (/^[.;!?]$/.test(said)) {
      isDenied = false;
      name = "";
      isOfLine = false;
      isMade = false;
    } else if (/^[,(:]$/.test(said)) continue;
    else if (denying.has(said)) isDenied = true;
    else if (FIGURE.test(said)) {
      const to = pastGrades(text, tokens, at + 1);
      const grades = tokens.slice(at + 1, to).map((one) => one.said);
      const isWhole = !/^\d/.test(said);
      const own = isWhole ? "" : name;
      const next = tokens[to]?.said ?? "";
      const isAny = series.has(next) || graded.has(next);
      // "Samsung 55 Ultra HD" is a screen.
      const isGraded = grades.length > 0 && next !== "hd";
      const model = { name: own, isOfLine: isOfLine || (isMade && (isWhole || isGraded)), figure: said, start };
      if (!isDenied && (own !== "" || isWhole))
        found.push({ ...model, end: tokens[to - 1]!.end, grades: isAny ? null : grades.toSorted().join(" ") });
      at = to - 1;
    } else if (graded.has(said) && found.length > 0 && joining.has(tokens[at - 1]?.said ?? "")) {
      // "S24 and Ultra".
      const to = pastGrades(text, tokens, at);
      const grades = tokens.slice(at, to).map((one) => one.said);
      if (to > at && !isDenied) found.push({ ...found.at(-1)!, grades: grades.toSorted().join(" ") });
      at = Math.max(at, to - 1);
    } else if (!joining.has(said) && !graded.has(said)) {
      isOfLine = lines.has(said) || (isOfLine && sublines.has(said));
      isMade = makers.has(said) || (isMade && sublines.has(said));
      name = said;
    }
  }
  return found;
}

/** What tells models apart, where it stands behind no figure: "Pro case for iPhone 15". */
export function looseGradesIn(text: string): string[] {
  const said = tokensOf(text).map((token) => token.said);
  const isLoose = (at: number): boolean =>
    graded.has(said[at] ?? "") ? isLoose(at - 1) : !FIGURE.test(said[at] ?? "");
  return said.filter((one, at) => graded.has(one) && isLoose(at));
}

function pastGrades(text: string, tokens: readonly Token[], from: number): number {
  let to = from;
  while (to < tokens.length && graded.has(tokens[to]!.said) && isGrade(text, tokens[to]!)) to++;
  return to;
}

const isGrade = (text: string, { said, start, end }: Token): boolean =>
  !HOW_MUCH.test(said) || /\p{Lu}|\+/u.test(text.slice(start, start + 1)) || !NEXT_WORD.test(text.slice(end));
