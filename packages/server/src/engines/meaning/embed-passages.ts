import { inTenant, type Db } from "../../db/database.ts";
import {
  hasOtherDimensions,
  readPassagesToEmbed,
  storeEmbeddings,
  type NewEmbedding,
  type PassageToEmbed,
} from "../../db/embeddings.ts";
import { noteEmbedded, readTextsRevision } from "../../db/embedding-turns.ts";
import type { Job } from "../jobs/job.ts";
import type { JobKind, Outcome } from "../jobs/queue.ts";
import { TextsRefusedError, type Embeddings } from "../model/embeddings.ts";
import { ModelError } from "../model/model-error.ts";
import type { ModelChoice } from "./model-choice.ts";
import { packVector } from "./packed-vector.ts";

/** Has all of a tenant's passages embedded. */
export const EMBED = { kind: "embed", key: "passages" };

interface EmbedDeps {
  db: Db;
  embeddings: Embeddings;
  choice: ModelChoice;
  /** The endpoint cannot be used as it is set up. */
  onUnusable(error: ModelError): void;
}

/** Where a job is: it goes through the passages by their ids, and again where they have changed meanwhile. */
interface Cursor {
  /** Where another server goes on with another model, it begins anew. */
  model: string;
  after: number;
  /** How often the tenant's texts had been written when it began to go through, and in how many dimensions that is done. */
  revision: number;
  dimensions: number | null;
}

/** Tenants that a server is at, each with one request under way. */
const AT_ONCE = 2;
const SPELL_MS = 20_000;
/** What every endpoint takes at once, in texts and UTF-16 units. */
const batch = { texts: 32, length: 64_000 };
const LONGEST_TEXT = 8_000;
/** Small models take some 512 tokens: where a text is refused, so much of it may do. */
const SHORTENED = 1_000;
const REST_S = 30;
/** Before a server that is set up with the right model may take a job that another one had. */
const OTHERS_TURN_S = 1;
/** An endpoint that has refused so many texts, and taken none, refuses all. */
const REFUSED_ALL = 20;

export function openEmbedding({ db, embeddings, choice, onUnusable }: EmbedDeps): JobKind {
  const { model } = embeddings;
  /** Why the endpoint could not be asked when it failed last. */
  let trouble = "The embeddings endpoint has failed several times and is left alone for a while.";

  /** Of those of the texts that the endpoint takes; of the others, why not. */
  async function embed(passages: PassageToEmbed[], signal: AbortSignal): Promise<(number[] | TextsRefusedError)[]> {
    const texts = passages.map(({ text }) => text.slice(0, LONGEST_TEXT).toWellFormed());
    try {
      return await embeddings.passages(texts, signal);
    } catch (error) {
      if (!(error instanceof TextsRefusedError)) throw error;
      const single: (number[] | TextsRefusedError)[] = [];
      for (const text of texts) single.push(await embedSingle(text, signal));
      return single;
    }
  }

  async function embedSingle(text: string, signal: AbortSignal): Promise<number[] | TextsRefusedError> {
    for (const tried of [text, text.slice(0, SHORTENED).toWellFormed()]) {
      try {
        return (await embeddings.passages([tried], signal))[0]!;
      } catch (error) {
        if (!(error instanceof TextsRefusedError)) throw error;
        if (text.length <= SHORTENED || tried !== text) return error;
      }
    }
    throw new Error("A text was neither taken nor refused.");
  }

  async function embedNext(job: Job, cursor: Cursor): Promise<Outcome | null> {
    const passages = await inTenant(db, job.tenantId, async (tx) =>
      fitting(
        await readPassagesToEmbed(
          tx,
          job.tenantId,
          { model, dimensions: cursor.dimensions },
          cursor.after,
          batch.texts,
        ),
      ),
    );
    if (passages.length === 0) return endRound(job, cursor);
    const results = await embed(passages, job.signal);
    const taken: NewEmbedding[] = [];
    let refused: TextsRefusedError | null = null;
    results.forEach((result, at) => {
      const { id, hash, title, document_id } = passages[at]!;
      if (result instanceof TextsRefusedError) {
        refused = result;
        job.count("refused");
        job.fail({ subject: `${document_id} ${title}`, reason: result.message });
      } else {
        const { bytes, signs } = packVector(result);
        taken.push({ passage_id: id, hash, signs, vector: Buffer.from(bytes.buffer).toString("hex") });
      }
    });
    cursor.after = passages.at(-1)!.id;
    job.count("embedded", taken.length);
    const dimensions = taken[0]?.signs.length ?? 0;
    await job.keep((tx) => storeEmbeddings(tx, job.tenantId, { model, dimensions }, taken));
    const { embedded = 0, refused: all = 0 } = job.progress;
    return refused && embedded === 0 && all >= REFUSED_ALL ? { failed: (refused as TextsRefusedError).message } : null;
  }

  /** It is over, unless something was written meanwhile, or the model has been another all the time under its name. */
  async function endRound(job: Job, cursor: Cursor): Promise<Outcome | null> {
    const dimensions = embeddings.dimensions();
    const { revision } = cursor;
    const isOther = dimensions !== null && dimensions !== cursor.dimensions;
    // Asked before the job is locked, since it may read all of the tenant's. Nobody but this job adds any.
    const isLeft =
      isOther &&
      (await inTenant(db, job.tenantId, (tx) => hasOtherDimensions(tx, job.tenantId, { model, dimensions })));
    return job.keep(async (tx) => {
      if (!isLeft && (await noteEmbedded(tx, job.tenantId, { revision, model, dimensions }))) return { done: true };
      Object.assign(cursor, { after: 0, revision: await readTextsRevision(tx, job.tenantId), dimensions });
      return null;
    });
  }

  async function begin(job: Job): Promise<Cursor> {
    const known = job.cursor as Cursor | null;
    if (known?.model === model) return known;
    if (known) job.beginAnew();
    const revision = await inTenant(db, job.tenantId, (tx) => readTextsRevision(tx, job.tenantId));
    const cursor = { model, after: 0, revision, dimensions: embeddings.dimensions() };
    job.cursor = cursor;
    return cursor;
  }

  /** What may pass is waited for; what has to be set right by somebody is told. */
  function rest(error: ModelError): Outcome {
    if (error.reason !== "broken" && (error.status === null || error.status === 429 || error.status >= 500)) {
      // Why it is left alone was told when it failed.
      if (error.reason !== "resting") trouble = troubleOf(error);
      return { waitS: REST_S, because: trouble };
    }
    onUnusable(error);
    const answer = error.status === null ? "with something that is no embedding" : String(error.status);
    return { failed: `The embeddings endpoint answered ${answer}. ${inNeed}` };
  }

  return {
    kind: EMBED.kind,
    atOnce: AT_ONCE,
    async work(job) {
      let cursor: Cursor | null = null;
      const until = performance.now() + SPELL_MS;
      try {
        while (performance.now() < until) {
          job.signal.throwIfAborted();
          if (!(await choice.look())) return { waitS: OTHERS_TURN_S };
          cursor ??= await begin(job);
          const outcome = await embedNext(job, cursor);
          if (outcome) return outcome;
        }
        return { waitS: 0 };
      } catch (error) {
        if (error instanceof ModelError) return rest(error);
        throw error;
      }
    },
  };
}

/** As many as make a batch; a long one is a batch of its own. */
function fitting(passages: PassageToEmbed[]): PassageToEmbed[] {
  let length = 0;
  const end = passages.findIndex(({ text }, at) => {
    length += Math.min(text.length, LONGEST_TEXT);
    return at > 0 && length > batch.length;
  });
  return end < 0 ? passages : passages.slice(0, end);
}

const troubleOf = ({ reason, status }: ModelError): string => {
  if (status !== null) return `The embeddings endpoint answered ${status}.`;
  return `The embeddings endpoint ${reason === "slow" ? "did not answer in time" : "could not be reached"}.`;
};

const inNeed =
  "Look at EMBEDDINGS_BASE_URL, EMBEDDINGS_MODEL, EMBEDDINGS_API_KEY and EMBEDDINGS_DIMENSIONS; it is tried again in ten minutes, and passages are found by their words meanwhile.";
