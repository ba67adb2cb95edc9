import type { Db } from "../../db/database.ts";
import { storeDocuments, type ReadyDocument, type StoredDocument } from "../../db/documents.ts";
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
import type { GivenDocument } from "./read-document.ts";
import type { ReadingAnswer, ReadingRequest } from "./reading-process.ts";

/** Takes documents in. */
export interface Library {
  /** Throws `validation_failed` when there is nothing to read in it. */
  add(owner: Owner, document: GivenDocument): Promise<StoredDocument>;
  /** Takes in what can be read, each document whole, and says why the rest cannot. */
  addAll(owner: Owner, lines: AsyncIterable<BulkLine<GivenDocument>>): Promise<BulkResult>;
}

const BATCH = { count: 200, weight: 250_000, weigh: ({ content }: GivenDocument) => content.length };

export function openLibrary(db: Db, reader: Worker<ReadingRequest, ReadingAnswer>): Library {
  /** A document that the reader cannot get through is a fault of the document: the others of its batch are read without it. */
  async function read(locale: string, documents: GivenDocument[]): Promise<ReadingAnswer> {
    if (documents.length === 0) return [];
    try {
      return await reader.ask({ locale, documents });
    } catch (error) {
      if (!(error instanceof WorkerError)) throw error;
      if (documents.length === 1)
        return [{ code: "unreadable", detail: "Reading the document took too long or too much memory. Split it." }];
      const single: ReadingAnswer = [];
      for (const document of documents) single.push(...(await read(locale, [document])));
      return single;
    }
  }

  async function* readAll({ locale }: Owner, lines: AsyncIterable<BulkLine<GivenDocument>>) {
    for await (const batch of batchesOf(lines, BATCH)) {
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
      const [result] = await read(locale, [document]);
      if (!result || isFault(result))
        throw problems.validationFailed([
          { pointer: "/content", code: result?.code ?? "empty", detail: result?.detail ?? "" },
        ]);
      const [stored] = await storeDocuments(db, id, [result]);
      return stored!;
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

const isFault = (result: ReadyDocument | Fault): result is Fault => "code" in result;

function sorted(
  batch: Batch<GivenDocument>,
  results: ReadingAnswer,
): { ready: ReadyDocument[]; failed: BulkResult["failed"] } {
  const failed: BulkResult["failed"] = batch.failed.map(failureOf);
  const ready: ReadyDocument[] = [];
  results.forEach((result, i) => {
    const { line, value } = batch.lines[i]!;
    if (isFault(result)) failed.push(failureOf({ line, ...result, externalId: value.external_id ?? "" }));
    else ready.push(result);
  });
  return { ready, failed: failed.sort((a, b) => a.line - b.line) };
}
