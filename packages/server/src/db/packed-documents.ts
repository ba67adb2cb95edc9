import type { ReadyDocument } from "./documents.ts";

/** A document on its way into the database, with how many passages it has: nobody in between looks into its texts. */
export interface PackedDocument extends Pick<ReadyDocument, "external_id" | "title" | "url" | "format" | "hash"> {
  passages: number;
  /** JSON in UTF-8: its content with the lexemes of its title, and its passages. */
  json: { own: Buffer; passages: Buffer };
}

export const packDocument = ({ content, title_lexemes, passages, ...document }: ReadyDocument): PackedDocument => ({
  ...document,
  passages: passages.length,
  json: {
    own: Buffer.from(JSON.stringify({ content, title_lexemes })),
    passages: Buffer.from(JSON.stringify(passages)),
  },
});

/** A list in JSON of rows, in each of which `json` is JSON already. */
export const listOf = (rows: { json: Buffer }[]): Buffer =>
  Buffer.concat([
    ...rows.flatMap(({ json, ...row }, n) => [
      Buffer.from(`${n === 0 ? "[" : ","}${JSON.stringify(row).slice(0, -1)},"json":`),
      json,
      Buffer.from("}"),
    ]),
    Buffer.from("]"),
  ]);
