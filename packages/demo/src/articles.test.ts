import { expect, test } from "vitest";
import { readArticles } from "./articles.ts";
import { helpTopics } from "./help-topics.ts";

const articles = readArticles();

test("there is a whole help centre", () => {
  expect(articles.length).toBeGreaterThanOrEqual(28);
});

test.each(articles)("$slug begins with its title and says enough", ({ title, markdown }) => {
  expect(markdown.startsWith(`# ${title}\n\n`)).toBe(true);
  expect(markdown.match(/^# /gm)).toHaveLength(1);
  expect(markdown.split(/\s+/).length).toBeGreaterThan(100);
});

test("every article stands in exactly one topic, and no topic names another", () => {
  const listed = helpTopics.flatMap(({ slugs }) => slugs);
  expect(listed.toSorted()).toEqual(articles.map(({ slug }) => slug));
});
