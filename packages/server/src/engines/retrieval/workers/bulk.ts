import { setImmediate as turn } from "node:timers/promises";

/** Whose upload it is, and which language it is mostly in. */
export interface Owner {
  id: string;
  locale: string;
}

/** A line of an upload: what it says, or why it cannot be taken. Lines count from 1. */
export type BulkLine<Value> = ValueLine<Value> | FailedLine;

interface ValueLine<Value> {
  line: number;
  value: Value;
  /** Whether it takes the place of a line before. */
  isAgain?: true;
}

export interface FailedLine extends Fault {
  line: number;
  /** The tenant's own id on that line, where it could be read. */
  externalId?: string;
  /** Whether nothing after it can be read: what comes there is not known. */
  breaksOff?: true;
  /** Whether others are hidden in it, of which nothing is known. */
  hidesOthers?: true;
}

/** Why something cannot be taken: a code for programs and words for people. */
export interface Fault {
  code: string;
  detail: string;
}

/** What became of an upload. */
export interface BulkResult {
  accepted: number;
  /** With `row`: an entry of what was accepted without it. */
  failed: (Fault & { line: number; external_id?: string; row?: number })[];
}

/** No id is longer, in characters; what is given for one may be. */
const LONGEST_ID = 500;

/** A line that cannot be taken, as the answer to its upload names it. */
export const failureOf = ({ line, code, detail, externalId = "" }: FailedLine): BulkResult["failed"][number] => ({
  line,
  ...(externalId && externalId.length <= LONGEST_ID && { external_id: externalId }),
  code,
  detail,
});

interface BatchLimits<Value> {
  /** Most values in a batch. */
  count: number;
  /** Most weight in a batch of several. */
  weight: number;
  weigh(value: Value): number;
}

export interface Batch<Value> {
  lines: ValueLine<Value>[];
  failed: FailedLine[];
}

/** Lines that are at hand already follow each other without letting anybody else in: after so long others have their turn. */
const MOST_AT_ONCE_MS = 2;

/**
 * Groups lines into batches that are worth a statement and fit into memory. What becomes of a batch begins in a turn of its
 * own: at the first one a process is started for it.
 */
export async function* batchesOf<Value>(
  lines: AsyncIterable<BulkLine<Value>>,
  { count, weight, weigh }: BatchLimits<Value>,
): AsyncGenerator<Batch<Value>> {
  let batch: Batch<Value> = { lines: [], failed: [] };
  let weighs = 0;
  let since = performance.now();
  const letOthersIn = async (): Promise<void> => {
    await turn();
    since = performance.now();
  };
  const whole = async (): Promise<Batch<Value>> => {
    await letOthersIn();
    const made = batch;
    [batch, weighs] = [{ lines: [], failed: [] }, 0];
    return made;
  };
  for await (const line of lines) {
    if (performance.now() - since > MOST_AT_ONCE_MS) await letOthersIn();
    if ("code" in line) batch.failed.push(line);
    else {
      const more = weigh(line.value);
      if (batch.lines.length > 0 && weighs + more > weight) yield await whole();
      batch.lines.push(line);
      weighs += more;
    }
    if (batch.lines.length + batch.failed.length >= count) yield await whole();
  }
  if (batch.lines.length + batch.failed.length > 0) yield await whole();
}

/** Lets the next value be made while the last one is used. */
export async function* oneAhead<Value>(values: AsyncIterable<Value>): AsyncGenerator<Value> {
  const iterator = values[Symbol.asyncIterator]();
  const next = (): Promise<IteratorResult<Value>> => {
    const result = iterator.next();
    // Whoever asks for it hears of a failure; until then it must not end the process.
    result.catch(() => {});
    return result;
  };
  try {
    for (let ahead = next(); ;) {
      const result = await ahead;
      if (result.done) return;
      ahead = next();
      yield result.value;
    }
  } finally {
    // It ends only once the value that is being made is there, which may take as long as a client likes.
    void Promise.resolve(iterator.return?.()).catch(() => {});
  }
}

/** The last of those with the same key: the one that counts. */
export const lastOfEach = <Value>(values: Value[], key: (value: Value) => string | null): Value[] => {
  const last = new Map<string, Value>();
  for (const value of values) {
    const name = key(value);
    if (name !== null) last.set(name, value);
  }
  return values.filter((value) => {
    const name = key(value);
    return name === null || last.get(name) === value;
  });
};
