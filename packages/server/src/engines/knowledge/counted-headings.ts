/** Before a name: "7. ", "2.1) ". A figure without a sign is none. */
const COUNTED = /^\d{1,3}(?:[.)]|(?:\.\d{1,3}){1,4}[.)]?)\s+(?=\p{L})/u;
/** Fewer are not counted through. */
const FEWEST = 3;

/**
 * What the headings of a text are called without what only counts them: "7. Warranty" is called "Warranty". "24. Dezember" among other
 * dates, and "2. Stock" beside "3. Stock", are called by their number.
 */
export function withoutCounts(headings: readonly string[]): (heading: string) => string {
  const counted = [...new Set(headings)].filter((heading) => COUNTED.test(heading));
  const numbers = counted.map((heading) => Number.parseInt(heading, 10));
  if (counted.length < FEWEST || !goOn(numbers)) return (heading) => heading;
  const alike = Map.groupBy(counted, uncounted);
  return (heading) => (alike.get(uncounted(heading))?.length === 1 ? heading.replace(COUNTED, "") : heading);
}

/** Whether numbers count on from one to the next, or anew. */
const goOn = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => number <= 1 || (at > 0 && [0, 1].includes(number - numbers[at - 1]!)));

/** The same for what differs in its number alone. */
const uncounted = (heading: string): string => heading.replace(/^\d+(?=[.)]\s)/, "");
