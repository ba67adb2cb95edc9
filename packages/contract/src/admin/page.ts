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
      code: Type.String(),
      detail: Type.String(),
    }),
  ),
});
export type BulkResult = Static<typeof BulkResult>;
