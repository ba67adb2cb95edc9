import type { ConnectorName } from "@widget-chat/contract/admin/connector.ts";
import type { Tenant } from "../../db/tenants.ts";
import { createBreaker, type Breaker } from "../model/breaker.ts";
import { OutboundError } from "../outbound/outbound-error.ts";
import { outboundWords } from "../outbound/outbound-words.ts";
import type { Outbound } from "../outbound/outbound.ts";
import { signatureOf } from "./signature.ts";

/** What came of asking a tenant's own server. */
export type Called =
  | { outcome: "answered"; answer: unknown }
  /** In words for its owner; nothing in them is of a visitor. */
  | { outcome: "failed"; why: string }
  /** It is not asked: it failed too often just now, or has too much to answer already. */
  | { outcome: "spared" }
  /** Nothing is set, or nothing to sign with. */
  | { outcome: "absent" };

export interface ShopCallOptions {
  outbound: Pick<Outbound, "post">;
  now(): Date;
  /** Told when a connector fails so often that it is spared for a while. */
  onSpared(tenantId: string, connector: ConnectorName, why: string): void;
}

/** Asks a tenant's own server, signed; what takes longer than its owner allows, or is too large, has failed. */
export interface ShopCall {
  ask(tenant: Tenant, connector: ConnectorName, question: object): Promise<Called>;
  /** The same for its owner, who wants to see it fail. */
  try(tenant: Tenant, connector: ConnectorName, question: object): Promise<Called>;
}

const LARGEST_ANSWER = 256 * 1024;
/** Of a tenant's connector, by this server. */
const MOST_AT_ONCE = 20;
const limits = { calls: 6, failures: 3, windowMs: 30_000 };
/** Of connectors that are remembered to fail; one more, and all begin anew. */
const MOST_KNOWN = 20_000;

const never = new AbortController().signal;

export function openShopCall({ outbound, now, onSpared }: ShopCallOptions): ShopCall {
  /** By tenant, connector and address: another address is another server. */
  const known = new Map<string, { breaker: Breaker; running: number; lastWhy: string }>();

  const knownOf = (tenantId: string, connector: ConnectorName, url: string) => {
    const key = `${tenantId} ${connector} ${url}`;
    const before = known.get(key);
    if (before) return before;
    if (known.size >= MOST_KNOWN) known.clear();
    const one = {
      breaker: createBreaker(limits, undefined, () => onSpared(tenantId, connector, one.lastWhy)),
      running: 0,
      lastWhy: "",
    };
    known.set(key, one);
    return one;
  };

  const call = async (tenant: Tenant, connector: ConnectorName, question: object): Promise<Called> => {
    const setting = tenant[connector];
    const keys = tenant.connector_secrets[connector];
    if (!setting || !keys) return { outcome: "absent" };
    const body = JSON.stringify({ type: connector, tenant: tenant.slug, ...question });
    const headers = {
      "content-type": "application/json",
      accept: "application/json",
      ...signatureOf(body, keys, now()),
    };
    const patienceMs = setting.timeout_ms;
    try {
      const sent = { headers, body, largest: LARGEST_ANSWER, patienceMs };
      const { status, body: answer } = await outbound.post(new URL(setting.url), sent, never);
      if (!answer) return { outcome: "failed", why: faultOf(status) };
      return { outcome: "answered", answer: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(answer)) };
    } catch (error) {
      if (error instanceof OutboundError) return { outcome: "failed", why: wordsOf(error, patienceMs) };
      return { outcome: "failed", why: "What it answered is not JSON in UTF-8." };
    }
  };

  return {
    try: call,
    async ask(tenant, connector, question) {
      const url = tenant[connector]?.url;
      if (url === undefined || !tenant.connector_secrets[connector]) return { outcome: "absent" };
      const one = knownOf(tenant.id, connector, url);
      const end = one.running < MOST_AT_ONCE ? one.breaker.begin() : null;
      if (!end) return { outcome: "spared" };
      one.running += 1;
      try {
        const called = await call(tenant, connector, question);
        if (called.outcome === "failed") one.lastWhy = called.why;
        end(called.outcome === "failed" ? "failed" : "succeeded");
        return called;
      } finally {
        one.running -= 1;
      }
    },
  };
}

function faultOf(status: number): string {
  if (status >= 300 && status < 400)
    return `It answered with a redirect (status ${status}), and none is followed. Set the address that it leads to.`;
  return `It answered with status ${status}. An answer has status 200.`;
}

function wordsOf(error: OutboundError, patienceMs: number): string {
  if (error.reason === "silent") return `It did not answer within ${patienceMs} ms, its \`timeout_ms\`.`;
  if (error.reason === "too_large") return `Its answer is larger than ${LARGEST_ANSWER} bytes.`;
  if (error.reason === "address")
    return "It lies where this server does not call: no public address, a port other than 80 and 443, or not https. An operator can open it with CONNECTOR_OPEN.";
  return outboundWords(error, "CONNECTOR_OPEN");
}
