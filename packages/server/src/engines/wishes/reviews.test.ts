import { expect, test } from "vitest";
import { namesReviews, reviewsIn } from "./reviews.ts";

test.each(["reviews", "Reviews", "rating_count", "Rating count", "colour"])(
  "an attribute is taken for the number of reviews where it is read as that: %s",
  (name) => {
    expect(namesReviews(name)).toBe(reviewsIn({ [name]: 12 }) === 12);
  },
);

test("a number of reviews may be written as a text", () => {
  expect([reviewsIn({ reviews: " 12 " }), reviewsIn({ reviews: "many" }), reviewsIn({})]).toEqual([12, null, null]);
});
