/** What is sold out is worth so much less, and what everybody praises so much more: it decides between equals. */
const [SOLD_OUT, PRAISED] = [0.05, 0.02];
/** So many judged what everybody praises. */
const EVERYBODY = Math.log1p(1_000);

/**
 * What a product is worth beside its like: 1 for what can be had and everybody praises, else a little less.
 *
 * @param rating of five stars; NaN: nobody knows, as of `reviews`
 */
export function standingOf(product: { rating: number; reviews: number; isSoldOut: boolean }): number {
  const { rating, reviews, isSoldOut } = product;
  const judged = Math.min(1, Math.log1p(reviews) / EVERYBODY);
  const praise = (rating / 5) * judged || 0;
  return ((isSoldOut ? 1 - SOLD_OUT : 1) * (1 + PRAISED * praise)) / (1 + PRAISED);
}
