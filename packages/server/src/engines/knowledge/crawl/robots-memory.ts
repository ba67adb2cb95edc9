/** The texts of robots.txt that one synchronisation has read lately, by origin. */
export interface RobotsTexts {
  /** What an origin says, as it was read before or is read now. A failure is not kept. */
  of(origin: string, read: (origin: string) => Promise<string>): Promise<string>;
}

/** A synchronisation that goes on for longer reads it again, as crawlers do once a day. */
const KEPT_MS = 6 * 60 * 60_000;
const MOST = 50;
/** Of one synchronisation, in UTF-16 units: its sitemaps may lie on a thousand hosts, whoever named them. */
const MOST_LENGTH = 1_000_000;

/** Keeps robots.txt across the spells of a job. The next one, which may be there for its sake, asks anew. */
export function createRobotsMemory(now: () => Date): { of(jobId: string): RobotsTexts } {
  const byJob = new Map<string, { texts: RobotsTexts; since: number }>();
  return {
    of(jobId) {
      const known = byJob.get(jobId);
      const isFresh = known !== undefined && now().getTime() - known.since < KEPT_MS;
      const kept = isFresh ? known : { texts: createRobotsTexts(), since: now().getTime() };
      // The one that was longest without a turn is the first.
      byJob.delete(jobId);
      byJob.set(jobId, kept);
      if (byJob.size > MOST) byJob.delete(byJob.keys().next().value!);
      return kept.texts;
    },
  };
}

function createRobotsTexts(): RobotsTexts {
  const known = new Map<string, Promise<string>>();
  const lengths = new Map<string, number>();
  let total = 0;

  function forget(origin: string): void {
    known.delete(origin);
    total -= lengths.get(origin) ?? 0;
    lengths.delete(origin);
  }

  function keep(origin: string, { length }: string): void {
    lengths.set(origin, length);
    total += length;
    for (const oldest of lengths.keys()) {
      if (total <= MOST_LENGTH || lengths.size === 1) return;
      forget(oldest);
    }
  }

  return {
    of(origin, read) {
      const before = known.get(origin);
      if (before) {
        // The one that was longest without being asked for is the first.
        const length = lengths.get(origin);
        if (length !== undefined && lengths.delete(origin)) lengths.set(origin, length);
        return before;
      }
      const text = read(origin);
      known.set(origin, text);
      text.then(
        (whole) => keep(origin, whole),
        () => forget(origin),
      );
      return text;
    },
  };
}
