import type { Db } from "../../db/database.ts";
import type { EntryFault } from "@widget-chat/contract/admin/page.ts";
import { storeDocuments, type StoredDocument } from "../../db/documents.ts";
import { ProblemError, problems } from "../../errors.ts";
import {
  batchesOf,
  failureOf,
  lastOfEach,
  oneAhead,
  type Batch,
  type BulkLine,
  type BulkResult,
  type Fault,
  type Owner,
} from "../retrieval/workers/bulk.ts";
import { WorkerError, type Worker } from "../retrieval/workers/worker.ts";
import { packAll, packEntries, type AddedDocument } from "./pack-entries.ts";
import type { GivenDocument, PackedRead } from "./read-document.ts";
import type { ReadingAnswer, ReadingRequest } from "./reading-process.ts";

/** Takes documents in. */
export interface Library {
  /** Throws `passages_full`, and `validation_failed` when there is nothing to read in it. `failed` are the entries of a list that cannot be read. */
  add(owner: Owner, document: AddedDocument): Promise<StoredDocument & { failed: EntryFault[] }>;
  /** Takes in what can be read, each document whole, and says why the rest cannot. */
  addAll(owner: Owner, lines: AsyncIterable<BulkLine<AddedDocument>>): Promise<BulkResult>;
}

interface ReadLine {
  line: number;
  document: PackedRead;
}

type Reader = Worker<ReadingRequest, ReadingAnswer>;

const isText = ({ content }: GivenDocument): boolean => typeof content === "string";

const BATCH = {
  count: 100,
  weight: 125_000,
  // A file is a batch of its own: however small it is, nobody knows what it unpacks to.
  weigh: (document: GivenDocument) => (isText(document) ? document.content.length : Infinity),
};

export function openLibrary(db: Db, readers: Record<"texts" | "files", Reader>, mostPassages: number): Library {
  /** A document that the reader cannot get through is a fault of the document: the others of its batch are read without it. */
  async function read({ id, locale }: Owner, documents: GivenDocument[]): Promise<ReadingAnswer> {
    if (documents.length === 0) return [];
    try {
      return await (documents.every(isText) ? readers.texts : readers.files).ask({ tenantId: id, locale, documents });
    } catch (error) {
      if (!(error instanceof WorkerError)) throw error;
      if (documents.length === 1) return [unreadable];
      const single: ReadingAnswer = [];
      for (const document of documents) single.push(...(await read({ id, locale }, [document])));
      return single;
    }
  }

  async function* readAll(owner: Owner, lines: AsyncIterable<BulkLine<AddedDocument>>) {
    for await (const batch of batchesOf(packAll(lines), BATCH)) {
      yield sorted(
        batch,
        await read(
          owner,
          batch.lines.map(({ value }) => value),
        ),
      );
    }
  }

  /** @returns those for which there is no room */
  async function storeAll(tenantId: string, ready: ReadLine[]): Promise<BulkResult["failed"]> {
    if (ready.length === 0) return [];
    try {
      const documents = ready.map(({ document }) => document);
      await storeDocuments(
        db,
        tenantId,
        lastOfEach(documents, ({ external_id }) => external_id),
        mostPassages,
      );
      return [];
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== "passages_full") throw error;
      const [{ line, document }] = ready as [ReadLine];
      if (ready.length === 1)
        return [failureOf({ line, code: error.code, detail: error.message, externalId: document.external_id ?? "" })];
      const full: BulkResult["failed"] = [];
      for (const one of ready) full.push(...(await storeAll(tenantId, [one])));
      return full;
    }
  }

  return {
    async add(owner, document) {
      const packed = packEntries(document);
      const [result] = "code" in packed ? [packed] : await read(owner, [packed]);
      if (!result || isFault(result))
        throw problems.validationFailed([
          { pointer: "/content", code: result?.code ?? "empty", detail: result?.detail ?? "" },
        ]);
      const [stored] = await storeDocuments(db, owner.id, [result], mostPassages);
      return { ...stored!, failed: result.failed };
    },

    async addAll(owner, lines) {
      const result: BulkResult = { accepted: 0, failed: [] };
      for await (const { ready, failed } of oneAhead(readAll(owner, lines))) {
        const full = await storeAll(owner.id, ready);
        result.failed.push(...[...failed, ...full].sort((a, b) => a.line - b.line));
        result.accepted += ready.length - full.length;
      }
      return result;
    },
  };
}

const unreadable: Fault = {
  code: "unreadable",
  detail: "Reading the document took too long or too much memory. Split it, or save it anew in a simpler form.",
};

const isFault = (result: PackedRead | Fault): result is Fault => "code" in result;

function sorted(
  batch: Batch<GivenDocument>,
  results: ReadingAnswer,
): { ready: ReadLine[]; failed: BulkResult["failed"] } {
  const failed: BulkResult["failed"] = batch.failed.map(failureOf);
  const ready: ReadLine[] = [];
  results.forEach((result, i) => {
    const { line, value } = batch.lines[i]!;
    if (isFault(result)) failed.push(failureOf({ line, ...result, externalId: value.external_id ?? "" }));
    else {
      ready.push({ line, document: result });
      for (const entry of result.failed)
        failed.push({ ...failureOf({ line, ...entry, externalId: value.external_id ?? "" }), row: entry.row });
    }
  });
  return { ready, failed: failed.sort((a, b) => a.line - b.line) };
}
