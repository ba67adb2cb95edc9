import { Type, type Static, type TSchema } from "typebox";
import { NullableText } from "../text.ts";

/** Query of every list. */
export const PageQuery = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
  cursor: Type.Optional(Type.String({ maxLength: 1024, description: "`next_cursor` of the page before." })),
});

/** A page of a list; `next_cursor` is null on the last one. */
export const Page = <Item extends TSchema>(item: Item) =>
  Type.Object({ items: Type.Array(item), total: Type.Integer(), next_cursor: NullableText() });

export type Page<Item> = { items: Item[]; total: number; next_cursor: string | null };

/** Why an entry of a list cannot be taken. */
export const EntryFault = Type.Object({
  row: Type.Integer({
    minimum: 1,
    description: "Of an entry in a list of questions: the line it begins in, or its place in a JSON array, from 1.",
  }),
  code: Type.String(),
  detail: Type.String(),
});
export type EntryFault = Static<typeof EntryFault>;

/** What became of a bulk write. Lines count from 1. */
export const BulkResult = Type.Object({
  accepted: Type.Integer(),
  failed: Type.Array(
    Type.Object({
      line: Type.Integer(),
      external_id: Type.Optional(
        Type.String({
          description: "Your own id of what stands there, such as a file's name, where it could be read.",
        }),
      ),
      row: Type.Optional(EntryFault.properties.row),
      code: Type.String(),
      detail: Type.String(),
    }),
    { description: "With `row`: an entry of a document that was taken without it." },
  ),
});
export type BulkResult = Static<typeof BulkResult>;
