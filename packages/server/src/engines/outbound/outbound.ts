import { isIP } from "node:net";
import { callbackify } from "node:util";
import { Agent, buildConnector, request } from "undici";
import type { Opening } from "../../config.ts";
import { createGuard } from "./guard.ts";
import { OutboundError } from "./outbound-error.ts";
import { openResolver, type Resolve } from "./resolver.ts";

/**
 * The one way out to addresses that somebody else wrote down. A name is resolved once, each of its addresses is checked,
 * and one of those that were checked is connected to; so is every place that it leads on to. No cookies, no credentials,
 * not even those in an address.
 */
export interface Outbound {
  /**
   * The status of the last answer, after at most three redirects; its body is left unread. Throws an `OutboundError`, or
   * the signal's reason.
   */
  statusOf(method: "HEAD" | "GET", url: URL, signal: AbortSignal): Promise<number>;
  close(): Promise<void>;
}

export interface OutboundOptions {
  /** Hosts and networks that are open although they are not public, or not on 80 or 443. */
  openings: readonly Opening[];
  /** What it calls itself. */
  userAgent: string;
  resolve?: Resolve;
}

const MOST_REDIRECTS = 3;
/** For a request with all its redirects. */
const PATIENCE_MS = 5_000;

export function openOutbound({ openings, userAgent, resolve = openResolver() }: OutboundOptions): Outbound {
  const mayConnect = createGuard(openings);

  async function addressesOf(host: string, port: number): Promise<string[]> {
    const addresses = isIP(host) ? [host] : await resolve(host);
    // One that is private among public ones is no oversight.
    if (addresses.every((address) => mayConnect({ host, port, address }))) return addresses;
    throw new OutboundError("address");
  }

  const agent = new Agent({
    connect(options, callback) {
      const port = Number(options.port) || (options.protocol === "https:" ? 443 : 80);
      callbackify(addressesOf)(options.hostname, port, (error, addresses) => {
        if (error) callback(error, null);
        else connectorTo(addresses)(options, callback);
      });
    },
  });

  async function ask(method: "HEAD" | "GET", url: URL, signal: AbortSignal) {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      method,
      headers: { "user-agent": userAgent, accept: "*/*" },
      signal,
    });
    body.on("error", () => {}).destroy();
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && typeof headers["location"] === "string";
    return { status: statusCode, next: isRedirect ? URL.parse(headers["location"] as string, url.href) : null };
  }

  async function follow(method: "HEAD" | "GET", from: URL, signal: AbortSignal): Promise<number> {
    let url = from;
    for (let redirects = 0; ; redirects++) {
      const { status, next } = await ask(method, url, signal);
      if (!next) return status;
      if (!mayFollow(url, next) || redirects === MOST_REDIRECTS) throw new OutboundError("redirects");
      url = next;
    }
  }

  return {
    async statusOf(method, url, signal) {
      const patience = AbortSignal.timeout(PATIENCE_MS);
      try {
        return await follow(method, url, AbortSignal.any([signal, patience]));
      } catch (error) {
        signal.throwIfAborted();
        throw patience.aborted ? new OutboundError("silent") : outboundErrorOf(error);
      }
    },
    close: () => agent.destroy(),
  };
}

/** What came by a connection that nobody can read goes on by such a one. */
export const mayFollow = (from: URL, to: URL): boolean =>
  to.protocol === "https:" || (to.protocol === "http:" && from.protocol === "http:");

/** Connects to addresses that were looked up already: asked again, the DNS might give others. */
const connectorTo = (addresses: string[]) =>
  buildConnector({
    timeout: PATIENCE_MS,
    lookup: (_host, { all }, callback) => {
      const found = addresses.map((address) => ({ address, family: isIP(address) }));
      if (all) callback(null, found);
      else callback(null, found[0]!.address, found[0]!.family);
    },
  });

function outboundErrorOf(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  const { code } = error as { code?: unknown };
  if (code === "UND_ERR_CONNECT_TIMEOUT" || code === "ETIMEOUT" || code === "ETIMEDOUT")
    return new OutboundError("silent");
  return new OutboundError("unreachable", typeof code === "string" ? code : null);
}
