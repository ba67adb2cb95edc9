import type { Job, JobList } from "@widget-chat/contract/admin/job.ts";
import type { Source, SourcePage } from "@widget-chat/contract/admin/source.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { expect, test, vi } from "vitest";
import { documentsOf, html, jobOf, learn, openPages, startCrawling, sync } from "./crawled-sites.ts";
import { expectProblem } from "./expect-problem.ts";
import { faultsIn, readReference } from "./reference.ts";

vi.setConfig({ testTimeout: 120_000 });

const sourcesOf = ({ id }: Tenant): string => `/api/admin/tenants/${id}/sources`;
const refused = { kind: "page", url: "http://127.0.0.1:1/" };

test("sources are listed newest first, page by page, changed, and told of with their newest job", async () => {
  const shop = await openPages({ "/": html("Home", "Welcome.") });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source, job } = await learn(app, tenant, { url: `${shop.url}#top`, schedule: "daily" });
  expect(source).toMatchObject({
    kind: "site",
    url: `${shop.url}/`,
    include: [],
    exclude: [],
    max_pages: 1_000,
    schedule: "daily",
    next_sync_at: expect.stringMatching(/Z$/),
    last_job: { state: "waiting", source_id: source.id },
  });
  const others: Source[] = [];
  for (let i = 0; i < 2; i++) others.unshift((await app.admin("POST", sourcesOf(tenant), refused)).json<Source>());

  const page = (await app.admin("GET", `${sourcesOf(tenant)}?limit=2`)).json<SourcePage>();
  expect([page.total, page.items.map(({ id }) => id)]).toEqual([3, others.map(({ id }) => id)]);
  const next = (await app.admin("GET", `${sourcesOf(tenant)}?limit=2&cursor=${page.next_cursor}`)).json<SourcePage>();
  expect(next).toMatchObject({ items: [{ id: source.id, last_job: job }], total: 3, next_cursor: null });

  const url = `${sourcesOf(tenant)}/${source.id}`;
  const changed = (await app.admin("PATCH", url, { schedule: null, max_pages: 5 })).json<Source>();
  expect(changed).toMatchObject({ schedule: null, next_sync_at: null, max_pages: 5, url: source.url });
  expect((await app.admin("GET", url)).json()).toEqual(changed);
  expect(await app.database.query("select from tenants where sources_due_at is not null")).toEqual([]);

  const again = await sync(app, tenant, source);
  const { items } = (await app.admin("GET", `${url}/jobs`)).json<JobList>();
  expect(items).toEqual([again, job]);
});

test.each([
  ["hourly", 1],
  ["daily", 24],
  ["weekly", 7 * 24],
  ["monthly", 30 * 24],
] as const)("a source that is read %s is due %i hours after it was made", async (schedule, hours) => {
  const app = await startCrawling([]);
  const tenant = await app.createTenant({});
  const reply = await app.admin("POST", sourcesOf(tenant), { ...refused, schedule });
  const { created_at, next_sync_at } = reply.json<Source>();
  expect(Date.parse(next_sync_at!) - Date.parse(created_at)).toBeCloseTo(hours * 3_600_000, -4);
});

test("a source that cannot be one is refused in words", async () => {
  const app = await startCrawling([]);
  const tenant = await app.createTenant({});
  for (const [body, pointer] of [
    [{}, ""],
    [{ kind: "page" }, ""],
    [{ kind: "feed", url: "https://shop.example/" }, "/kind"],
    [{ kind: "page", url: "ftp://shop.example/" }, "/url"],
    [{ kind: "page", url: "/help" }, "/url"],
    [{ kind: "page", url: "https://" }, "/url"],
    [{ kind: "page", url: "https://a:b@shop.example/" }, "/url"],
    [{ kind: "page", url: "https://shop.example/\0" }, "/url"],
    [{ kind: "site", url: "https://shop.example/", schedule: "sometimes" }, "/schedule"],
    [{ kind: "site", url: "https://shop.example/", include: ["help"] }, "/include/0"],
    [{ kind: "site", url: "https://shop.example/", max_pages: 0 }, "/max_pages"],
  ] as const) {
    const reply = await app.admin("POST", sourcesOf(tenant), body);
    const problem = expectProblem(reply, "validation_failed");
    expect([JSON.stringify(body), problem.errors?.map((error) => error.pointer).join()]).toEqual([
      JSON.stringify(body),
      expect.stringContaining(pointer),
    ]);
  }
  expect((await app.admin("GET", sourcesOf(tenant))).json()).toMatchObject({ items: [], total: 0 });
});

test("nobody sees another tenant's sources and jobs, nor what is none", async () => {
  const app = await startCrawling([]);
  const [tenant, other] = [await app.createTenant({}), await app.createTenant({})];
  const { source, job } = await learn(app, tenant, { ...refused, kind: "page" });
  for (const id of [source.id, "nothing", "00000000-0000-4000-8000-000000000000"]) {
    const url = `${sourcesOf(other)}/${id}`;
    expectProblem(await app.admin("GET", url), "source_not_found");
    expectProblem(await app.admin("PATCH", url, {}), "source_not_found");
    expectProblem(await app.admin("DELETE", url), "source_not_found");
    expectProblem(await app.admin("POST", `${url}/sync`), "source_not_found");
    expectProblem(await app.admin("GET", `${url}/jobs`), "source_not_found");
  }
  for (const id of [job.id, "nothing"])
    expectProblem(await app.admin("GET", `/api/admin/tenants/${other.id}/jobs/${id}`), "job_not_found");
  expectProblem(await app.admin("GET", "/api/admin/tenants/nobody/sources"), "tenant_not_found");
  expect(await jobOf(app, tenant, job.id)).toEqual(job);
  expect(await documentsOf(app, other)).toEqual([]);
});

test("every answer is as the reference says", async () => {
  const shop = await openPages({ "/": html("Home", "Welcome.") });
  const app = await startCrawling([shop]);
  const reference = await readReference(app);
  const tenant = await app.createTenant({});
  const { source, job } = await learn(app, tenant, { url: shop.url, schedule: "weekly" });
  const { source: failing } = await learn(app, tenant, { ...refused, kind: "page" });
  const list = "/api/admin/tenants/{tenant}/sources";
  const url = `${sourcesOf(tenant)}/${source.id}`;
  const jobs = `/api/admin/tenants/${tenant.id}/jobs`;
  const { admin } = app;
  const replies = {
    [`get ${list}`]: [await admin("GET", sourcesOf(tenant)), await admin("GET", `${sourcesOf(tenant)}?cursor=x`)],
    [`post ${list}`]: [await admin("POST", sourcesOf(tenant), refused), await admin("POST", sourcesOf(tenant), {})],
    [`get ${list}/{id}`]: [await admin("GET", url), await admin("GET", `${url}x`)],
    [`patch ${list}/{id}`]: [await admin("PATCH", url, { schedule: "hourly" }), await admin("PATCH", url, { url: 1 })],
    [`post ${list}/{id}/sync`]: [await admin("POST", `${url}/sync`), await admin("POST", `${url}x/sync`)],
    [`get ${list}/{id}/jobs`]: [await admin("GET", `${sourcesOf(tenant)}/${failing.id}/jobs`)],
    "get /api/admin/tenants/{tenant}/jobs/{id}": [
      await admin("GET", `${jobs}/${job.id}`),
      await admin("GET", `${jobs}/x`),
    ],
    [`delete ${list}/{id}`]: [await admin("DELETE", url), await admin("DELETE", url)],
  };
  for (const [operation, answers] of Object.entries(replies)) {
    const [method = "", path = ""] = operation.split(" ");
    expect([operation, faultsIn(reference, method, path, answers)]).toEqual([operation, []]);
  }
  expect(
    Object.values(replies)
      .flat()
      .map(({ statusCode }) => statusCode),
  ).toEqual([200, 400, 201, 400, 200, 404, 200, 400, 202, 404, 200, 200, 404, 204, 404]);
  expect(replies[`get ${list}/{id}/jobs`]![0]!.json<JobList>().items[0]).toMatchObject({
    state: "failed",
  } satisfies Partial<Job>);
});
