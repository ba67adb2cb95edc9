/** Members that cannot be taken, with why not, for the shop's owner. */
export type Wrong = Map<string, string>;

/**
 * Keeps of what a shop has sent what is right, and names the members that are not. Null: it is no object. What is null
 * where nothing may be counts as left out.
 */
export type Sieve<Shape> = (given: unknown) => { kept: Partial<Shape>; wrong: Wrong } | null;
