import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { requireData } from "./relevance/data.ts";
import { measureLargeTenant } from "./scale/large-tenant.ts";
import { measureManyTenants } from "./scale/many-tenants.ts";
import { makeQuestions } from "./scale/questions.ts";
import { printed } from "./scale/row.ts";
import { makeTexts } from "./scale/texts.ts";
import { makeDataDir } from "./start-server.ts";

const DATA = fileURLToPath(new URL("../../../../shared/eval", import.meta.url));

/**
 * One tenant with 100,000 passages, and a thousand with 100 each: how fast texts come in and are found, in how much memory,
 * and how long the event loop is held up meanwhile. `bench scale [--data <folder>] [--passages n] [--tenants n]
 * [--keep <folder>]`; `--keep` names a folder for the databases, whose texts the next run with it finds there.
 */
export async function scale(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: "string", default: DATA },
      passages: { type: "string", default: "100000" },
      tenants: { type: "string", default: "1000" },
      keep: { type: "string" },
    },
  });
  requireData(values.data);
  const { texts, real } = await makeTexts(values.data, Number(values.passages));
  const questions = await makeQuestions(values.data);
  console.log(`${texts.length} texts, ${real} of them real ones; ${questions.length} questions`);
  const dataDir = values.keep ?? (await makeDataDir());
  try {
    const rows = await measureLargeTenant(dataDir, texts, questions);
    rows.push(...(await measureManyTenants(dataDir, texts, questions, Number(values.tenants))));
    console.log(`\n${printed(rows)}`);
  } finally {
    if (!values.keep) await rm(dataDir, { recursive: true, force: true });
  }
}
