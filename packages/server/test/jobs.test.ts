import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { inTenant, openDatabase, type Db } from "../src/db/database.ts";
import { findJob, listJobs, type JobRow } from "../src/db/jobs.ts";
import type { Job } from "../src/engines/jobs/job.ts";
import { openJobs, type JobKind, type Jobs, type Outcome } from "../src/engines/jobs/queue.ts";
import { freshDatabase, type FreshDatabase } from "./fresh-database.ts";

const patience = { timeout: 30_000, interval: 50 };

interface Setting {
  database: FreshDatabase;
  db: Db;
  tenants: string[];
}

async function setting(tenants = 1): Promise<Setting> {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const connections = openDatabase({ url: database.url, poolSize: 2, patience: "bulk", onError: () => {} });
  onTestFinished(() => connections.close());
  const rows = await database.query<{ id: string }>(
    "insert into tenants (slug, name) select 't' || n, 'T' from generate_series(1, $1) n returning id",
    [tenants],
  );
  return { database, db: connections.db, tenants: rows.map(({ id }) => id) };
}

/** A server's jobs, of one kind. */
async function serve(
  { database, db }: Setting,
  work: (job: Job) => Promise<Outcome>,
  atOnce = 4,
): Promise<Jobs & { errors: unknown[] }> {
  const errors: unknown[] = [];
  const kind: JobKind = { kind: "count", atOnce, work };
  const jobs = openJobs({
    databaseUrl: database.url,
    db,
    kinds: [kind],
    onError: (error) => errors.push(error),
    now: () => new Date(),
  });
  await jobs.start();
  onTestFinished(() => jobs.stop());
  return { ...jobs, errors };
}

const enqueue = ({ db }: Setting, jobs: Jobs, tenant: string, key = "a"): Promise<JobRow> =>
  inTenant(db, tenant, (tx) => jobs.enqueue(tx, tenant, { kind: "count", key }));

const stateOf = async ({ db }: Setting, tenant: string, { id }: JobRow): Promise<string | undefined> =>
  (await findJob(db, tenant, id))?.state;

test("a job is worked on in spells, and what it has kept is there", async () => {
  const at = await setting();
  const [tenant] = at.tenants as [string];
  const jobs = await serve(at, async (job) => {
    const page = ((job.cursor as number | null) ?? 0) + 1;
    job.cursor = page;
    job.count("pages", 2);
    if (page === 2) job.fail({ subject: "page 2", reason: "It is empty." });
    await job.keep(async () => {});
    return page < 3 ? { waitS: 0 } : { done: true };
  });
  const job = await enqueue(at, jobs, tenant);
  expect(job).toMatchObject({ state: "waiting", progress: {}, failed: 0 });
  await expect.poll(() => stateOf(at, tenant, job), patience).toBe("done");
  expect(await findJob(at.db, tenant, job.id)).toMatchObject({
    progress: { pages: 6 },
    failed: 1,
    failures: [{ subject: "page 2", reason: "It is empty." }],
    run: 3,
    started_at: expect.any(Date),
    finished_at: expect.any(Date),
  });
  expect(jobs.errors).toEqual([]);
});

test("whatever is said of what could not be done can be written", async () => {
  const at = await setting();
  const [tenant] = at.tenants as [string];
  const jobs = await serve(at, async (job) => {
    job.fail({ subject: "page\0 1", reason: `${"x".repeat(1_999)}😀` });
    await job.keep(async () => {});
    return { done: true };
  });
  const job = await enqueue(at, jobs, tenant);
  await expect.poll(() => stateOf(at, tenant, job), patience).toBe("done");
  const told = await findJob(at.db, tenant, job.id);
  expect(told?.failures).toMatchObject([{ subject: "page 1", reason: `${"x".repeat(1_999)}\ufffd` }]);
});

test("what could not be done is written once and counted; of very many the newest are kept", async () => {
  const at = await setting();
  const [tenant] = at.tenants as [string];
  const written = () =>
    at.database.query<{ id: number; subject: string }>("select id, subject from job_failures order by id");
  const early: object[] = [];
  const jobs = await serve(at, async (job) => {
    for (let n = 1; n <= 700; n++) job.fail({ subject: `page ${n}`, reason: "It is empty." });
    await job.keep(async () => {});
    early.push(...(await written()));
    await job.keep(async () => {});
    for (let n = 701; n <= 1_500; n++) job.fail({ subject: `page ${n}`, reason: "It is empty." });
    await job.keep(async () => {});
    return { done: true };
  });
  const job = await enqueue(at, jobs, tenant);
  await expect.poll(() => stateOf(at, tenant, job), patience).toBe("done");
  expect(early).toHaveLength(700);
  const kept = await written();
  expect(kept.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 1_000 }, (_, index) => `page ${index + 501}`),
  );
  expect(kept.slice(0, 200)).toEqual(early.slice(500));
  const told = await findJob(at.db, tenant, job.id);
  expect([told?.failed, told?.failures.length, told?.failures[0]?.subject]).toEqual([1_500, 100, "page 1500"]);
});

test("a job that begins anew forgets what it could not do, once that is kept", async () => {
  const at = await setting();
  const [tenant] = at.tenants as [string];
  const jobs = await serve(at, async (job) => {
    job.fail({ subject: "old", reason: "It was empty." });
    job.count("pages", 3);
    await job.keep(async () => {});
    job.fail({ subject: "not kept", reason: "It was empty." });
    job.beginAnew();
    job.fail({ subject: "new", reason: "It is empty." });
    await job.keep(async () => {});
    return { done: true };
  });
  const job = await enqueue(at, jobs, tenant);
  await expect.poll(() => stateOf(at, tenant, job), patience).toBe("done");
  expect(await findJob(at.db, tenant, job.id)).toMatchObject({
    progress: {},
    failed: 1,
    failures: [{ subject: "new", reason: "It is empty." }],
  });
});

test("of one kind and key only one is to be done, and afterwards another may be", async () => {
  const at = await setting(2);
  // The second wall between tenants, which would hide what queries mix up.
  await at.database.query("alter table jobs disable row level security; alter table jobs no force row level security");
  const [tenant, other] = at.tenants as [string, string];
  const hold = Promise.withResolvers<void>();
  const jobs = await serve(at, async () => {
    await hold.promise;
    return { done: true };
  });
  const all = await Promise.all(Array.from({ length: 8 }, () => enqueue(at, jobs, tenant)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  await expect.poll(() => stateOf(at, tenant, all[0]!), patience).toBe("running");
  expect((await enqueue(at, jobs, tenant)).id).toBe(all[0]!.id);
  expect((await enqueue(at, jobs, tenant, "b")).id).not.toBe(all[0]!.id);
  expect((await enqueue(at, jobs, other)).id).not.toBe(all[0]!.id);
  // Of this tenant there is one at once, and the other's is not kept waiting by it.
  await expect
    .poll(async () => (await at.database.query("select key from jobs where state = 'running'")).length, patience)
    .toBe(2);
  hold.resolve();
  await expect.poll(() => stateOf(at, tenant, all[0]!), patience).toBe("done");
  expect((await enqueue(at, jobs, tenant)).id).not.toBe(all[0]!.id);
  expect(await listJobs(at.db, tenant, { kind: "count", key: "a" }, 10)).toHaveLength(2);
  expect(await listJobs(at.db, other, { kind: "count", key: "a" }, 10)).toHaveLength(1);
  expect(await listJobs(at.db, other, { kind: "count", key: "b" }, 10)).toEqual([]);
});

test("what is enqueued in a transaction that fails was never enqueued", async () => {
  const at = await setting();
  const [tenant] = at.tenants as [string];
  const jobs = await serve(at, async () => ({ done: true }));
  const failing = inTenant(at.db, tenant, async (tx) => {
    await jobs.enqueue(tx, tenant, { kind: "count", key: "a" });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await at.database.query("select from jobs")).toEqual([]);
  expect(await at.database.query("select from widget_chat_jobs.job")).toEqual([]);
});

test("a job that goes on no longer says why it waited", async () => {
  const at = await setting();
  const [tenant] = at.tenants as [string];
  const running: unknown[] = [];
  const jobs = await serve(at, async (job) => {
    running.push(await findJob(at.db, tenant, job.id));
    return running.length < 2 ? { waitS: 0, because: "The endpoint is busy." } : { done: true };
  });
  const job = await enqueue(at, jobs, tenant);
  await expect.poll(() => stateOf(at, tenant, job), patience).toBe("done");
  const told = { state: "running", error: null, resumes_at: null };
  expect(running).toMatchObject([told, told]);
});

test("a server that stops gives its jobs back, with all that it has kept", async () => {
  const at = await setting();
  const [tenant] = at.tenants as [string];
  const first = await serve(at, async (job) => {
    job.count("pages");
    await job.keep(async () => {});
    job.count("pages", 100);
    return new Promise((_, reject) => job.signal.addEventListener("abort", () => reject(job.signal.reason)));
  });
  const job = await enqueue(at, first, tenant);
  await expect.poll(async () => (await findJob(at.db, tenant, job.id))?.progress, patience).toEqual({ pages: 1 });
  await first.stop();
  expect(await stateOf(at, tenant, job)).toBe("waiting");
  await serve(at, async (again) => {
    again.count("pages");
    await again.keep(async () => {});
    return { done: true };
  });
  await expect.poll(() => stateOf(at, tenant, job), patience).toBe("done");
  expect((await findJob(at.db, tenant, job.id))?.progress).toEqual({ pages: 2 });
});

test("an error is told, and the job tried again later; one that cannot be done says why", async () => {
  const at = await setting(2);
  const [tenant, other] = at.tenants as [string, string];
  const jobs = await serve(at, async ({ tenantId }) => {
    if (tenantId === other) return { failed: "There is no such place." };
    throw new Error("out of order");
  });
  const job = await enqueue(at, jobs, tenant);
  const impossible = await enqueue(at, jobs, other);
  await expect.poll(() => jobs.errors, patience).toEqual([new Error("out of order")]);
  await expect.poll(() => findJob(at.db, tenant, job.id), patience).toMatchObject({ state: "waiting", tries: 1 });
  await expect.poll(() => stateOf(at, other, impossible), patience).toBe("failed");
  expect(await findJob(at.db, other, impossible.id)).toMatchObject({ error: "There is no such place." });
  // Until it is given up.
  await at.database.query("update jobs set tries = 5");
  await at.database.query("update widget_chat_jobs.job set start_after = now()");
  await expect.poll(() => stateOf(at, tenant, job), patience).toBe("failed");
  expect((await findJob(at.db, tenant, job.id))?.error).toContain("Its log tells which");
});

test("a job that each of its servers has died of is given up, and harms no other", async () => {
  const at = await setting(2);
  const [tenant, other] = at.tenants as [string, string];
  const worked: string[] = [];
  const jobs = await serve(at, async ({ tenantId }) => {
    worked.push(tenantId);
    return { done: true };
  });
  // As the queue counts it: five servers that have died of it are not too many, six are.
  const diedOf = (deaths: number, of: string): Promise<JobRow> =>
    inTenant(at.db, of, async (tx) => {
      const job = await jobs.enqueue(tx, of, { kind: "count", key: "a" });
      await sql`update widget_chat_jobs.job set retry_count = ${deaths} where data ->> 'jobId' = ${job.id}`.execute(tx);
      return job;
    });
  const poisoned = await diedOf(6, tenant);
  const unlucky = await diedOf(5, other);
  await expect.poll(() => stateOf(at, tenant, poisoned), patience).toBe("failed");
  expect((await findJob(at.db, tenant, poisoned.id))?.error).toContain("Each server that worked on it ended");
  await expect.poll(() => stateOf(at, other, unlucky), patience).toBe("done");
  expect(worked).toEqual([other]);
});

test("whoever has lost a job keeps nothing of it, and undoes what was done with it", async () => {
  const at = await setting();
  const [tenant] = at.tenants as [string];
  const hold = Promise.withResolvers<void>();
  const lost: unknown[] = [];
  const jobs = await serve(at, async (job) => {
    await hold.promise;
    job.count("pages");
    job.fail({ subject: "a page", reason: "It is empty." });
    await job
      .keep((tx) => tx.deleteFrom("jobs").execute())
      .catch((error: unknown) => {
        lost.push(error);
        throw error;
      });
    return { done: true };
  });
  const job = await enqueue(at, jobs, tenant);
  await expect.poll(() => stateOf(at, tenant, job), patience).toBe("running");
  await at.database.query("update jobs set run = run + 1");
  hold.resolve();
  await expect.poll(() => lost, patience).toEqual([expect.objectContaining({ name: "JobLostError" })]);
  expect(await findJob(at.db, tenant, job.id)).toMatchObject({
    state: "running",
    progress: {},
    failed: 0,
    failures: [],
    run: 2,
  });
  expect(jobs.errors).toEqual([]);
});

test("jobs of a tenant that is gone are not worked on", async () => {
  const at = await setting(2);
  const [tenant, other] = at.tenants as [string, string];
  const worked: string[] = [];
  const hold = Promise.withResolvers<void>();
  const jobs = await serve(
    at,
    async ({ tenantId }) => {
      await hold.promise;
      worked.push(tenantId);
      return { done: true };
    },
    1,
  );
  const first = await enqueue(at, jobs, other);
  await expect.poll(() => stateOf(at, other, first), patience).toBe("running");
  await enqueue(at, jobs, tenant);
  await at.database.query("delete from tenants where id = $1", [tenant]);
  hold.resolve();
  const left = () => at.database.query("select from widget_chat_jobs.job where state < 'completed'");
  await expect.poll(left, patience).toEqual([]);
  expect(worked).toEqual([other]);
});
