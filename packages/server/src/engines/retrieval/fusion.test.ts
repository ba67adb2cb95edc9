import { expect, test } from "vitest";
import { worthOfNearness } from "./answerable.ts";
import { fuse, nearHits, nearIn } from "./fusion.ts";
import { indexBuilder } from "./index-builder.ts";
import { rank, type Hit } from "./ranking.ts";

const hit = (id: number, score: number, holds = [true]): Hit => ({ id, text: id, score, holds });
const ids = (hits: Hit[]): number[] => hits.map(({ id }) => id);

test("what both orders have comes before what one has, and scores fall along the new order", () => {
  const near = [
    { id: 3, nearness: 1 },
    { id: 9, nearness: 0.9 },
    { id: 1, nearness: 0.1 },
  ];
  const fused = fuse([hit(1, 3), hit(3, 2), hit(2, 1), hit(9, 0, [false])], near);
  expect(ids(fused)).toEqual([3, 1, 9, 2]);
  const scores = fused.map(({ score }) => score);
  expect(scores).toEqual([3, 2, worthOfNearness(0.9), 1]);
  expect(fused.map(({ nearness }) => nearness)).toEqual([1, 0.1, 0.9, 0]);
});

test("what is near is worth an answer by itself, what is not adds nothing", () => {
  const alone = (nearness: number): number => fuse([hit(1, -1, [false])], [{ id: 1, nearness }])[0]!.score;
  expect(alone(1)).toBeGreaterThan(0.9);
  expect(alone(0.2)).toBeLessThan(0.9);
  expect(fuse([hit(1, 2)], [{ id: 1, nearness: -3 }])[0]!.score).toBe(2);
});

test("near texts become hits as far as the index has them and words have not found them", () => {
  const builder = indexBuilder([{ weight: 1, b: 0.5 }]);
  builder.add(4, [["red", "boat"].map(builder.numberOf)]);
  builder.add(7, [["blue", "tent"].map(builder.numberOf)]);
  builder.add(9, [["red", "lamp"].map(builder.numberOf)]);
  const index = builder.finish(1, ["en"]);
  const ranking = rank(index, ["red", "tent"], 1);
  const others = [4, 7, 9].filter((id) => id !== ranking.hits[0]!.id);
  const near = [...others, ranking.hits[0]!.id, 5].map((id) => ({ id, nearness: 1 }));
  expect(nearIn(index, [{ id: 5, nearness: 2 }, ...near]).map(({ id }) => id)).toEqual(
    near.slice(0, 3).map(({ id }) => id),
  );
  const hits = nearHits(index, ranking, near);
  expect(ids(hits)).toEqual(others);
  for (const one of hits) expect(index.ids[one.text]).toBe(one.id);
  const all = rank(index, ["red", "tent"], 3).hits;
  for (const one of hits) expect(all).toContainEqual(one);
});
