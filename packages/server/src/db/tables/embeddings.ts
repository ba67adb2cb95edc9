/** What passages mean, each by the model that was last asked. */
export interface EmbeddingsTable {
  tenant_id: string;
  passage_id: number;
  /** Its name, with all else that makes its numbers others. */
  model: string;
  dimensions: number;
  /** MD5 of what was embedded. */
  hash: string;
  /** A signed byte a dimension (engines/meaning/packed-vector.ts). */
  vector: Buffer;
  /** A bit a dimension: whether it is above 0. */
  signs: string;
}
