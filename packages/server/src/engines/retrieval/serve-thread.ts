import { parentPort, workerData, type TransferListItem } from "node:worker_threads";

/** What a thread answers to a numbered question. */
export type Reply<Answer> = { id: number; answer: Answer } | { id: number; failure: Failure };

interface Failure {
  name: string;
  message: string;
  code: unknown;
}

/** What a thread's module offers: answers to questions, and an end. */
interface ThreadService<Question, Answer> {
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
  port.on("message", async (asked: "stop" | { id: number; question: Question }) => {
    if (asked === "stop") {
      await service.close();
      port.close();
      return;
    }
    const { id, question } = asked;
    try {
      const answer = await service.answer(question);
      port.postMessage({ id, answer }, service.moves?.(answer) ?? []);
    } catch (error) {
      const { name, message, code } = error as Error & { code?: unknown };
      port.postMessage({ id, failure: { name, message, code } satisfies Failure });
    }
  });
}
