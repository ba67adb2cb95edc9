import { fork } from "node:child_process";
import { once } from "node:events";
import { env } from "node:process";
import { Worker as Thread } from "node:worker_threads";

/** What a worker runs in. */
export interface Carrier {
  post(message: unknown): void;
  /** Ends it at once, whatever it is at. */
  kill(): void;
  /** Resolves once it has ended. */
  ended: Promise<unknown>;
}

export interface CarrierOptions {
  /** Most memory for its objects. */
  memoryMb: number;
  heard(message: unknown): void;
  /** It cannot be started, or ends. @param why null where nobody knows */
  ends(why: Error | null): void;
}

export type StartCarrier = (module: URL, options: CarrierOptions) => Carrier;

/**
 * A thread of this process: what it answers moves here without being copied. Only for input of a known size: where a
 * thread is out of memory, V8 may end the whole process.
 */
export const inThread: StartCarrier = (module, { memoryMb, heard, ends }) => {
  const thread = new Thread(module, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  const ended = new Promise((resolve) => thread.once("exit", resolve));
  thread
    .on("message", heard)
    .on("error", ends)
    .on("exit", () => ends(null));
  return { post: (message) => thread.postMessage(message, []), kill: () => void thread.terminate(), ended };
};

/** What the driver of the database and Node look at. The server's keys stay away from what strangers wrote. */
const HANDED_ON =
  /^(PG.*|HOME|USER|PATH|TZ|LANG|NODE_OPTIONS|NODE_COMPILE_CACHE|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR)$/;

/** A process of its own, for what strangers wrote: whatever that does to its memory, the server goes on. */
export const inProcess: StartCarrier = (module, { memoryMb, heard, ends }) => {
  const child = fork(module, {
    env: Object.fromEntries(Object.entries(env).filter(([name]) => HANDED_ON.test(name))),
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${memoryMb}`],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // A process that cannot be started never exits; it has an error instead.
  const ended = once(child, "exit").catch(() => {});
  child
    .on("message", heard)
    .on("error", ends)
    .on("exit", (code, signal) => ends(new Error(`the process ended with ${signal ?? code}`)));
  // One that has just gone cannot be told anything; that it has gone is told by itself.
  return { post: (message) => child.send(message as object, () => {}), kill: () => child.kill("SIGKILL"), ended };
};
