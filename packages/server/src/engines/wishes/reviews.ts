/** Who has so many stars or more is well rated. */
export const WELL_RATED = 4;

/** How shops name the number of people who judged a product, each in its feed; db/migrations/044-variants.ts names them, too. */
const names = new Set(["reviews", "review_count", "reviews_count", "number_of_reviews", "rating_count", "ratings"]);

/** Whether an attribute tells how many judged a product. */
export const namesReviews = (name: string): boolean => names.has(name);

/** How many people judged a product; null: its attributes don't tell. What counts nobody, such as 4.7, is something else. */
export function reviewsIn(attributes: Record<string, unknown>): number | null {
  for (const name of names) {
    const count = countIn(attributes[name]);
    if (count !== null) return count;
  }
  return null;
}

function countIn(value: unknown): number | null {
  const isFigure = typeof value === "number" || (typeof value === "string" && /^\d+$/.test(value.trim()));
  const count = isFigure ? Number(value) : null;
  return Number.isSafeInteger(count) && count! >= 0 ? count : null;
}
