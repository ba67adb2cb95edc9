import { sql, type SelectQueryBuilder } from "kysely";

/** The place of a row in a list that begins with the newest. */
export interface Place {
  createdAt: Date;
  id: string;
}

/** For `$call`: so many rows of a list that begins with the newest, after a place or, where that is null, from the first on. */
export const newestAfter =
  (after: Place | null, limit: number) =>
  <DB, Table extends keyof DB, Row>(query: SelectQueryBuilder<DB, Table, Row>): SelectQueryBuilder<DB, Table, Row> =>
    query
      .$if(after !== null, (rest) => rest.where(sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id})`))
      .orderBy(sql.ref("created_at"), "desc")
      .orderBy(sql.ref("id"), "desc")
      .limit(limit) as SelectQueryBuilder<DB, Table, Row>;
