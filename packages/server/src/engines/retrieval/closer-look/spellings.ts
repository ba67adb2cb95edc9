/** Few enough that a mark for each is always at hand, and enough that two grams of a question seldom have the same. */
export const HASHES = 1 << 14;
/** Shorter ones are like too many. */
export const SHORTEST = 4;
/** Two lexemes are alike by their letters in threes, by how they begin, or because one is within the other. */
const least = { shared: 0.5, beginning: 0.55, within: 0.4 };

/**
 * How much a lexeme is spelt like another, as other forms that stemming left apart, parts and compounds, and typing errors
 * are: 0 to 1, which is the same.
 *
 * @param shared how many grams (`gramsOf`) both have
 * @param grams how many the first one has
 */
export function likenessOf(one: string, other: string, shared: number, grams: number): number {
  const longer = Math.max(one.length, other.length);
  let beginning = 0;
  while (beginning < longer && one[beginning] === other[beginning]) beginning++;
  const inThrees = (2 * shared) / (grams + other.length);
  const isWithin = other.length >= SHORTEST && (other.includes(one) || one.includes(other));
  const within = isWithin ? Math.min(one.length, other.length) / longer : 0;
  return Math.max(
    inThrees >= least.shared && one !== other ? Math.min(inThrees, 0.99) : 0,
    beginning >= SHORTEST && beginning / longer >= least.beginning ? beginning / longer : 0,
    within >= least.within ? within : 0,
  );
}

/** Its grams, each once: the hashes of its letters in threes, with a blank before and after it. */
export function gramsOf(lexeme: string): number[] {
  const found: number[] = [];
  let [before, last] = [BLANK, lexeme.charCodeAt(0)];
  for (let i = 1; i <= lexeme.length; i++) {
    const next = i < lexeme.length ? lexeme.charCodeAt(i) : BLANK;
    const gram = gramOf(before, last, next);
    if (!found.includes(gram)) found.push(gram);
    [before, last] = [last, next];
  }
  return found;
}

/** Before and after a lexeme. */
export const BLANK = 32;

/** The hash of three letters in a row. */
export const gramOf = (before: number, last: number, next: number): number =>
  (Math.imul(before, 0x9e3779b1) ^ Math.imul(last, 0x85ebca6b) ^ Math.imul(next, 0xc2b2ae35)) >>> 18;
