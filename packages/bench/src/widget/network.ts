import type { CDPSession } from "@playwright/test";

export interface Traffic {
  requests: number;
  /** Bytes on the wire of all answers but the page itself, with their headers. */
  bytes: number;
  /** Requests to other machines than this one. */
  elsewhere: number;
}

/** Longest wait for a quiet network, ms: a peer may ask its server for ever. */
const patience = 6_000;
const quiet = 500;

/** Counts what a page fetches. */
export class Network {
  #open = new Set<string>();
  #changed = performance.now();
  #page: string | undefined;
  readonly #traffic: Traffic = { requests: 0, bytes: 0, elsewhere: 0 };

  static async watch(cdp: CDPSession): Promise<Network> {
    const network = new Network();
    network.#listen(cdp);
    await cdp.send("Network.enable");
    return network;
  }

  get traffic(): Traffic {
    return { ...this.#traffic };
  }

  /** Nothing was on its way for half a second. */
  async idle(): Promise<void> {
    const began = performance.now();
    while (this.#open.size > 0 || performance.now() - this.#changed < quiet) {
      if (performance.now() - began > patience) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  #listen(cdp: CDPSession): void {
    cdp.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
      if (!/^https?:/.test(request.url)) return;
      this.#began(requestId);
      if (type === "Document" && !this.#page) this.#page = requestId;
      else {
        this.#traffic.requests++;
        if (new URL(request.url).hostname !== "127.0.0.1") this.#traffic.elsewhere++;
      }
    });
    // An event stream stays open; nothing is awaited of it.
    cdp.on("Network.responseReceived", ({ requestId, response }) => {
      if (response.mimeType === "text/event-stream") this.#ended(requestId);
    });
    cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (requestId !== this.#page) this.#traffic.bytes += encodedDataLength;
      this.#ended(requestId);
    });
    cdp.on("Network.loadingFailed", ({ requestId }) => this.#ended(requestId));
  }

  #began(id: string): void {
    this.#open.add(id);
    this.#changed = performance.now();
  }

  #ended(id: string): void {
    this.#open.delete(id);
    this.#changed = performance.now();
  }
}
