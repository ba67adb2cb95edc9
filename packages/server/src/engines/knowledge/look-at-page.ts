import type { PageSeen } from "../../db/links.ts";
import { OutboundError } from "../outbound/outbound-error.ts";
import type { Outbound } from "../outbound/outbound.ts";
import { outboundWords } from "../outbound/outbound-words.ts";

/** Looks whether a document's page is there. Only a plain "gone" counts as gone: all else may pass. */
export async function lookAtPage(outbound: Outbound, address: string, signal: AbortSignal): Promise<PageSeen> {
  const url = URL.parse(address);
  if (!url) return { state: "unknown", answer: "This is no address that a browser could open." };
  try {
    const head = await outbound.statusOf("HEAD", url, signal);
    // Some servers know no HEAD, or answer it as if the page were not there.
    const status = refusesHead(head) ? await outbound.statusOf("GET", url, signal) : head;
    return { state: stateOf(status), answer: `The page answered ${status}.` };
  } catch (error) {
    if (error instanceof OutboundError) return { state: "unknown", answer: outboundWords(error, "LINK_CHECK_OPEN") };
    throw error;
  }
}

/** A server that is overloaded or broken is not asked once more. */
const refusesHead = (status: number): boolean => status === 501 || (status >= 400 && status < 500 && status !== 429);

const stateOf = (status: number): PageSeen["state"] =>
  status === 404 || status === 410 ? "gone" : status >= 200 && status < 300 ? "found" : "unknown";
