import type { ModelRequest } from "./model.ts";
import { bytesOfCalls } from "./tool-calls.ts";

/** About four bytes make a token, in most scripts. */
export const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / 4);

/** Of a whole prompt with its tools: each message has a few around it. */
export const tokensOfPrompt = ({ messages, tools = [] }: Pick<ModelRequest, "messages" | "tools">): number =>
  messages.reduce(
    (sum, message) =>
      sum + tokensOf(message.content) + ("calls" in message ? tokensOf(JSON.stringify(message.calls)) : 0) + 4,
    tools.length > 0 ? tokensOf(JSON.stringify(tools)) : 0,
  );

/** Finds out what a call took. */
export interface CallMeter {
  /** The endpoint took the request in. */
  begun(): void;
  /** A piece came, and perhaps the endpoint's own count. */
  heard(delta: object | undefined, usage: unknown): void;
  end(): void;
}

/** Some endpoints tell the count with the last piece, some with each; the last one told holds. Else it is estimated. */
export function meterCall(request: ModelRequest): CallMeter {
  let hasBegun = false;
  let bytes = 0;
  let told: { input: number; output: number } | null = null;
  return {
    begun: () => void (hasBegun = true),
    heard(delta, usage) {
      for (const [member, value] of Object.entries(delta ?? {}))
        if (member !== "role" && typeof value === "string") bytes += Buffer.byteLength(value);
      bytes += bytesOfCalls(delta);
      const { prompt_tokens: input, completion_tokens: output } = (usage ?? {}) as Record<string, unknown>;
      if (isCount(input) && isCount(output)) told = { input, output };
    },
    end() {
      if (hasBegun) request.used?.(told ?? { input: tokensOfPrompt(request), output: Math.ceil(bytes / 4) });
    },
  };
}

/** More than any model can take in or give in a call is no count. */
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1e8;
