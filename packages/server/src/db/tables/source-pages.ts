import type { ColumnType } from "kysely";

/** `bigint[]`: the driver reads its members as text. */
type Hashes = ColumnType<string[], number[] | undefined, number[]>;

/** A page or a sitemap of a source: whether it waits to be looked at, and how it was found last. */
export interface SourcePagesTable {
  tenant_id: string;
  source_id: string;
  /** Made of its address; spellings of the same address have the same. */
  id: string;
  url: string;
  is_sitemap: boolean;
  /** How many links it is away from where the source begins; sitemaps come before that. */
  depth: number;
  /** The last synchronisation that found it. */
  found_sync: number;
  waiting: boolean;
  /** How often it did not answer in this synchronisation. */
  tries: number;
  /** As the sitemap has it; and as it had it when the page was read. */
  lastmod: string | null;
  read_lastmod: string | null;
  read_at: Date | null;
  /** The synchronisation that had an answer from it last. */
  read_sync: number;
  etag: string | null;
  last_modified: string | null;
  /** Of what was read. */
  hash: string | null;
  /** Pages of the source that it leads to. */
  links: string[];
  document_id: string | null;
  /** Hashes of its blocks of text; and of those that stand on most pages, as far as its document was made with these. */
  blocks: Hashes;
  left_out: Hashes;
}
