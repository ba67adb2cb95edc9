import { connectAdmin, createTenant, importDocuments } from "@widget-chat/client/admin";
import { callFunction } from "./exchange/bare-function.ts";
import { makeCorpus } from "./exchange/corpus.ts";
import { sendMessages, type Load } from "./exchange/load.ts";
import { startPeer } from "./exchange/processes.ts";
import { startServer } from "./start-server.ts";

const ROUNDS = 3;

/**
 * Message in, search over 10,000 passages, answer out, history stored, no model; in turn with a bare Fastify echo,
 * the naive transaction, and the same function of the database without a server. `bench exchange [seconds a run]`: by
 * itself long enough that what is done once, passages and words read for the first time, code compiled, does not decide.
 */
export async function exchange([seconds = "20"]: string[]): Promise<void> {
  const corpus = makeCorpus();
  const server = await startServer({ env: { TRUST_PROXY: "loopback" } });
  const echo = await startPeer("./echo-server.ts");
  const naive = await startPeer("./naive-server.ts", server.databaseUrl);
  try {
    const admin = connectAdmin({ baseUrl: server.url, apiKey: server.adminKey });
    const tenant = await createTenant(admin, { slug: "bench", name: "Bench", rate_limit: 10_000 });
    const began = performance.now();
    const { accepted } = await importDocuments(admin, "bench", corpus.documents);
    console.log(`${accepted} passages indexed in ${((performance.now() - began) / 1000).toFixed(1)} s`);

    const cases: [string, () => Promise<Load>][] = [
      ["bare Fastify echo", () => sendMessages(echo.url, Number(seconds), corpus.question)],
      ["naive transaction, no search", () => sendMessages(naive.url, Number(seconds), corpus.question)],
      ["the function, no server", () => callFunction(server.databaseUrl, tenant.id, Number(seconds))],
      ["Widget Chat", () => sendMessages(server.url, Number(seconds), corpus.question)],
    ];
    for (const [, run] of cases) await run();
    const results = new Map<string, Load[]>(cases.map(([name]) => [name, []]));
    for (let round = 0; round < ROUNDS; round++) for (const [name, run] of cases) results.get(name)?.push(await run());
    print(results);
  } finally {
    await Promise.all([echo.stop(), naive.stop(), server.stop()]);
  }
}

function print(results: Map<string, Load[]>): void {
  const ours = median(results.get("Widget Chat") ?? []);
  console.log(
    `\n${"".padEnd(30)}${["per second", "p50 ms", "p99 ms", "failed", "ours is"].map((head) => head.padStart(12)).join("")}`,
  );
  for (const [name, loads] of results) {
    const { perSecond, p50, p99, failed } = median(loads);
    const ratio = `${(ours.perSecond / perSecond).toFixed(2)} ×`;
    const cells = [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), String(failed), ratio];
    console.log(`${name.padEnd(30)}${cells.map((cell) => cell.padStart(12)).join("")}`);
  }
}

/** The run with the middle throughput. */
const median = (loads: Load[]): Load =>
  loads.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(loads.length / 2)] as Load;
