import { randomUUID } from "node:crypto";
import autocannon from "autocannon";

export interface Load {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were not 2xx, and requests without an answer. */
  failed: number;
}

const CONNECTIONS = 32;

/** Sends first messages of new conversations, each from another address so that no limit is met. */
export async function sendMessages(url: string, seconds: number, question: () => string): Promise<Load> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method: "POST",
        path: "/api/chat/widget",
        headers: { "content-type": "application/json", "x-tenant-id": "bench" },
        setupRequest: (request) => ({
          ...request,
          headers: { ...request.headers, "x-forwarded-for": randomAddress() },
          body: JSON.stringify({ message: question(), session_id: randomUUID() }),
        }),
      },
    ],
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

const randomAddress = (): string =>
  [10, 0, 0, 0].map((first) => first || Math.floor(Math.random() * 254) + 1).join(".");
