import type { Db } from "../../db/database.ts";
import { claimPages, claimTenant, notePage, releaseTenant } from "../../db/links.ts";
import { repeat } from "../jobs/repeat.ts";
import type { Outbound } from "../outbound/outbound.ts";
import { lookAtPage } from "./look-at-page.ts";
import { createTurnsByHost } from "./turns-by-host.ts";

/** Looks in the background whether the pages that documents were read from are still there. */
export interface LinkCheck {
  /** Stops looking. What is under way is given up, and looked at again by whoever comes next. */
  stop(): Promise<void>;
}

interface LinkCheckDeps {
  db: Db;
  outbound: Outbound;
  onError(error: unknown): void;
  now(): Date;
}

const REST_MS = 1_000;
/** Tenants at once, and pages of one before it is the next one's turn. */
const ROUNDS_AT_ONCE = 4;
const PAGES_A_ROUND = 10;
const PAUSE_MS = 1_000;
/** Longer than any round takes. The work of a server that died is taken over afterwards. */
const LEASE_MS = 10 * 60_000;

export function openLinkCheck({ db, outbound, onError, now }: LinkCheckDeps): LinkCheck {
  const stopping = new AbortController();
  const { signal } = stopping;
  const inTurn = createTurnsByHost(PAUSE_MS, signal);
  const rounds = new Set<Promise<void>>();
  const after = (ms: number): Date => new Date(now().getTime() + ms);

  async function round(tenantId: string): Promise<void> {
    for (const { id, url } of await claimPages(db, tenantId, now(), after(LEASE_MS), PAGES_A_ROUND)) {
      const host = URL.parse(url)?.host ?? "";
      const seen = await inTurn(host, async () => {
        signal.throwIfAborted();
        return lookAtPage(outbound, url, signal);
      });
      await notePage(db, tenantId, { id, url }, seen, now());
    }
    await releaseTenant(db, tenantId, now());
  }

  async function begin(): Promise<boolean> {
    while (rounds.size < ROUNDS_AT_ONCE && !signal.aborted) {
      const tenantId = await claimTenant(db, now(), after(LEASE_MS));
      if (tenantId === null) return false;
      const own: Promise<void> = round(tenantId)
        .catch((error: unknown) => void (signal.aborted || onError(error)))
        .finally(() => rounds.delete(own));
      rounds.add(own);
    }
    return false;
  }

  const looking = repeat(begin, { restMs: REST_MS, onError, stopping });

  return {
    async stop() {
      await looking.stop();
      await Promise.all(rounds);
      await outbound.close();
    },
  };
}
