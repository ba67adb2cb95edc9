/** A run of text on one line of a page. Points, from the page's lower left corner. */
export interface Fragment {
  text: string;
  x: number;
  right: number;
  /** Of the line the letters stand on. */
  y: number;
  size: number;
  font: string;
  isMono: boolean;
  /** Its pieces with a little room between them, from the left, where there are several: they may be cells of a table. */
  cells?: Fragment[];
}

/** A piece of text as PDF.js tells it; `transform` places it. */
export interface TextItem {
  str: string;
  dir: string;
  transform: number[];
  width: number;
  fontName: string;
}

/** How far apart two pieces of a line are, in letter heights, to be of two columns or cells; and to be two words. */
const APART = 1.2;
const WORDS_APART = 0.15;
/** The same of cells that a table has set close. What stands closer is a program's way to write a line. */
const CELLS_APART = 0.22;

/** These are written with letters of one width whatever the text is. */
const OF_ONE_WIDTH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Letters as they are drawn in their place in a word. */
const SHAPED = /[\ufb50-\ufdff\ufe70-\ufefc]/;

interface Run extends Fragment {
  pieces: TextItem[];
  /** By font. */
  letters: Map<string, number>;
}

/** Puts the pieces of a page together to runs of text, each of one line and one column. */
export function fragmentsOf(items: TextItem[], isMono: (font: string) => boolean): Fragment[] {
  const runs: Run[] = [];
  for (const item of items) {
    const { str, transform, width, fontName: font } = item;
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform;
    // What stands at an angle is a stamp or a water mark.
    if (str.trim() === "" || Math.abs(b) > Math.abs(a) * 0.1) continue;
    const size = Math.hypot(c, d);
    const right = x + width;
    const isOfOneWidth = isMono(font) && !OF_ONE_WIDTH.test(str);
    const run = runs.at(-1);
    if (run && goesOn(run, x, right, y, size)) {
      run.pieces.push(item);
      run.right = Math.max(run.right, right);
      run.x = Math.min(run.x, x);
      const count = (run.letters.get(font) ?? 0) + str.length;
      run.letters.set(font, count);
      // What most of its letters have counts for all.
      if (count > (run.letters.get(run.font) ?? 0)) Object.assign(run, { font, size, y });
      run.isMono &&= isOfOneWidth;
    } else {
      const letters = new Map([[font, str.length]]);
      runs.push({ text: "", x, right, y, size, font, isMono: isOfOneWidth, pieces: [item], letters });
    }
  }
  return runs.map(({ pieces, x, right, y, size, font, isMono: is }) => {
    const run = { text: textOf(pieces, size), x, right, y, size, font, isMono: is };
    const cells = cellsOf(pieces, size);
    return cells.length < 2 ? run : { ...run, cells: cells.map((cell) => ({ ...run, ...cell })) };
  });
}

/** Raised and lowered letters still stand on the line. */
const goesOn = (run: Run, x: number, right: number, y: number, size: number): boolean =>
  Math.abs(run.y - y) <= 0.45 * Math.max(size, run.size) &&
  Math.max(x - run.right, run.x - right) <= APART * Math.max(size, run.size) &&
  // Letters may lie over one another a little, but a line that begins anew is another one.
  Math.min(right - run.x, run.right - x) <= Math.max(size, right - x);

function textOf(pieces: TextItem[], size: number): string {
  const isRightToLeft = lettersIn(pieces, "rtl") > lettersIn(pieces, "ltr");
  // Each piece is in its own order, but some programs write the line from the left.
  const inOrder = isRightToLeft ? pieces.toSorted((a, b) => b.transform[4]! - a.transform[4]!) : pieces;
  let text = "";
  let last: TextItem | undefined;
  for (const piece of inOrder) {
    text += (last && isGap(last, piece, size) ? " " : "") + piece.str;
    last = piece;
  }
  const shaped = SHAPED.test(text) ? text.normalize("NFKC") : text;
  return shaped.replace(/\s+/g, " ").trim();
}

/** None where the pieces do not follow one another from the left. */
function cellsOf(pieces: TextItem[], size: number): Pick<Fragment, "text" | "x" | "right">[] {
  const groups: { pieces: TextItem[]; x: number; right: number }[] = [];
  for (const piece of pieces) {
    const x = piece.transform[4]!;
    const last = groups.at(-1);
    if (last && x < last.right - CELLS_APART * size) return [];
    const right = x + piece.width;
    if (last && x - last.right < CELLS_APART * size) {
      last.pieces.push(piece);
      last.right = Math.max(last.right, right);
    } else groups.push({ pieces: [piece], x, right });
  }
  return groups.map((group) => ({ text: textOf(group.pieces, size), x: group.x, right: group.right }));
}

const isGap = (last: TextItem, { transform, width }: TextItem, size: number): boolean => {
  const [x, before] = [transform[4]!, last.transform[4]!];
  return Math.max(x - (before + last.width), before - (x + width)) > WORDS_APART * size;
};

const lettersIn = (pieces: TextItem[], dir: string): number =>
  pieces.reduce((sum, piece) => (piece.dir === dir ? sum + (piece.str.match(/\p{L}/gu)?.length ?? 0) : sum), 0);
