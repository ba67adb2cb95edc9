import type { ModelRequest } from "./model.ts";

/** About four bytes make a token, in most scripts. */
export const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / 4);

/** Of a whole prompt: each message has a few around it. */
export const tokensOfMessages = (messages: { content: string }[]): number =>
  messages.reduce((sum, { content }) => sum + tokensOf(content) + 4, 0);

/** Finds out what a call took. */
export interface CallMeter {
  /** The endpoint took the request in. */
  begun(): void;
  /** A piece came, and perhaps the endpoint's own count. */
  heard(delta: object | undefined, usage: unknown): void;
  end(): void;
}

/** Some endpoints tell the count with the last piece, some with each; the last one told holds. Else it is estimated. */
export function meterCall({ messages, used }: ModelRequest): CallMeter {
  let hasBegun = false;
  let bytes = 0;
  let told: { input: number; output: number } | null = null;
  return {
    begun: () => void (hasBegun = true),
    heard(delta, usage) {
      for (const [member, value] of Object.entries(delta ?? {}))
        if (member !== "role" && typeof value === "string") bytes += Buffer.byteLength(value);
      const { prompt_tokens: input, completion_tokens: output } = (usage ?? {}) as Record<string, unknown>;
      if (isCount(input) && isCount(output)) told = { input, output };
    },
    end() {
      if (hasBegun) used?.(told ?? { input: tokensOfMessages(messages), output: Math.ceil(bytes / 4) });
    },
  };
}

/** More than any model can take in or give in a call is no count. */
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1e8;
