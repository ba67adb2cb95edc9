import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { connectAdmin, type AdminConnection } from "@widget-chat/client/admin";
import { readAnswers } from "./relevance/answers.ts";
import { measureConversations, measureRefusal } from "./relevance/conversations.ts";
import { readQueries, requireData, type Query } from "./relevance/data.ts";
import { auroc, hit, mean } from "./relevance/measures.ts";
import { sets, type EvaluationSet } from "./relevance/sets.ts";
import { openTenant, type Reply } from "./relevance/tenant.ts";
import { startServer } from "./start-server.ts";
import { percentile, shareAbove } from "./widget/statistics.ts";

const DATA = fileURLToPath(new URL("../../../../shared/eval", import.meta.url));
/** Questions of other sets that each corpus is asked. */
const FOREIGN = 100;

interface Row {
  set: string;
  measure: string;
  value: number;
  reference: string;
}

/**
 * Puts the questions of public sets to the `search` endpoint, some also to the assistant as visitors do, and prints what was
 * reached beside what others reached.
 * `bench relevance [set …] [--data <folder>] [--url <server> --key <admin key>]`; without a server it starts its own, with
 * the embeddings endpoint of `EMBEDDINGS_…` if they are set.
 */
export async function relevance(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { data: { type: "string", default: DATA }, url: { type: "string" }, key: { type: "string" } },
  });
  const unknown = positionals.filter((name) => !sets.some((set) => set.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no set ${unknown.join(", ")}. There are ${sets.map(({ name }) => name).join(", ")}.`);
  requireData(values.data);
  const chosen = positionals.length > 0 ? sets.filter(({ name }) => positionals.includes(name)) : sets;

  const own = values.url ? null : await startServer({ env: embeddingsIn(process.env) });
  try {
    const baseUrl = own?.url ?? values.url ?? "";
    const admin = connectAdmin({ baseUrl, apiKey: own?.adminKey ?? values.key ?? "" });
    const rows: Row[] = [];
    for (const set of chosen) rows.push(...(await measure(admin, baseUrl, values.data, set)));
    print(rows);
  } finally {
    await own?.stop();
  }
}

/** The settings of an embeddings endpoint, where there is one to measure with. */
const embeddingsIn = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => /^EMBEDDINGS_/.test(entry[0]) && entry[1] !== undefined,
    ),
  );

async function measure(admin: AdminConnection, baseUrl: string, folder: string, set: EvaluationSet): Promise<Row[]> {
  const queries = await readQueries(folder, set);
  const tenant = await openTenant(admin, folder, set);
  const replies = await tenant.ask(queries);
  const foreign = set.mode === "rag" && set.locale === "en" ? await tenant.ask(await foreignTo(folder, set)) : [];
  console.log(
    `${set.name}: ${tenant.texts} texts taken in within ${tenant.seconds.toFixed(1)} s, ${queries.length} questions asked`,
  );

  // A question that nothing in the corpus answers measures nothing.
  const answerable = replies.filter(
    ({ query }) => query.answerable && Object.values(query.grades).some((grade) => grade > 0),
  );
  const rows = set.measures.map(({ name, measure: of, reference }) => ({
    set: set.name,
    measure: name,
    value: mean(answerable.map(({ query, found }) => of({ found, grades: query.grades }))),
    reference,
  }));
  const add = (name: string, value: number, reference = ""): unknown =>
    rows.push({ set: set.name, measure: name, value, reference });
  if (set.refusal)
    add(
      "AUROC",
      auroc(scores(answerable), scores(replies.filter(({ query }) => query.answerable === false))),
      set.refusal.present,
    );
  const areTurns = queries.some(({ before }) => before.length > 0);
  if (areTurns)
    for (const one of set.measures)
      for (const { measure: name, value, reference } of await measureConversations(tenant, answerable, one))
        add(name, value, reference);
  if (areTurns && set.refusal) add("· in conversation", await measureRefusal(tenant, queries));
  if (set.answers !== undefined) {
    const { right, words } = await readAnswers(
      admin,
      baseUrl,
      tenant.id,
      answerable.map(({ query }) => query),
    );
    add("right sentence", right, `${set.answers}; in answers of ${words.toFixed(0)} words here`);
  }
  await tenant.remove();
  if (set.refusal?.absent)
    add(
      "AUROC absent",
      auroc(scores(answerable), scores(await askInVain(admin, folder, set, queries))),
      set.refusal.absent,
    );
  if (foreign.length > 0) {
    add("own answered", mean(answerable.map(({ answered }) => Number(answered))));
    add("foreign answered", mean(foreign.map(({ answered }) => Number(answered))));
    const rightlyFound = answerable.filter(({ query, found }) => hit(1)({ found, grades: query.grades }) === 1);
    add("· with 97 % of own kept", shareAbove(scores(foreign), percentile(scores(answerable), 3)));
    add("· 97 % of rightly found", shareAbove(scores(foreign), percentile(scores(rightlyFound), 3)));
  }
  return rows;
}

const scores = (replies: Reply[]): number[] => replies.map(({ score }) => score);

/** Asks what cannot be answered where even the documents on it are missing. */
async function askInVain(
  admin: AdminConnection,
  folder: string,
  set: EvaluationSet,
  queries: Query[],
): Promise<Reply[]> {
  const unanswerable = queries.filter(({ answerable }) => answerable === false);
  const tenant = await openTenant(
    admin,
    folder,
    set,
    new Set(unanswerable.flatMap(({ grades }) => Object.keys(grades))),
  );
  const replies = await tenant.ask(unanswerable);
  await tenant.remove();
  return replies;
}

/** Questions on other subjects: some of each of the other English sets. */
async function foreignTo(folder: string, { corpus }: EvaluationSet): Promise<Query[]> {
  const others = sets.filter(
    (set) => set.locale === "en" && set.mode === "rag" && set.corpus !== corpus && !set.name.startsWith("xquad"),
  );
  const each = Math.ceil(FOREIGN / others.length);
  const queries = await Promise.all(others.map(async (set) => (await readQueries(folder, set)).slice(0, each)));
  return queries.flat();
}

function print(rows: Row[]): void {
  console.log(`\n${"set".padEnd(12)}${"measure".padEnd(24)}${"here".padStart(6)}   others, on the whole set`);
  for (const { set, measure: name, value, reference } of rows) {
    console.log(`${set.padEnd(12)}${name.padEnd(24)}${value.toFixed(3).replace(/^0/, "").padStart(6)}   ${reference}`);
  }
}
