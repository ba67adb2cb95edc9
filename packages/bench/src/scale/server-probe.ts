import { registerHooks } from "node:module";
import { isMainThread } from "node:worker_threads";

/**
 * Stands in the server's process, loaded before it: times each search of the finder, looks how long the event loop was
 * held up, and tells both when asked. It puts itself around two functions of the server as their modules are loaded.
 */
export interface Seen {
  /** Milliseconds of each search. */
  finds: number[];
  /** The longest the event loop made a timer wait, and the most it computed in between; milliseconds. */
  held: { waited: number; computed: number };
  /** Bytes. */
  indexes: number;
  rss: number;
}

interface Finder {
  find(
    tenantId: string,
    kind: string,
    question: string,
    limit: number,
    ...others: unknown[]
  ): Promise<{ revision: number }>;
}
interface Indexes {
  bytes(): number;
}

const TICK_MS = 2;

const around: Record<string, string> = {
  "/retrieval/finder.ts": "openFinder",
  "/retrieval/index/indexes.ts": "openIndexes",
};

if (isMainThread && process.send) {
  let finds: number[] = [];
  let held = { waited: 0, computed: 0 };
  let indexes: Indexes | null = null;
  /** How often each tenant has written. An owner's search asks for that first; a visitor's turn, which is what is timed, knows it. */
  const known = new Map<string, number>();
  const probe = {
    openFinder: (finder: Finder): Finder => ({
      ...finder,
      async find(tenantId, kind, question, limit, ...others) {
        const began = performance.now();
        const found = await finder.find(
          tenantId,
          kind,
          question,
          limit,
          others[0] ?? known.get(tenantId),
          ...others.slice(1),
        );
        finds.push(performance.now() - began);
        known.set(tenantId, found.revision);
        return found;
      },
    }),
    openIndexes: (opened: Indexes): Indexes => (indexes = opened),
  };
  Object.assign(globalThis, { probe });
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const opens = Object.entries(around).find(([file]) => url.endsWith(file))?.[1];
      if (!opens) return loaded;
      const source = `${loaded.source as string | Buffer}`.replace(`export function ${opens}(`, "function openUnseen(");
      return { ...loaded, source: `${source}\nexport const ${opens} = (how) => probe.${opens}(openUnseen(how));` };
    },
  });

  const computed = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [last, lastComputed] = [performance.now(), computed()];
  setInterval(() => {
    const [now, nowComputed] = [performance.now(), computed()];
    held.waited = Math.max(held.waited, now - last - TICK_MS);
    held.computed = Math.max(held.computed, nowComputed - lastComputed);
    [last, lastComputed] = [now, nowComputed];
  }, TICK_MS).unref();

  process.on("message", () => {
    process.send?.({ finds, held, indexes: indexes?.bytes() ?? 0, rss: process.memoryUsage.rss() } satisfies Seen);
    finds = [];
    held = { waited: 0, computed: 0 };
  });
  process.channel?.unref();
}
