/** A model that servers embed passages by. */
export interface EmbeddingModelsTable {
  model: string;
  /** When the first server was set up with it, since there was last none. */
  chosen_at: Date;
  /** When one told of it last. */
  seen_at: Date;
}
