import { unpackError } from "../../../db/failures.ts";
import { ProblemError, problems } from "../../../errors.ts";
import type { Carrier, StartCarrier } from "./carriers.ts";
import { createLines } from "./lines.ts";
import type { Order, Reply } from "./serve-worker.ts";

/** Work that would hold up the event loop, done in a thread or a process of its own. */
export interface Worker<Question, Answer> {
  /**
   * Throws what the worker threw, or a `WorkerError` when it ended at this question or took too long.
   * @param signal whoever gives up before it is their turn leaves the line; throws its reason then
   */
  ask(question: Question, signal?: AbortSignal): Promise<Answer>;
  /** Starts it before the first question; without one it ends again. */
  begin(): void;
  /** Ends it for good. Whoever asked, or asks after that, is told that the server is busy. */
  close(): Promise<void>;
}

/** The worker ended, or was ended because it took too long. Whoever asked is told to ask for less, or again. */
export class WorkerError extends ProblemError {
  /** Whether it was ended for taking too long. */
  readonly isLate: boolean;

  constructor(cause: unknown, isLate = false) {
    super("overloaded", "Busy", "This takes the server too long or too much memory. Send less, or try again in 5 s.", {
      retryAfter: 5,
    });
    this.cause = cause;
    this.isLate = isLate;
  }
}

interface WorkerOptions<Question> {
  carrier: StartCarrier;
  /** For the module's `serveWorker`. */
  data: unknown;
  /** How many questions are worked on at once; the others wait in their order, or in lines. */
  atOnce: number;
  /** The line in which a question waits: lines take turns. Left out: there is one for all. */
  lineOf?(question: Question): string;
  /** Longest time for one answer; the worker is ended then. */
  timeoutMs: number;
  /** Most memory for its objects. */
  memoryMb: number;
  /** Without a question for this long, the worker ends and gives its memory back. */
  idleMs?: number;
}

interface Asked<Question, Answer> {
  question: Question;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

const IDLE_MS = 60_000;
const STOPPING_MS = 3_000;

/**
 * A worker that starts with the first question, unless it is told to before, and again with the next one after it ended. Only the questions that it
 * was at fail when it ends; those that waited are put to the next one.
 */
export function openWorker<Question, Answer>(
  module: URL,
  {
    carrier: startCarrier,
    data,
    atOnce,
    lineOf = () => "",
    timeoutMs,
    memoryMb,
    idleMs = IDLE_MS,
  }: WorkerOptions<Question>,
): Worker<Question, Answer> {
  const waiting = createLines<Asked<Question, Answer>>();
  /** Without their questions: what is long need not be kept in two processes. */
  const working = new Map<number, Omit<Asked<Question, Answer>, "question"> & { timer: NodeJS.Timeout }>();
  let carrier: Carrier | null = null;
  let idle: NodeJS.Timeout | undefined;
  let questions = 0;
  let closed = false;

  const post = (to: Carrier, order: Order<unknown, Question>): void => to.post(order);

  function start(): Carrier {
    const heard = (message: unknown): void => settle(message as Reply<Answer>);
    const started = startCarrier(module, { memoryMb, heard, ends: (why) => end(started, why) });
    post(started, { data });
    return started;
  }

  function next(): void {
    clearTimeout(idle);
    while (working.size < atOnce) {
      const asked = waiting.call();
      if (!asked) break;
      const id = ++questions;
      const by = (carrier ??= start());
      const timer = setTimeout(() => {
        end(by, new Error(`no answer within ${timeoutMs} ms`), true);
        by.kill();
      }, timeoutMs);
      const { question, resolve, reject } = asked;
      working.set(id, { resolve, reject, timer });
      post(by, { id, question });
    }
    if (working.size === 0) idle = setTimeout(() => void stop(), idleMs).unref();
  }

  function leave(asked: Asked<Question, Answer>, why: Error): void {
    if (waiting.leave(asked)) asked.reject(why);
  }

  function settle(reply: Reply<Answer>): void {
    const asked = working.get(reply.id);
    if (!asked) return;
    clearTimeout(asked.timer);
    working.delete(reply.id);
    if ("failure" in reply) asked.reject(unpackError(reply.failure));
    else asked.resolve(reply.answer);
    next();
  }

  /** All that it was at fails. */
  function end(ended: Carrier, why: Error | null, isLate = false): void {
    if (carrier !== ended) return;
    carrier = null;
    failWorking(() => new WorkerError(why, isLate));
    next();
  }

  function failWorking(error: () => Error): void {
    const failed = [...working.values()];
    working.clear();
    for (const { timer, reject } of failed) {
      clearTimeout(timer);
      reject(error());
    }
  }

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const stopping = carrier;
    if (!stopping) return;
    carrier = null;
    post(stopping, "stop");
    // It may be too busy to hear.
    const impatience = setTimeout(stopping.kill, STOPPING_MS);
    await stopping.ended;
    clearTimeout(impatience);
  }

  return {
    async ask(question, signal) {
      if (closed) throw problems.overloaded();
      signal?.throwIfAborted();
      return new Promise((resolve, reject) => {
        const asked = { question, resolve, reject };
        waiting.join(lineOf(question), asked);
        signal?.addEventListener("abort", () => leave(asked, signal.reason as Error), { once: true });
        next();
      });
    },
    begin() {
      if (closed) return;
      carrier ??= start();
      next();
    },
    async close() {
      closed = true;
      for (let asked = waiting.call(); asked; asked = waiting.call()) asked.reject(problems.overloaded());
      failWorking(problems.overloaded);
      await stop();
    },
  };
}
