import type { Tx } from "../../../db/database.ts";
import type { LexemeRow } from "../../../db/lexemes.ts";
import { oneAhead } from "../workers/bulk.ts";
import { indexBuilder } from "./index-builder.ts";
import { kinds, linesOf, type IndexKind } from "./kinds.ts";
import type { LexemeIndex } from "./lexeme-index.ts";

/** Rows read at once: few enough to let another tenant's build go on in between, and to be copied as memory is tidied. */
const PAGE = 250;

/** A tenant's texts as they are read into an index, by their ids. */
export interface Reading {
  /** The id of the last text that was read; 0: none was. */
  last(): number;
  /** Reads all texts behind the last one. */
  readOn(tx: Tx): Promise<void>;
  /** Makes the index of what was read; once. @param written how often the texts had been written then */
  finish(written: number): LexemeIndex;
}

export function openReading(tenantId: string, kind: IndexKind): Reading {
  const { fields, closer, read } = kinds[kind];
  const builder = indexBuilder(fields);
  const texts = new Map<string, number>();
  let last = 0;

  function take(row: LexemeRow): void {
    const lines = linesOf(row, builder);
    builder.add(
      row.id,
      lines.map((field) => (field.length === 1 ? field[0]! : field.flat())),
      { closer: closer?.(row, lines), facts: row.facts },
    );
    texts.set(row.language, (texts.get(row.language) ?? 0) + 1);
    last = row.id;
  }

  return {
    last: () => last,
    async readOn(tx) {
      // The database reads the next page while this one is taken in.
      for await (const rows of oneAhead(pagesOf(last, (id) => read(tx, tenantId, id, PAGE)))) rows.forEach(take);
    },
    finish: (written) => builder.finish(written, mostFirst(texts)),
  };
}

async function* pagesOf(afterId: number, read: (afterId: number) => Promise<LexemeRow[]>): AsyncGenerator<LexemeRow[]> {
  for (let last = afterId; ;) {
    const rows = await read(last);
    yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)!.id;
  }
}

const mostFirst = (counts: Map<string, number>): string[] =>
  [...counts.keys()].sort((one, other) => counts.get(other)! - counts.get(one)! || (one < other ? -1 : 1));
