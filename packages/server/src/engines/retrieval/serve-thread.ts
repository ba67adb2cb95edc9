import { parentPort, workerData, type TransferListItem } from "node:worker_threads";
import { packError, type PackedError } from "../../db/failures.ts";

/** What a thread answers to a numbered question. */
export type Reply<Answer> = { id: number; answer: Answer } | { id: number; failure: PackedError };

/** What a thread's module offers: answers to questions, and an end. */
interface ThreadService<Question, Answer> {
  /** How many questions are worked on at once; the others wait in their order. */
  atOnce: number;
  answer(question: Question): Promise<Answer>;
  /** Memory that moves to the asker instead of being copied. */
  moves?(answer: Answer): TransferListItem[];
  close(): Promise<void>;
}

/** Called by a thread's module. @param open is given the `data` of `openThread` */
export function serveThread<Data, Question, Answer>(open: (data: Data) => ThreadService<Question, Answer>): void {
  if (!parentPort) throw new Error("This module runs in a thread.");
  const port = parentPort;
  const service = open(workerData as Data);
  const waiting: { id: number; question: Question }[] = [];
  let working = 0;

  async function work(): Promise<void> {
    working++;
    for (let next = waiting.shift(); next; next = waiting.shift()) await reply(next.id, next.question);
    working--;
  }

  async function reply(id: number, question: Question): Promise<void> {
    try {
      const answer = await service.answer(question);
      port.postMessage({ id, answer }, service.moves?.(answer) ?? []);
    } catch (error) {
      port.postMessage({ id, failure: packError(error as Error) }, []);
    }
  }

  port.on("message", async (asked: "stop" | { id: number; question: Question }) => {
    if (asked === "stop") {
      waiting.length = 0;
      await service.close();
      port.close();
      return;
    }
    waiting.push(asked);
    if (working < service.atOnce) await work();
  });
}
