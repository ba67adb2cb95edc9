import { isIP } from "node:net";
import type { Readable } from "node:stream";
import { callbackify } from "node:util";
import { Agent, buildConnector, request } from "undici";
import type { Opening } from "../../config.ts";
import { createGuard } from "./guard.ts";
import { OutboundError } from "./outbound-error.ts";
import { encodings, readBody, unpackBody } from "./read-body.ts";
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
  /** What an address answers in the end, with its body where that is wanted. Throws the same. */
  fetch(url: URL, wanted: Wanted, signal: AbortSignal): Promise<Fetched>;
  /** The same of what may be large: `take` is given the body as it comes, unpacked, where it is wanted. Throws the same, and what `take` throws. */
  download(
    url: URL,
    wanted: Wanted,
    take: (bytes: AsyncIterable<Buffer>) => Promise<void>,
    signal: AbortSignal,
  ): Promise<AnswerHead>;
  /**
   * What an address answers to what it is sent: with status 200 its body, of at most so many bytes; null with any other. It
   * is sent nowhere else: a redirect is the answer. Throws an `OutboundError`, or the signal's reason.
   */
  post(url: URL, sent: Sent, signal: AbortSignal): Promise<{ status: number; body: Buffer | null }>;
  close(): Promise<void>;
}

export interface Sent {
  headers: Record<string, string>;
  body: string;
  /** In bytes, unpacked. */
  largest: number;
  /** For the request and the whole answer. */
  patienceMs: number;
}

export interface Wanted {
  /** Beside those that every request has, in lower case. Conditions (`if-…`) are not for where redirects lead to. */
  headers: Record<string, string>;
  /** Whether a redirect may lead there; else the redirect itself is the answer, with where it leads as `url`. */
  mayLead(url: URL): boolean;
  /** Most bytes that the body of such an answer may have, unpacked; null: it is not wanted. */
  largest(answer: AnswerHead): number | null;
  /** Whether of a larger body the first bytes are enough; else it is a fault. */
  mayCut?: boolean;
  /** For the request with all its redirects and the body. */
  patienceMs: number;
}

export interface AnswerHead {
  status: number;
  /** Where the redirects led to. */
  url: URL;
  /** Whether there was a redirect, and whether all of them are there to stay. */
  moved: "never" | "for good" | "for now";
  headers: Record<string, string | string[] | undefined>;
}

export interface Fetched extends AnswerHead {
  /** Null where it was not wanted. */
  body: Buffer | null;
}

export interface OutboundOptions {
  /** Hosts and networks that are open although they are not public, or not on 80 or 443. */
  openings: readonly Opening[];
  /** Whether what is public is called by https alone, so that nobody reads on the way what it is sent. */
  isPrivate?: boolean;
  /** What it calls itself. */
  userAgent: string;
  resolve?: Resolve;
}

const MOST_REDIRECTS = 3;
/** For a request with all its redirects, where only the status is wanted, and for each connection. */
const PATIENCE_MS = 5_000;

export function openOutbound({
  openings,
  userAgent,
  isPrivate = false,
  resolve = openResolver(),
}: OutboundOptions): Outbound {
  const guard = createGuard(openings);
  const guardPlain = createGuard(openings, []);

  async function addressesOf(host: string, port: number, protocol: string | undefined): Promise<string[]> {
    const mayConnect = isPrivate && protocol !== "https:" ? guardPlain : guard;
    const addresses = isIP(host) ? [host] : await resolve(host);
    // One that is private among public ones is no oversight.
    if (addresses.every((address) => mayConnect({ host, port, address }))) return addresses;
    throw new OutboundError("address");
  }

  const agent = new Agent({
    connect(options, callback) {
      const port = Number(options.port) || (options.protocol === "https:" ? 443 : 80);
      callbackify(addressesOf)(options.hostname, port, options.protocol, (error, addresses) => {
        if (error) callback(error, null);
        else connectorTo(addresses)(options, callback);
      });
    },
  });

  async function ask(method: "HEAD" | "GET", url: URL, headers: Record<string, string>, signal: AbortSignal) {
    const answer = await request(url, {
      dispatcher: agent,
      method,
      headers: { "user-agent": userAgent, accept: "*/*", ...headers },
      signal,
    });
    answer.body.on("error", () => {});
    const { location } = answer.headers;
    const isRedirect = [301, 302, 303, 307, 308].includes(answer.statusCode) && typeof location === "string";
    return { ...answer, next: isRedirect ? URL.parse(location, url.href) : null };
  }

  async function follow(
    method: "HEAD" | "GET",
    from: URL,
    { headers, mayLead }: Pick<Wanted, "headers" | "mayLead">,
    signal: AbortSignal,
  ) {
    // What was known of an address says nothing of where it leads to.
    const asked = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith("if-")));
    let url = from;
    let moved = "never" as Fetched["moved"];
    for (let redirects = 0; ; redirects++) {
      const { statusCode: status, next, ...answer } = await ask(method, url, url === from ? headers : asked, signal);
      if (!next) return { ...answer, status, url, moved };
      answer.body.destroy();
      moved = [301, 308].includes(status) && moved !== "for now" ? "for good" : "for now";
      if (!mayFollow(url, next) || redirects === MOST_REDIRECTS) throw new OutboundError("redirects");
      url = next;
      if (!mayLead(next)) return { ...answer, status, url, moved };
    }
  }

  async function patiently<Answer>(
    patienceMs: number,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const patience = AbortSignal.timeout(patienceMs);
    try {
      return await work(AbortSignal.any([signal, patience]));
    } catch (error) {
      signal.throwIfAborted();
      throw patience.aborted ? new OutboundError("silent") : outboundErrorOf(error);
    }
  }

  /** @param use is given the body where it is wanted */
  const answerOf = (
    from: URL,
    wanted: Wanted,
    signal: AbortSignal,
    use: (body: Readable, encoding: string, largest: number) => Promise<void>,
  ): Promise<AnswerHead> =>
    patiently(wanted.patienceMs, signal, async (within) => {
      const headers = { "accept-encoding": encodings, ...wanted.headers };
      const answer = await follow("GET", from, { ...wanted, headers }, within);
      const head = { status: answer.status, url: answer.url, moved: answer.moved, headers: answer.headers };
      const largest = answer.body.destroyed ? null : wanted.largest(head);
      if (largest === null) answer.body.destroy();
      else await use(answer.body, [answer.headers["content-encoding"] ?? ""].flat().join(","), largest);
      return head;
    });

  return {
    statusOf: (method, url, signal) =>
      patiently(PATIENCE_MS, signal, async (within) => {
        const { status, body } = await follow(method, url, { headers: {}, mayLead: () => true }, within);
        body.destroy();
        return status;
      }),
    async fetch(from, wanted, signal) {
      let body: Buffer | null = null;
      const head = await answerOf(from, wanted, signal, async (unread, encoding, largest) => {
        body = await readBody(unread, encoding, largest, wanted.mayCut);
      });
      return { ...head, body };
    },
    download: (from, wanted, take, signal) =>
      answerOf(from, wanted, signal, (body, encoding, largest) => take(unpackBody(body, encoding, largest))),
    post: (url, { headers, body, largest, patienceMs }, signal) =>
      patiently(patienceMs, signal, async (within) => {
        const answer = await request(url, {
          dispatcher: agent,
          method: "POST",
          headers: { "user-agent": userAgent, "accept-encoding": encodings, ...headers },
          body,
          signal: within,
        });
        const status = answer.statusCode;
        if (status !== 200) {
          answer.body.on("error", () => {}).destroy();
          return { status, body: null };
        }
        const encoding = [answer.headers["content-encoding"] ?? ""].flat().join(",");
        return { status, body: await readBody(answer.body, encoding, largest) };
      }),
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
