import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { openOwnShop, type Asked, type OwnShop } from "./open-shop.ts";
import { startApp, type TestApp } from "./start-app.ts";

export interface OrderShop {
  app: TestApp;
  /** The tenant's own server. */
  shop: OwnShop;
  tenant: Tenant;
  /** Its address in the admin API. */
  url: string;
  /** Sets its connector anew, with a new secret. */
  connect(settings?: object): Promise<void>;
  /** A visitor of their own, who writes one message after another. */
  visitor(more?: object): (message: string, members?: object) => Promise<Answer>;
}

const order = {
  number: "#DE-10042",
  email: "Max@Example.com",
  status: "shipped",
  placed_at: "2026-11-20T09:12:00Z",
  expected_at: "2026-11-27",
  carrier: "DHL",
  items: [{ title: "Blue mug", quantity: 2 }, { title: "Teapot" }],
  tracking_url: "https://track.example/123?a=1&b=2",
};
export const found = (more: object = {}) => ({ found: true, order: { ...order, ...more } });

/** As a shop does it that knows one order. */
export const honest = ({ order_number, email }: Asked) =>
  order_number!.toUpperCase() === "DE-10042" && email!.toLowerCase() === "max@example.com" ? found() : { found: false };

/** What is told of that order. */
export const whole = [
  "Order **#DE-10042**: **shipped**.",
  [
    "- Expected: Friday, November 27, 2026",
    "- Placed: Friday, November 20, 2026",
    "- Carrier: DHL",
    "- Items: 2\u00a0×\u00a0Blue mug; Teapot",
  ].join("\n"),
  "[Track the parcel](https://track.example/123?a=1&b=2)",
].join("\n\n");

/** A server, and for each test of a file a new tenant whose shop knows one order. To be read inside of tests. */
export function useOrderShop(): OrderShop {
  let visitors = 0;
  const of = {
    async connect(settings = {}) {
      const order_status = { url: `${of.shop.url}/orders`, timeout_ms: 10_000, ...settings };
      await of.app.admin("PATCH", of.url, { order_status });
      const made = await of.app.admin("POST", `${of.url}/order-status/secret`);
      of.shop.secrets = [made.json<{ secret: string }>().secret];
    },
    visitor(more = {}) {
      const session_id = `visitor-${++visitors}`;
      let conversation_id: string | undefined;
      return async (message, members = {}) => {
        const body = { session_id, message, ...more, ...members, ...(conversation_id && { conversation_id }) };
        const answer = await of.app.send(of.tenant.id, body);
        ({ conversation_id } = answer);
        return answer;
      };
    },
  } as OrderShop;
  beforeAll(async () => {
    of.shop = await openOwnShop();
    of.app = await startApp({ env: { CONNECTOR_OPEN: `127.0.0.1:${of.shop.port}` } });
  });
  afterAll(async () => {
    await of.app.stop();
    await of.shop.close();
  });
  beforeEach(async () => {
    Object.assign(of.shop, { asked: [], refused: 0, answers: honest });
    of.tenant = await of.app.createTenant({ rate_limit: 10_000 });
    of.url = `/api/admin/tenants/${of.tenant.slug}`;
    await of.connect();
  });
  return of;
}
