import { WorkerError, type Worker } from "./worker.ts";

/**
 * Asks a quick worker, and a patient one what takes that too long: whoever waits for the quick one waits but for its limit,
 * and behind what takes long waits nothing but its like.
 */
export const quickFirst = <Question, Answer>(
  quick: Worker<Question, Answer>,
  patient: Worker<Question, Answer>,
): Worker<Question, Answer> => ({
  begin: quick.begin,
  async ask(question, signal) {
    try {
      return await quick.ask(question, signal);
    } catch (error) {
      if (!(error instanceof WorkerError && error.isLate)) throw error;
      return patient.ask(question, signal);
    }
  },
  async close() {
    await Promise.all([quick.close(), patient.close()]);
  },
});
