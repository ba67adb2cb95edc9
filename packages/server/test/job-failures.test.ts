import type { Job, JobFailure, JobList } from "@widget-chat/contract/admin/job.ts";
import type { Source, SourcePage } from "@widget-chat/contract/admin/source.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { migrate } from "../src/db/migrate.ts";
import { html, learn, openPages, startCrawling } from "./crawled-sites.ts";
import { expectProblem } from "./expect-problem.ts";
import { bareDatabase } from "./fresh-database.ts";
import { migrateTo } from "./migrate-to.ts";
import { pagesOf } from "./pages-of.ts";
import { faultsIn, readReference } from "./reference.ts";

vi.setConfig({ testTimeout: 120_000 });

test("lists count what could not be read and name some, a job names more, and a list of its own all", async () => {
  const paths = Array.from({ length: 12 }, (_, n) => `/broken-${n}`);
  const shop = await openPages({
    "/": html("Home", "Welcome.", paths),
    ...Object.fromEntries(paths.map((p) => [p, 500])),
  });
  const app = await startCrawling([shop]);
  const [tenant, other] = [await app.createTenant({}), await app.createTenant({})];
  const { source, job } = await learn(app, tenant, { url: `${shop.url}/` });
  const at = `/api/admin/tenants/${tenant.id}`;
  const get = async <Body>(path: string): Promise<Body> => (await app.admin("GET", `${at}${path}`)).json<Body>();
  const told = ({ failures_total, failures }: Job): number[] => [failures_total, failures.length];

  expect(told((await get<SourcePage>("/sources")).items[0]!.last_job!)).toEqual([12, 5]);
  expect(told((await get<JobList>(`/sources/${source.id}/jobs`)).items[0]!)).toEqual([12, 5]);
  expect(told((await get<Source>(`/sources/${source.id}`)).last_job!)).toEqual([12, 12]);
  expect(told(job)).toEqual([12, 12]);

  const pages = await pagesOf<JobFailure>(app, `${at}/jobs/${job.id}/failures`, 5);
  expect(pages.map(({ total, items }) => [total, items.length])).toEqual([
    [12, 5],
    [12, 5],
    [12, 2],
  ]);
  expect(pages.flatMap(({ items }) => items)).toEqual(job.failures);
  expect(job.failures.map(({ url }) => new URL(url).pathname).sort()).toEqual([...paths].sort());

  const path = "/api/admin/tenants/{tenant}/jobs/{id}/failures";
  const replies = [
    await app.admin("GET", `${at}/jobs/${job.id}/failures`),
    await app.admin("GET", `${at}/jobs/nothing/failures`),
    await app.admin("GET", `${at}/jobs/${job.id}/failures?cursor=${Buffer.from("1 or 2").toString("base64url")}`),
  ];
  expect(faultsIn(await readReference(app), "get", path, replies)).toEqual([]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 404, 400]);
  expectProblem(await app.admin("GET", `/api/admin/tenants/${other.id}/jobs/${job.id}/failures`), "job_not_found");
  expectProblem(await app.admin("GET", `${at}/embeddings/jobs/${job.id}/failures`), "job_not_found");
});

test("what jobs of an earlier release could not do is still told of", async () => {
  const database = await bareDatabase();
  onTestFinished(() => database.drop());
  await migrateTo(database.url, "026-replaced-and-removed");
  await database.query("insert into tenants (slug, name) values ('shop', 'Shop'), ('other', 'Other')");
  const failures = ["a", "b"].map((subject) => ({ subject, reason: "It is empty." }));
  await database.query(
    `insert into jobs (tenant_id, id, kind, key, state, failures, created_at)
     select id, gen_random_uuid(), 'sync', slug, 'done', case slug when 'shop' then $1::jsonb else '[]' end, now() from tenants`,
    [JSON.stringify(failures)],
  );
  await migrate(database.url);
  expect(
    await database.query(`
      select key, failed, subject, reason from jobs left join job_failures f on f.job_id = jobs.id order by key, f.id`),
  ).toEqual([
    { key: "other", failed: 0, subject: null, reason: null },
    { key: "shop", failed: 2, ...failures[0] },
    { key: "shop", failed: 2, ...failures[1] },
  ]);
});
