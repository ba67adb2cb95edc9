/** Before a name: "7. ", "2.1) ". A figure without a sign is none. */
const COUNTED = /^(\d{1,3}(?:[.)]|(?:\.\d{1,3}){1,4}[.)]?))\s+(?=\p{L})/u;
/** Fewer are not counted through. */
const FEWEST = 3;

/** What a heading is called, and what counts it before that, "7."; null: nothing does. */
export interface CountedName {
  name: string;
  count: string | null;
}

/**
 * What the headings of a text are called without what only counts them: "7. Warranty" is called "Warranty". "24. Dezember" among other
 * dates, and "2. Stock" beside "3. Stock", are called by their number.
 */
export function withoutCounts(headings: readonly string[]): (heading: string) => CountedName {
  const counted = [...new Set(headings)].filter((heading) => COUNTED.test(heading));
  const numbers = counted.map((heading) => Number.parseInt(heading, 10));
  const asIs = (name: string): CountedName => ({ name, count: null });
  if (counted.length < FEWEST || !goOn(numbers)) return asIs;
  const alike = Map.groupBy(counted, uncounted);
  return (heading) => {
    const [before = "", count] = COUNTED.exec(heading) ?? [];
    return count !== undefined && alike.get(uncounted(heading))?.length === 1
      ? { name: heading.slice(before.length), count }
      : asIs(heading);
  };
}

/** Whether numbers count on from one to the next, or anew. */
const goOn = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => number <= 1 || (at > 0 && [0, 1].includes(number - numbers[at - 1]!)));

/** The same for what differs in its number alone. */
const uncounted = (heading: string): string => heading.replace(/^\d+(?=[.)]\s)/, "");

/** Between a count and a name, where both are kept in one: no heading is read with such a space in it. */
const BETWEEN = "\u00a0";

/** A heading as it is kept. */
export const keptAs = ({ name, count }: CountedName): string => (count === null ? name : `${count}${BETWEEN}${name}`);

/** The same taken apart again. */
export function countedName(kept: string): CountedName {
  const end = kept.indexOf(BETWEEN);
  return end < 0 ? { name: kept, count: null } : { name: kept.slice(end + 1), count: kept.slice(0, end) };
}
