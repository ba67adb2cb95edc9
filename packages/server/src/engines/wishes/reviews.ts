/** How shops name the number of people who judged a product, each in its feed; db/migrations/044-variants.ts names them, too. */
const names = new Set(["reviews", "review_count", "reviews_count", "number_of_reviews", "rating_count", "ratings"]);

/** Whether an attribute tells how many judged a product. */
export const namesReviews = (name: string): boolean => names.has(name.toLowerCase());

/** How many people judged a product; null: its attributes don't tell. */
export function reviewsIn(attributes: Record<string, unknown>): number | null {
  for (const name of names) {
    const value = attributes[name];
    if (typeof value === "number" || isFigure(value)) return Number(value);
  }
  return null;
}

const isFigure = (value: unknown): boolean => typeof value === "string" && /^\d+$/.test(value.trim());
