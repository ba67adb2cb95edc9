import { expect, test } from "vitest";
import { worthOfNearness } from "./answerable.ts";
import { fuse, nearHits, nearIn } from "./fusion.ts";
import { indexBuilder } from "./index/index-builder.ts";
import { rank, type Hit } from "./ranking.ts";

const hit = (id: number, score: number, holds = [true]): Hit => ({ id, text: id, score, holds });
const ids = (hits: Hit[]): number[] => hits.map(({ id }) => id);

test("what is meant comes before what is as likely by its words, and not before what words speak for plainly", () => {
  const near = [
    { id: 3, nearness: 0.6 },
    { id: 9, nearness: 0.5 },
    { id: 1, nearness: 0.1 },
  ];
  const fused = fuse([hit(1, 3), hit(2, 1.05), hit(3, 1), hit(9, 0, [false])], near);
  expect(ids(fused)).toEqual([1, 3, 2, 9]);
  expect(fused.map(({ nearness }) => nearness)).toEqual([0.1, 0.6, 0, 0.5]);
  const scores = fused.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
});

test("what is near enough comes before what words hardly speak for", () => {
  const fused = fuse([hit(1, 0.8), hit(9, -1, [false])], [{ id: 9, nearness: 0.9 }]);
  expect(ids(fused)).toEqual([9, 1]);
  expect(fused[0]!.score).toBe(worthOfNearness(0.9));
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
