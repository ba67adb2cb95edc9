import { APIError } from "openai";

type Options = (maxTokens: number) => Record<string, unknown>;

/** What endpoints of the same kind understand differently, learned from what they refuse. */
export interface Dialect {
  /** Makes a call; where the endpoint refuses the way it is asked, once more in another, the last without tools. */
  speak<Result>(call: (options: Options) => Promise<Result>, tools?: readonly object[]): Promise<Result>;
}

/**
 * Newer models of OpenAI refuse the limit's name that all other endpoints know, and some endpoints know no
 * `stream_options`, so that they can't be asked what a stream took. Some models can call no tools.
 */
export function createDialect(): Dialect {
  let limitName: "max_tokens" | "max_completion_tokens" = "max_tokens";
  /** `unknown` until the endpoint has answered to it, or only without it. */
  let tellsUsage: "unknown" | "yes" | "no" = "unknown";

  let knowsTools = true;

  return {
    async speak(call, tools = []) {
      let offers = tools.length > 0 && knowsTools;
      for (let asks = tellsUsage !== "no"; ;) {
        const name = limitName;
        try {
          const result = await call((maxTokens) => ({
            [name]: maxTokens,
            ...(asks && { stream_options: { include_usage: true } }),
            ...(offers && { tools }),
          }));
          if (tellsUsage === "unknown") tellsUsage = asks ? "yes" : "no";
          return result;
        } catch (error) {
          if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) throw error;
          if (name === "max_tokens" && error.message.includes("max_completion_tokens")) {
            limitName = "max_completion_tokens";
          } else if (offers) {
            offers = false;
            // Another refusal may be of what was said: that it knows none is believed where it says so.
            if (/\btools?\b|\bfunctions?\b/i.test(error.message)) knowsTools = false;
            // Not every endpoint says what it dislikes.
          } else if (asks && tellsUsage === "unknown") asks = false;
          else throw error;
        }
      }
    },
  };
}
