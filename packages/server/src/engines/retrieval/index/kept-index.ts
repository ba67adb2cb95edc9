import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { crc32, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { readKeptPart, writeKeptIndex } from "../../../db/kept-indexes.ts";
import type { Db, Tx } from "../../../db/database.ts";
import type { LexemeRow, ProductFacts } from "../../../db/lexemes.ts";
import { oneAhead } from "../workers/bulk.ts";
import { indexBuilder } from "./index-builder.ts";
import type { IndexRequest } from "./index-thread.ts";
import { kinds, linesOf, type IndexKind } from "./kinds.ts";
import type { LexemeIndex } from "./lexeme-index.ts";

/** Smaller ones are made as soon as they are read. In texts. */
const WORTH_KEEPING = 3_000;
/** Who changes texts all the time has an older one kept: it answers at once, until the new one is there. */
const KEPT_MS = 10 * 60_000;
/** Bytes of a part before it is packed: what is read of the database takes longer than anything else here. */
const PART = 1 << 22;
/** What parts are packed in: what was kept otherwise is not read. */
const PACKED_IN = "zstd";

const types = { Int8Array, Uint8Array, Uint16Array, Uint32Array, Float32Array, Float64Array };
type Numbers = InstanceType<(typeof types)[keyof typeof types]>;

/** Where numbers were in an index. */
interface Place {
  type: keyof typeof types;
  length: number;
}

interface Head {
  /** How indexes were made then. */
  making: string;
  revision: number;
  /** Of all that follows. */
  checksum: number;
  /** The index with places for its numbers, which follow in this order. */
  index: unknown;
}

const isNumbers = (value: unknown): value is Numbers => ArrayBuffer.isView(value);
const isPlace = (value: unknown): value is Place => typeof value === "object" && value !== null && "type" in value;

/**
 * The index that is kept of a tenant's texts; null where there is none, or one made otherwise than indexes are now. Throws,
 * as does its `read`, where it is damaged.
 */
export async function readKept(tx: Tx, { tenantId, kind }: IndexRequest): Promise<Kept | null> {
  const first = await readKeptPart(tx, tenantId, kind, 0);
  if (!first) return null;
  const head = JSON.parse(first.bytes.toString()) as Head;
  if (head.making !== makingOf(kind)) return null;
  return {
    revision: head.revision,
    keptAt: first.keptAt,
    async read() {
      const all: Numbers[] = [];
      const index = filled(head.index, all) as LexemeIndex;
      const places = all.flatMap(({ buffer }) => piecesOf(buffer));
      // The database reads the next part while this one is unpacked.
      for await (const { part, bytes } of oneAhead(partsFrom(tx, { tenantId, kind }, places.length)))
        places[part - 1]!.set(zstdDecompressSync(bytes));
      if (checksumOf(head.index, all) !== head.checksum) throw new Error("A kept index is not what it was.");
      return index;
    },
  };
}

async function* partsFrom(tx: Tx, { tenantId, kind }: IndexRequest, last: number) {
  for (let part = 1; part <= last; part++) {
    const read = await readKeptPart(tx, tenantId, kind, part);
    if (!read) throw new Error("A part of a kept index is missing.");
    yield { part, bytes: read.bytes };
  }
}

interface Kept {
  revision: number;
  keptAt: Date;
  /** Within the transaction in which it was found. */
  read(): Promise<LexemeIndex>;
}

/** Whether an index is to be kept for the next start, in the place of the one before. */
export const isWorthKeeping = ({ ids }: LexemeIndex, before: Pick<Kept, "keptAt"> | null): boolean =>
  ids.length >= WORTH_KEEPING && (before === null || Date.now() - before.keptAt.getTime() >= KEPT_MS);

export const keep = (db: Db, { tenantId, kind }: IndexRequest, index: LexemeIndex): Promise<void> =>
  writeKeptIndex(db, tenantId, kind, partsOf(index, makingOf(kind)));

function* partsOf(index: LexemeIndex, making: string): Generator<Buffer> {
  const all: Numbers[] = [];
  const shape = emptied(index, all);
  const { revision } = index;
  yield Buffer.from(
    JSON.stringify({ making, revision, checksum: checksumOf(shape, all), index: shape } satisfies Head),
  );
  for (const piece of all.flatMap(({ buffer }) => piecesOf(buffer))) yield zstdCompressSync(piece);
}

/** The same bytes, none of them copied. */
const piecesOf = (buffer: ArrayBufferLike): Uint8Array[] =>
  Array.from({ length: Math.ceil(buffer.byteLength / PART) }, (_, piece) => {
    const start = piece * PART;
    return new Uint8Array(buffer, start, Math.min(PART, buffer.byteLength - start));
  });

/** What changes where a byte of it does. */
const checksumOf = (shape: unknown, all: Numbers[]): number =>
  all.reduce((sum, { buffer }) => crc32(new Uint8Array(buffer), sum), crc32(JSON.stringify(shape)));

function emptied(value: unknown, into: Numbers[]): unknown {
  if (isNumbers(value)) {
    into.push(value);
    return { type: value.constructor.name as Place["type"], length: value.length } satisfies Place;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, emptied(one, into)]));
}

/** With zeros for its numbers. */
function filled(shape: unknown, into: Numbers[]): unknown {
  if (isPlace(shape)) {
    const numbers = new types[shape.type](shape.length);
    into.push(numbers);
    return numbers;
  }
  if (typeof shape !== "object" || shape === null || Array.isArray(shape)) return shape;
  return Object.fromEntries(Object.entries(shape).map(([name, one]) => [name, filled(one, into)]));
}

const makings = new Map<IndexKind, string>();

/** What reads products, by lists of words that no small index shows. */
const READERS = ["../goods/", "../other-words/", "../../wishes/", "../../wishes/words/", "../../wording/"].map(
  (room) => new URL(room, import.meta.url),
);

/**
 * What a small index comes out as tells how indexes are made, and of products also what reads them: an index that was made
 * otherwise is no longer of use.
 */
function makingOf(kind: IndexKind): string {
  const known = makings.get(kind);
  if (known) return known;
  const { fields, closer } = kinds[kind];
  const builder = indexBuilder(fields);
  for (let id = 1; id <= 200; id++) {
    const row: LexemeRow = {
      id,
      language: "en",
      fields: fields.map((_, field) => `w${id % (field + 7)} w${id % 31} x${id}\nw${(id * 7) % 43} w${field}`),
      wordings: [`w${id} w${id % 5}`],
      ...(kind === "catalogue" ? { facts: someFacts(id) } : {}),
    };
    const said = linesOf(row, builder);
    builder.add(
      id,
      said.map((lines) => lines.flat()),
      { closer: closer?.(row, said), facts: row.facts },
    );
  }
  const numbers: Numbers[] = [];
  const shape = JSON.stringify(emptied(builder.finish(0, ["en"]), numbers));
  const hash = createHash("sha256").update(PACKED_IN).update(shape);
  for (const { buffer } of numbers) hash.update(new Uint8Array(buffer));
  if (kind === "catalogue")
    for (const room of READERS)
      for (const name of readdirSync(room).sort())
        if (/(?<!\.test)\.ts$/.test(name)) hash.update(readFileSync(new URL(name, room)));
  const making = hash.digest("base64url");
  makings.set(kind, making);
  return making;
}

const someFacts = (id: number): ProductFacts => ({
  title: `W${id % 11} W2 w${id % 13} GT Red 12 w${id % 5} for a w${id % 17}/x, w${id % 23} x${id}, ${id} cm y`,
  language: "en",
  groupId: `g${id % 50}`,
  price: id,
  addedAt: (id % 9) * 86_400_000,
  currency: "EUR",
  isOnSale: id % 2 === 0,
  availability: "in_stock",
  rating: id % 6,
  brand: `B${id % 7}`,
  category: "A > B",
  attributes: { reviews: id, colour: "Red", weight: "1.5 kg", "length (cm)": id },
});
