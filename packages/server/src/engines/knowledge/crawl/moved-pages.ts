import type { Fetched } from "../../outbound/outbound.ts";

/** Answers that came from another address than was asked for, until that is looked at as a page of its own. */
export interface MovedPages {
  keep(answer: Fetched): void;
  /** Once; undefined: there is none. */
  take(url: URL): Fetched | undefined;
  /** Notes that the page there was read. */
  read(url: URL): void;
  /** Whether it was read lately, so that what leads there need not be followed. */
  isRead(url: URL): boolean;
}

const MOST = 20;
/** Of pages that were read, addresses that are remembered. */
const MOST_READ = 5_000;
/** A body that is longer is fetched once more rather than held. */
const LARGEST = 1_000_000;

export function createMovedPages(): MovedPages {
  const kept = new Map<string, Fetched>();
  const read = new Set<string>();
  return {
    keep(answer) {
      if (!answer.body || answer.body.length > LARGEST) return;
      kept.set(answer.url.href, answer);
      if (kept.size > MOST) kept.delete(kept.keys().next().value!);
    },
    take({ href }) {
      const answer = kept.get(href);
      kept.delete(href);
      return answer;
    },
    read({ href }) {
      read.delete(href);
      read.add(href);
      if (read.size > MOST_READ) read.delete(read.keys().next().value!);
    },
    isRead: ({ href }) => read.has(href),
  };
}
