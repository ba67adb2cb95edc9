/** What a model is asked. */
export interface ModelRequest {
  messages: { role: "system" | "user" | "assistant"; content: string }[];
  /** Most tokens the answer may have. */
  maxTokens: number;
  signal: AbortSignal;
}

/** A language model. Nothing configured: no model, and all still works. */
export interface Model {
  /** The answer's text in pieces, as they come. Throws when the model fails, is slow, or the signal aborts. */
  stream(request: ModelRequest): AsyncIterable<string>;
}
