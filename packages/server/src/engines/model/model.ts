/** Tokens as the endpoint counts them, or estimated where it does not say. */
export interface Tokens {
  input: number;
  output: number;
}

/** What a model is asked. */
export interface ModelRequest {
  messages: { role: "system" | "user" | "assistant"; content: string }[];
  /** Most tokens the answer may have. */
  maxTokens: number;
  signal: AbortSignal;
  /** Told what the call took, once it is over, however it ended; not where the endpoint took nothing in. */
  used?(tokens: Tokens): void;
}

/** A language model. Nothing configured: no model, and all still works. */
export interface Model {
  /** The answer's text in pieces, as they come. Throws when the model fails, is slow, or the signal aborts. */
  stream(request: ModelRequest): AsyncIterable<string>;
}
