import type { Db } from "../../db/database.ts";
import type { EntryFault } from "@widget-chat/contract/admin/page.ts";
import { storeDocuments, type StoredDocument } from "../../db/documents.ts";
import { problems } from "../../errors.ts";
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
} from "../retrieval/bulk.ts";
import { WorkerError, type Worker } from "../retrieval/worker.ts";
import { packAll, packEntries, type AddedDocument } from "./pack-entries.ts";
import type { GivenDocument, ReadDocument } from "./read-document.ts";
import type { ReadingAnswer, ReadingRequest } from "./reading-process.ts";

/** Takes documents in. */
export interface Library {
  /** Throws `validation_failed` when there is nothing to read in it. `failed` are the entries of a list that cannot be read. */
  add(owner: Owner, document: AddedDocument): Promise<StoredDocument & { failed: EntryFault[] }>;
  /** Takes in what can be read, each document whole, and says why the rest cannot. */
  addAll(owner: Owner, lines: AsyncIterable<BulkLine<AddedDocument>>): Promise<BulkResult>;
}

type Reader = Worker<ReadingRequest, ReadingAnswer>;

const isText = ({ content }: GivenDocument): boolean => typeof content === "string";

const BATCH = {
  count: 200,
  weight: 250_000,
  // A file is a batch of its own: however small it is, nobody knows what it unpacks to.
  weigh: (document: GivenDocument) => (isText(document) ? document.content.length : Infinity),
};

export function openLibrary(db: Db, readers: Record<"texts" | "files", Reader>): Library {
  /** A document that the reader cannot get through is a fault of the document: the others of its batch are read without it. */
  async function read(locale: string, documents: GivenDocument[]): Promise<ReadingAnswer> {
    if (documents.length === 0) return [];
    try {
      return await (documents.every(isText) ? readers.texts : readers.files).ask({ locale, documents });
    } catch (error) {
      if (!(error instanceof WorkerError)) throw error;
      if (documents.length === 1) return [unreadable];
      const single: ReadingAnswer = [];
      for (const document of documents) single.push(...(await read(locale, [document])));
      return single;
    }
  }

  async function* readAll({ locale }: Owner, lines: AsyncIterable<BulkLine<AddedDocument>>) {
    for await (const batch of batchesOf(packAll(lines), BATCH)) {
      yield sorted(
        batch,
        await read(
          locale,
          batch.lines.map(({ value }) => value),
        ),
      );
    }
  }

  return {
    async add({ id, locale }, document) {
      const packed = packEntries(document);
      const [result] = "code" in packed ? [packed] : await read(locale, [packed]);
      if (!result || isFault(result))
        throw problems.validationFailed([
          { pointer: "/content", code: result?.code ?? "empty", detail: result?.detail ?? "" },
        ]);
      const [stored] = await storeDocuments(db, id, [result]);
      return { ...stored!, failed: result.failed };
    },

    async addAll(owner, lines) {
      const result: BulkResult = { accepted: 0, failed: [] };
      for await (const { ready, failed } of oneAhead(readAll(owner, lines))) {
        result.failed.push(...failed);
        if (ready.length > 0)
          await storeDocuments(
            db,
            owner.id,
            lastOfEach(ready, ({ external_id }) => external_id),
          );
        result.accepted += ready.length;
      }
      return result;
    },
  };
}

const unreadable: Fault = {
  code: "unreadable",
  detail: "Reading the document took too long or too much memory. Split it, or save it anew in a simpler form.",
};

const isFault = (result: ReadDocument | Fault): result is Fault => "code" in result;

function sorted(
  batch: Batch<GivenDocument>,
  results: ReadingAnswer,
): { ready: ReadDocument[]; failed: BulkResult["failed"] } {
  const failed: BulkResult["failed"] = batch.failed.map(failureOf);
  const ready: ReadDocument[] = [];
  results.forEach((result, i) => {
    const { line, value } = batch.lines[i]!;
    if (isFault(result)) failed.push(failureOf({ line, ...result, externalId: value.external_id ?? "" }));
    else {
      ready.push(result);
      for (const entry of result.failed)
        failed.push({ ...failureOf({ line, ...entry, externalId: value.external_id ?? "" }), row: entry.row });
    }
  });
  return { ready, failed: failed.sort((a, b) => a.line - b.line) };
}
