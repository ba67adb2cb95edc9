/** In words: of fewer in quotation marks nobody says what somebody else may answer by. */
const FEWEST_WORDS = 4;
/** In UTF-16 units, a name with what may stand behind it: "Ann Bell, Oslo". */
const LONGEST_NAME = 60;

const OPENS = `["“”„«»‟]`;
const CLOSES = `["“”«»]`;
const DASH = "[—–―-]";
const NAME = String.raw`\p{Lu}[\p{L}\p{M}.'’-]*(?:,? (?:\p{Lu}[\p{L}\p{M}.'’-]*|&|(?:de|der|den|van|von|zu|la|le|el|du|da|dos|di|y|e|and|und|et|en|from|aus|uit) (?=[\p{Lu}\p{Ll}]))){0,5}`;

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
  if (!linesOf(block).every((line) => line.startsWith(">"))) return false;
  const said = withoutMarks(block);
  return /^["“”„«»]/u.test(said) || SIGNED.test(said);
}

/** Whether a block is a name as it stands beside what somebody said. */
export function isNameOfWhoSaid(block: string): boolean {
  const said = withoutMarks(block);
  return said.length <= LONGEST_NAME && NAME_LINE.test(said);
}

/** Whether a paragraph is nothing but words in quotation marks, and asks nothing. */
function isInQuotes(block: string): boolean {
  const said = withoutMarks(block).replace(/\s+/g, " ");
  return QUOTED.test(said) && !ASKED.test(said) && said.split(" ").length >= FEWEST_WORDS;
}

/**
 * Which of some blocks that follow each other are somebody else's words, with their names: quotes that are signed or marked as
 * such, and paragraphs in quotation marks that have a name beside them.
 */
export function quotedFromOthers(blocks: readonly string[]): boolean[] {
  const isName = blocks.map(isNameOfWhoSaid);
  const isBeside = (is: readonly boolean[], at: number): boolean => (is[at - 1] ?? false) || (is[at + 1] ?? false);
  const isQuote = blocks.map(
    (block, at) => isQuotedFromOthers(block) || (isInQuotes(block) && (isBeside(isName, at) || isSigned(block))),
  );
  return blocks.map((_, at) => isQuote[at]! || (isName[at]! && isBeside(isQuote, at)));
}
