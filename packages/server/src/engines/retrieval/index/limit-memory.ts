import { Worker } from "node:worker_threads";

/** Ends this process as soon as it takes more memory than `megabytes`, of whatever kind. */
export function limitMemory(megabytes: number): void {
  new Worker(new URL("memory-guard.ts", import.meta.url), {
    workerData: { mostBytes: megabytes * 1_000_000 },
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  }).unref();
}
