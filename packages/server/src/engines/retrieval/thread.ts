import { Worker } from "node:worker_threads";
import { unpackError } from "../../db/failures.ts";
import { ProblemError } from "../../errors.ts";
import type { Reply } from "./serve-thread.ts";

/** Work that would hold up the event loop, done by a thread of its own. */
export interface Thread<Question, Answer> {
  /** Throws what the thread threw (its name, message and code), or a `ThreadError` when the thread ended or took too long. */
  ask(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

/** The thread ended, or was ended because it took too long. Whoever waits for it is told to try again. */
export class ThreadError extends ProblemError {
  constructor(cause: unknown) {
    super("overloaded", "Busy", "The server could not finish this. Wait 5 s and try again.", { retryAfter: 5 });
    this.cause = cause;
  }
}

interface ThreadOptions {
  /** For the module's `serveThread`. */
  data: unknown;
  /** Longest time for one answer; the thread is ended then. */
  timeoutMs: number;
  /** Most memory for its objects. */
  memoryMb: number;
}

/** Without a question for this long, the thread ends and gives its memory back. */
const IDLE_MS = 60_000;
const STOPPING_MS = 3_000;

/** A thread that starts with the first question, and again with the next one after it ended. */
export function openThread<Question, Answer>(
  module: URL,
  { data, timeoutMs, memoryMb }: ThreadOptions,
): Thread<Question, Answer> {
  const pending = new Map<
    number,
    { resolve(answer: Answer): void; reject(error: Error): void; timer: NodeJS.Timeout }
  >();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let questions = 0;

  function start(): Worker {
    const started = new Worker(module, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    started.on("message", settle);
    started.on("error", (error) => end(started, error));
    started.on("exit", () => end(started, null));
    return started;
  }

  function settle(reply: Reply<Answer>): void {
    const waiting = pending.get(reply.id);
    if (!waiting) return;
    forget(reply.id);
    if ("failure" in reply) waiting.reject(unpackError(reply.failure));
    else waiting.resolve(reply.answer);
  }

  function forget(id: number): void {
    clearTimeout(pending.get(id)?.timer);
    pending.delete(id);
    if (pending.size === 0) idle = setTimeout(() => void stop(), IDLE_MS).unref();
  }

  /** All that was asked of this thread fails; the next question starts another. */
  function end(ended: Worker, error: Error | null): void {
    if (worker !== ended) return;
    worker = null;
    const waiting = [...pending.values()];
    for (const id of pending.keys()) forget(id);
    clearTimeout(idle);
    for (const { reject } of waiting) reject(new ThreadError(error));
  }

  async function stop(): Promise<void> {
    const stopping = worker;
    if (!stopping) return;
    end(stopping, null);
    const exited = new Promise((resolve) => stopping.once("exit", resolve));
    stopping.postMessage("stop", []);
    // It may be too busy to hear.
    const impatience = setTimeout(() => void stopping.terminate(), STOPPING_MS);
    await exited;
    clearTimeout(impatience);
  }

  return {
    ask(question) {
      clearTimeout(idle);
      const asked = (worker ??= start());
      const id = ++questions;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          end(asked, new Error(`no answer within ${timeoutMs} ms`));
          void asked.terminate();
        }, timeoutMs);
        pending.set(id, { resolve, reject, timer });
        asked.postMessage({ id, question }, []);
      });
    },
    close: stop,
  };
}
