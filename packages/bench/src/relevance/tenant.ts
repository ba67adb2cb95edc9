import { setTimeout as pause } from "node:timers/promises";
import {
  createTenant,
  deleteTenant,
  getEmbeddings,
  importDocuments,
  importProducts,
  search,
  type AdminConnection,
} from "@widget-chat/client/admin";
import { readLines, type Query } from "./data.ts";
import type { EvaluationSet } from "./sets.ts";

/** What came back for one question. */
export interface Reply {
  query: Query;
  /** The tenant's own ids, best first. */
  found: string[];
  score: number;
  answered: boolean;
}

/** A tenant that knows the corpus of a set. */
export interface EvaluationTenant {
  texts: number;
  /** Seconds to take the corpus in. */
  seconds: number;
  id: string;
  /** @param how each is put; left out: by its text alone */
  ask(queries: Query[], how?: Asking): Promise<Reply[]>;
  remove(): Promise<void>;
}

/** How a question is put: its text, and what was asked before it. */
export type Asking = (query: Query) => { text: string; before: string[] };

interface CorpusLine {
  id: string;
  title: string;
  text: string;
}

/** More than one, as visitors would. */
const AT_ONCE = 4;
const RESULTS = 20;
/** Of what was asked before, the newest: more than that the search does not take. */
const MOST_BEFORE = 10;

const byItself: Asking = ({ text }) => ({ text, before: [] });

/** @param without ids of texts to leave out of the corpus */
export async function openTenant(
  admin: AdminConnection,
  folder: string,
  set: EvaluationSet,
  without?: Set<string>,
): Promise<EvaluationTenant> {
  const isShop = set.mode === "ecommerce";
  const { id } = await createTenant(admin, {
    slug: `relevance-${set.name.replaceAll("_", "-")}-${Date.now().toString(36)}`,
    name: set.name,
    locale: set.locale,
    default_mode: set.mode,
    ecommerce_active: isShop,
  });
  const began = performance.now();
  const texts = isShop
    ? await addProducts(admin, id, folder, set)
    : await addDocuments(admin, id, folder, set, without);
  await embedded(admin, id);
  return {
    texts,
    seconds: (performance.now() - began) / 1000,
    id,
    ask: (queries, how = byItself) => forAll(queries, (query) => askOne(admin, id, query, how(query))),
    remove: () => deleteTenant(admin, id),
  };
}

/** Where the server has an embeddings endpoint, all is to be found by meaning too. */
async function embedded(admin: AdminConnection, tenant: string): Promise<void> {
  for (;;) {
    const { model, passages, jobs } = await getEmbeddings(admin, tenant);
    if (model === null || passages === 0 || jobs[0]?.state === "done") return;
    if (jobs[0]?.state === "failed") throw new Error(jobs[0].error ?? "The passages could not be embedded.");
    await pause(1_000);
  }
}

async function addDocuments(
  admin: AdminConnection,
  tenant: string,
  folder: string,
  { corpus }: EvaluationSet,
  without?: Set<string>,
): Promise<number> {
  const lines = (await readLines<CorpusLine>(folder, corpus)).filter((line) => !without?.has(line.id));
  const documents = lines.map(({ id, title, text }) => ({
    external_id: id,
    title: title.trim(),
    content: text,
    format: "text" as const,
  }));
  return accepted(await importDocuments(admin, tenant, documents));
}

async function addProducts(
  admin: AdminConnection,
  tenant: string,
  folder: string,
  { corpus }: EvaluationSet,
): Promise<number> {
  return accepted(
    await importProducts(admin, tenant, await readLines<Parameters<typeof importProducts>[2][number]>(folder, corpus)),
  );
}

function accepted(result: Awaited<ReturnType<typeof importDocuments>>): number {
  for (const { line, detail } of result.failed.slice(0, 5)) console.warn(`  line ${line}: ${detail}`);
  if (result.failed.length > 5) console.warn(`  and ${result.failed.length - 5} more lines were not taken`);
  return result.accepted;
}

/** Does something for each query, a few at once. */
export async function forAll<Done>(queries: Query[], work: (query: Query) => Promise<Done>): Promise<Done[]> {
  const done: Done[] = [];
  const waiting = queries.entries();
  const worker = async (): Promise<void> => {
    for (const [i, query] of waiting) done[i] = await work(query);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}

async function askOne(
  admin: AdminConnection,
  tenant: string,
  query: Query,
  { text, before }: ReturnType<Asking>,
): Promise<Reply> {
  const { results, answerable } = await search(admin, tenant, text.trim(), {
    before: before.map((said) => said.trim()).slice(-MOST_BEFORE),
    limit: RESULTS,
  });
  return {
    query,
    found: results.map(({ external_id, id }) => external_id ?? id),
    score: answerable.score,
    answered: answerable.decision === "answer",
  };
}
