/** An endpoint that tells what texts mean, as numbers. */
export interface Embeddings {
  /** The space that its numbers lie in: the model's name, with all else that makes them others. */
  readonly model: string;
  /** How many numbers it gives; null: not known yet. */
  dimensions(): number | null;
  /** Of what a visitor asks: one try. Throws a `ModelError`, or the signal's reason. */
  question(text: string, signal: AbortSignal): Promise<number[]>;
  /**
   * Of passages, in their order: tried again where that may help. Throws a `TextsRefusedError` where it is the texts that
   * the endpoint does not take, else a `ModelError`, or the signal's reason.
   */
  passages(texts: string[], signal: AbortSignal): Promise<number[][]>;
}

/**
 * The endpoint does not take one of the texts, and says why. What it says may repeat the text: it is never logged. It is
 * stored with the job, so nothing stands in it that the database does not take.
 */
export class TextsRefusedError extends Error {
  override readonly name = "TextsRefusedError";
  constructor(status: number, said: string) {
    const why = said.replaceAll("\0", "").slice(0, 300).toWellFormed();
    super(`The embeddings endpoint refused it (${status}${why === "" ? "" : `: ${why}`}).`);
  }
}
