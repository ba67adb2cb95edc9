/** The texts of robots.txt that one synchronisation has read, by origin. */
export type RobotsTexts = Map<string, Promise<string>>;

/** A synchronisation that goes on for longer reads it again, as crawlers do once a day. */
const KEPT_MS = 6 * 60 * 60_000;
const MOST = 50;

/** Keeps robots.txt across the spells of a job. The next one, which may be there for its sake, asks anew. */
export function createRobotsMemory(now: () => Date): { of(jobId: string): RobotsTexts } {
  const byJob = new Map<string, { texts: RobotsTexts; since: number }>();
  return {
    of(jobId) {
      const known = byJob.get(jobId);
      const isFresh = known !== undefined && now().getTime() - known.since < KEPT_MS;
      const kept = isFresh ? known : { texts: new Map(), since: now().getTime() };
      // The one that was longest without a turn is the first.
      byJob.delete(jobId);
      byJob.set(jobId, kept);
      if (byJob.size > MOST) byJob.delete(byJob.keys().next().value!);
      return kept.texts;
    },
  };
}
