/** In words: of fewer in quotation marks nobody says what somebody else may answer by. */
const FEWEST_WORDS = 4;
/** In UTF-16 units, a name with what may stand behind it: "Ann Bell, Oslo". */
const LONGEST_NAME = 60;
/** With the marks of Markdown around it. */
const LONGEST_NAME_MARKED = 2 * LONGEST_NAME;

const OPENS = `["“”„«»‟]`;
const CLOSES = `["“”«»]`;
const DASH = "[—–―-]";
const NAME = String.raw`\p{Lu}[\p{L}\p{M}.'’-]*(?:,? (?:\p{Lu}[\p{L}\p{M}.'’-]*|&|(?:de|der|den|van|von|zu|la|le|el|du|da|dos|di|y|e|and|und|et|en|from|aus|uit) (?=[\p{Lu}\p{Ll}]))){0,5}`;

/** Signs that are left out of what is said, and a quotation mark: what most texts do not begin with is told without reading on. */
const OPENED = new RegExp(`^[>\\s*_\\\\]*${OPENS}`, "u");
const NAME_LINE = new RegExp(`^(?:${DASH}\\s?)?(?:${NAME})$`, "u");
const QUOTED = new RegExp(`^${OPENS}[^\\n]*?${CLOSES}[.!]?(?:\\s+${DASH}?\\s?${NAME})?$`, "u");
const SIGNED = new RegExp(`(?:^|\\n|[.!?…”"»]\\s)${DASH}\\s?${NAME}$`, "u");
const ASKED = /[?？؟]["“”«»]?$/u;

/** Behind the quotation marks: "“…” – Ann Bell". */
const isSigned = (block: string): boolean => !new RegExp(`${CLOSES}[.!]?$`, "u").test(withoutMarks(block));

const linesOf = (block: string): string[] => block.split("\n").map((line) => line.trim());

const withoutMarks = (block: string): string =>
  linesOf(block)
    .map((line) => line.replace(/^(?:>\s?)+/, "").replace(/[*_\\]+/g, ""))
    .join("\n")
    .trim();

/** Whether a block of Markdown is a quote in quotation marks or with a name below it. */
export function isQuotedFromOthers(block: string): boolean {
  if (!block.split("\n").every((line) => line.trimStart().startsWith(">"))) return false;
  const said = withoutMarks(block);
  return /^["“”„«»]/u.test(said) || SIGNED.test(said);
}

/** Whether a block is a name as it stands beside what somebody said. */
export function isNameOfWhoSaid(block: string): boolean {
  if (block.length > LONGEST_NAME_MARKED) return false;
  const said = withoutMarks(block);
  return said.length <= LONGEST_NAME && NAME_LINE.test(said);
}

/** Whether a paragraph is nothing but words in quotation marks, and asks nothing. */
function isInQuotes(block: string): boolean {
  if (!OPENED.test(block)) return false;
  const said = withoutMarks(block).replace(/\s+/g, " ");
  return QUOTED.test(said) && !ASKED.test(said) && said.split(" ").length >= FEWEST_WORDS;
}

/**
 * Whether one of some blocks that follow each other is somebody else's words, or the name beside them: quotes that are signed or
 * marked as such, and paragraphs in quotation marks that have a name beside them.
 */
function isOthers(blocks: readonly string[], at: number): boolean {
  const isName = (place: number): boolean => place in blocks && isNameOfWhoSaid(blocks[place]!);
  const isQuote = (place: number): boolean => {
    const block = blocks[place];
    if (block === undefined) return false;
    return (
      isQuotedFromOthers(block) || (isInQuotes(block) && (isName(place - 1) || isName(place + 1) || isSigned(block)))
    );
  };
  return isQuote(at) || (isName(at) && (isQuote(at - 1) || isQuote(at + 1)));
}

/** Which of some blocks that follow each other are somebody else's words, with their names. */
export const quotedFromOthers = (blocks: readonly string[]): boolean[] => blocks.map((_, at) => isOthers(blocks, at));

/** Whether some blocks that follow each other are nothing but somebody else's words. */
export const areAllFromOthers = (blocks: readonly string[]): boolean => blocks.every((_, at) => isOthers(blocks, at));
