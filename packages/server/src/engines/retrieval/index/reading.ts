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
  const languages: string[] = [];
  let last = 0;

  function take(row: LexemeRow): void {
    const lines = linesOf(row, builder);
    builder.add(
      row.id,
      lines.map((field) => (field.length === 1 ? field[0]! : field.flat())),
      { closer: closer?.(row, lines), facts: row.facts },
    );
    languages.push(row.language);
    last = row.id;
  }

  return {
    last: () => last,
    async readOn(tx) {
      // The database reads the next page while this one is taken in.
      for await (const rows of oneAhead(pagesOf(last, (id) => read(tx, tenantId, id, PAGE)))) rows.forEach(take);
    },
    finish(written) {
      const known = mostFirst(languages);
      return builder.finish(
        written,
        known,
        Uint8Array.from(languages, (language) => known.indexOf(language)),
      );
    },
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

function mostFirst(languages: string[]): string[] {
  const counts = new Map<string, number>();
  for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts.keys()].sort((one, other) => counts.get(other)! - counts.get(one)! || (one < other ? -1 : 1));
}
