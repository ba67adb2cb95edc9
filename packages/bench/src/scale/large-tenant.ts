import { createTenant, getTenant, importDocuments, search } from "@widget-chat/client/admin";
import { percentile } from "../widget/statistics.ts";
import { startProbed, type ProbedServer } from "./probed-server.ts";
import { megabytes, ms, seconds, type Row } from "./row.ts";
import type { Seen } from "./server-probe.ts";
import type { Text } from "./texts.ts";

const SLUG = "large";
/** Documents in an upload. */
const UPLOAD = 10_000;
/** Asked before times are taken: a server's first questions meet code that is not compiled yet. */
const WARM_UP = 1_000;

/** Uploads all texts for one tenant, starts the server anew, and asks. */
export async function measureLargeTenant(dataDir: string, texts: Text[], questions: string[]): Promise<Row[]> {
  const rows: Row[] = [];
  await withServer(dataDir, async (server) => {
    const isThere = await getTenant(server.admin, SLUG).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await createTenant(server.admin, { slug: SLUG, name: "Large" });
    await server.look();
    const began = performance.now();
    for (let from = 0; from < texts.length; from += UPLOAD) {
      await importDocuments(server.admin, SLUG, texts.slice(from, from + UPLOAD));
      console.log(`${from + UPLOAD} documents after ${seconds(began).toFixed(0)} s`);
    }
    const uploaded = seconds(began);
    rows.push(["passages indexed a second, upload alone", "", (texts.length / uploaded).toFixed(0)]);
    rows.push(["· event loop meanwhile", "≤ 20 ms", held(await server.look())]);
    await search(server.admin, SLUG, questions[0]!);
    rows.push(["· upload to searchable", "≥ 1,000", (texts.length / seconds(began)).toFixed(0)]);
    rows.push(["· event loop while its index is made", "≤ 20 ms", held(await server.look())]);
  });
  await withServer(dataDir, async (server) => {
    await server.look();
    const began = performance.now();
    await search(server.admin, SLUG, questions[0]!);
    rows.push(["first search after a start", "≤ 3 s", `${seconds(began).toFixed(2)} s`]);
    const first = await server.look();
    rows.push(["· event loop meanwhile", "≤ 20 ms", held(first)]);
    rows.push(["memory of the index", "≤ 80 MB", megabytes(first.indexes)]);
    rows.push(["· of the process", "", megabytes(first.rss)]);
    rows.push(...(await measureSearches(server, questions)));
  });
  return rows;
}

async function measureSearches(server: ProbedServer, questions: string[]): Promise<Row[]> {
  for (const question of questions.slice(0, WARM_UP)) await search(server.admin, SLUG, question);
  await server.look();
  const times: number[] = [];
  for (const question of questions.slice(WARM_UP)) times.push(await timed(() => search(server.admin, SLUG, question)));
  const seen = await server.look();
  for (const question of questions.slice(WARM_UP)) await search(server.admin, SLUG, question);
  const again = await server.look();
  const floor: number[] = [];
  for (const _ of times) floor.push(await timed(async () => (await fetch(`${server.url}/healthz`)).text()));
  return [
    ["search, p50 / p99 at the finder, each word met before", "1 / 5 ms", spread(again.finds)],
    ["· with words that the database is asked for first", "", spread(seen.finds)],
    ["· over HTTP", "", spread(times)],
    ["· floor: /healthz over HTTP", "", spread(floor)],
    ["· event loop meanwhile", "≤ 20 ms", held(seen)],
  ];
}

const spread = (times: number[]): string => `${ms(percentile(times, 50))} / ${ms(percentile(times, 99))}`;

/** What held the event loop up: what it computed itself, and what it waited, also for a processor that others had. */
const held = ({ held: { computed, waited } }: Seen): string => `${ms(computed)} (waited ${ms(waited)})`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function withServer(dataDir: string, work: (server: ProbedServer) => Promise<void>): Promise<void> {
  const server = await startProbed(dataDir);
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}
