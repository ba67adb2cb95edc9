import { createTenant, getTenant, importDocuments, search } from "@widget-chat/client/admin";
import { startProbed } from "./probed-server.ts";
import { megabytes, ms, seconds, type Row } from "./row.ts";
import type { Text } from "./texts.ts";

const EACH = 100;
const INDEX_MEMORY_MB = 64;
const AT_ONCE = 4;

/** A thousand tenants with a hundred texts each, all of which are searched twice; far less memory than all indexes take. */
export async function measureManyTenants(
  dataDir: string,
  texts: Text[],
  questions: string[],
  count: number,
): Promise<Row[]> {
  const server = await startProbed(dataDir, { INDEX_MEMORY_MB: String(INDEX_MEMORY_MB) });
  try {
    const tenants = Array.from({ length: count }, (_, n) => ({ n, slug: `small-${n}` }));
    const began = performance.now();
    await atOnce(tenants, async ({ n, slug }) => {
      const from = (n * EACH) % texts.length;
      const isThere = await getTenant(server.admin, slug).then(
        () => true,
        () => false,
      );
      if (isThere) return;
      await createTenant(server.admin, { slug, name: slug });
      await importDocuments(server.admin, slug, texts.slice(from, from + EACH));
    });
    console.log(`${count} tenants after ${seconds(began).toFixed(0)} s`);
    let [indexes, rss, held] = [0, (await server.look()).rss, 0];
    let slowest = 0;
    for (let round = 0; round < 2; round++) {
      for (const { n, slug } of tenants) {
        const asked = performance.now();
        await search(server.admin, slug, questions[n % questions.length]!);
        slowest = Math.max(slowest, performance.now() - asked);
        const seen = await server.look();
        indexes = Math.max(indexes, seen.indexes);
        rss = Math.max(rss, seen.rss);
        held = Math.max(held, seen.held.computed);
      }
    }
    return [
      [`${count} tenants × ${EACH}: most memory of all indexes`, `≤ ${INDEX_MEMORY_MB} MB`, megabytes(indexes)],
      ["· of the process", "", megabytes(rss)],
      ["· slowest search, its index made first", "", ms(slowest)],
      ["· event loop meanwhile", "≤ 20 ms", ms(held)],
    ];
  } finally {
    await server.stop();
  }
}

async function atOnce<One>(all: One[], work: (one: One) => Promise<void>): Promise<void> {
  const waiting = all.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of waiting) await work(one);
    }),
  );
}
