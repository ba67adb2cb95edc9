import process from "node:process";
import { parentPort, type TransferListItem } from "node:worker_threads";
import { packError, type PackedError } from "../../../db/failures.ts";

/** What a worker is told: first of all its data, then numbered questions, at last to stop. */
export type Order<Data, Question> = { data: Data } | { id: number; question: Question } | "stop";

/** What it answers to a question. */
export type Reply<Answer> = { id: number; answer: Answer } | { id: number; failure: PackedError };

/** What a worker's module offers: answers to questions, and an end. */
interface Service<Question, Answer> {
  answer(question: Question): Promise<Answer>;
  /** Memory that moves from a thread to the asker instead of being copied. */
  moves?(answer: Answer): TransferListItem[];
  close(): Promise<void>;
}

interface Line {
  listen(hear: (message: unknown) => void): void;
  post(message: unknown, moves: TransferListItem[]): void;
  leave(): void;
}

/** Called by a worker's module. @param open is given the `data` of `openWorker` */
export function serveWorker<Data, Question, Answer>(open: (data: Data) => Service<Question, Answer>): void {
  const { listen, post, leave } = parentPort ? lineOfThread(parentPort) : lineOfProcess();
  let service: Service<Question, Answer> | undefined;

  async function reply(id: number, question: Question): Promise<void> {
    try {
      const answer = await service!.answer(question);
      post({ id, answer } satisfies Reply<Answer>, service?.moves?.(answer) ?? []);
    } catch (error) {
      post({ id, failure: packError(error as Error) } satisfies Reply<Answer>, []);
    }
  }

  listen(async (message) => {
    const order = message as Order<Data, Question>;
    if (order === "stop") {
      await service?.close();
      leave();
    } else if ("data" in order) service = open(order.data);
    else await reply(order.id, order.question);
  });
}

const lineOfThread = (port: NonNullable<typeof parentPort>): Line => ({
  listen: (hear) => port.on("message", hear),
  post: (message, moves) => port.postMessage(message, moves),
  leave: () => port.close(),
});

function lineOfProcess(): Line {
  // Nobody is left to work for, if the server was killed.
  if (!process.connected) process.exit();
  process.once("disconnect", () => process.exit());
  // Whoever stops the server may tell all its processes; this one is told by the server when it is no more needed.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
  return {
    listen: (hear) => process.on("message", hear),
    post: (message) => process.send?.(message, undefined, undefined, () => {}),
    leave: () => process.disconnect(),
  };
}
