import process from "node:process";
import { workerData } from "node:worker_threads";

/** Between two looks. */
const PAUSE_MS = 10;

// A thread, since whatever fills the memory may keep its own thread busy; V8's limits do not count buffers.
const { mostBytes } = workerData as { mostBytes: number };
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, "SIGKILL");
}, PAUSE_MS);
