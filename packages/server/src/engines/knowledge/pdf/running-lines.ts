import type { Fragment } from "./fragment.ts";

export type Page = Fragment[][];

/** Rows at the top and at the bottom of a page among which those are looked for that other pages have too. */
const OUTERMOST = 3;
/** So far two pages may have the same line apart, in points. */
const HEIGHTS = 4;

/** Leaves out what stands at the edge of several pages alike: their headers, footers and numbers. */
export function withoutRunningLines(pages: Page[]): Page[] {
  const often = Math.min(3, Math.max(2, pages.length));
  const alike = oftenIn(pages, often, keyOf);
  // A header that names the chapter is the same on few pages, but stands where others do.
  const heights = oftenIn(pages, often, (fragment) => (alike.has(keyOf(fragment)) ? heightOf(fragment) : null));
  return pages.map((page, at) => {
    const edges = edgesOf(page);
    const outermost = new Set([edges[0], edges.at(-1)]);
    const runs = (fragment: Fragment, row: Fragment[]): boolean =>
      alike.has(keyOf(fragment)) ||
      (outermost.has(row) && (heights.has(heightOf(fragment)) || (row.length === 1 && isNumber(fragment, at + 1))));
    return page
      .map((row) => (edges.includes(row) ? row.filter((fragment) => !runs(fragment, row)) : row))
      .filter((row) => row.length > 0);
  });
}

const isNumber = ({ text }: Fragment, page: number): boolean => text.replace(/^\W+|\W+$/g, "") === String(page);

/** What of the edges so many pages have. */
function oftenIn<Key>(pages: Page[], often: number, key: (fragment: Fragment) => Key | null): Set<Key> {
  const times = new Map<Key, number>();
  for (const page of pages) {
    const keys = new Set(edgesOf(page).flat().map(key));
    for (const one of keys) if (one !== null) times.set(one, (times.get(one) ?? 0) + 1);
  }
  return new Set([...times.keys()].filter((one) => times.get(one)! >= often));
}

const edgesOf = (page: Page): Fragment[][] => {
  const byHeight = [...page].sort((a, b) => b[0]!.y - a[0]!.y);
  return [...new Set([...byHeight.slice(0, OUTERMOST), ...byHeight.slice(-OUTERMOST)])];
};

/** The same for "Page 3" and "Page 4". */
const keyOf = (fragment: Fragment): string => `${heightOf(fragment)} ${fragment.text.replace(/\d+|\b[ivxl]+\b/g, "#")}`;

const heightOf = ({ y }: Fragment): number => Math.round(y / HEIGHTS);
