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

/** Puts the pieces of a page together to runs of text, each of one line and one column. */
export function fragmentsOf(items: TextItem[], isMono: (font: string) => boolean): Fragment[] {
  const fragments: Fragment[] = [];
  let letters = new Map<string, number>();
  for (const { str, transform, width, fontName, dir } of items) {
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform;
    // What stands at an angle is a stamp or a water mark.
    if (str.trim() === "" || Math.abs(b) > Math.abs(a) * 0.1) continue;
    const size = Math.hypot(c, d);
    const right = x + width;
    const last = fragments.at(-1);
    if (last && isOnLine(last, y, size)) {
      const gap = dir === "rtl" ? last.x - right : x - last.right;
      if (Math.abs(gap) <= APART * Math.max(size, last.size)) {
        const space = gap > WORDS_APART * size && !/\s$/.test(last.text) && !/^\s/.test(str) ? " " : "";
        last.text += space + str;
        last.right = Math.max(last.right, right);
        last.x = Math.min(last.x, x);
        const count = (letters.get(fontName) ?? 0) + str.length;
        letters.set(fontName, count);
        // What most of its letters have counts for all.
        if (count > (letters.get(last.font) ?? 0)) Object.assign(last, { font: fontName, size, y });
        last.isMono &&= isMono(fontName);
        continue;
      }
    }
    letters = new Map([[fontName, str.length]]);
    fragments.push({ text: str, x, right, y, size, font: fontName, isMono: isMono(fontName) });
  }
  return fragments.map((fragment) => ({ ...fragment, text: fragment.text.replace(/\s+/g, " ").trim() }));
}

/** Raised and lowered letters still stand on the line. */
const isOnLine = (last: Fragment, y: number, size: number): boolean =>
  Math.abs(last.y - y) <= 0.45 * Math.max(size, last.size);
