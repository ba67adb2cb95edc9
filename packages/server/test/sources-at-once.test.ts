import type { Source } from "@widget-chat/contract/admin/source.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { expect, test, vi } from "vitest";
import { startCrawling } from "./crawled-sites.ts";

vi.setConfig({ testTimeout: 120_000 });

const sourcesOf = ({ id }: Tenant): string => `/api/admin/tenants/${id}/sources`;
/** A page that is not called: it is on nobody's list. */
const refused = { kind: "page", url: "http://127.0.0.1:1/" };

test("sources that are made at once are all due in their time", async () => {
  const app = await startCrawling([]);
  for (let round = 0; round < 8; round++) {
    const tenant = await app.createTenant({});
    const made = await Promise.all(
      ["daily", "weekly", "hourly", null].map((schedule) =>
        app.admin("POST", sourcesOf(tenant), { ...refused, schedule }),
      ),
    );
    const due = made.map((reply) => reply.json<Source>().next_sync_at).filter((at) => at !== null);
    const [row] = await app.database.query<{ at: Date }>("select sources_due_at as at from tenants where id = $1", [
      tenant.id,
    ]);
    expect(row?.at?.toISOString()).toBe(due.toSorted()[0]);
  }
});
