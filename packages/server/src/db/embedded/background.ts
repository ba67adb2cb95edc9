import { environment, run } from "./unprivileged.ts";

/**
 * Words that go before a command so that its processes wait for their turn when they are woken (Linux: SCHED_BATCH), none
 * where that cannot be. Otherwise the kernel, which takes one that is sent something for the more urgent, stops the server
 * in the middle of its work to run the database on the same processor, while another may well be idle.
 */
export async function findBackground(): Promise<string[]> {
  const words = ["--batch", "0"];
  // Looked for where it is started from.
  return (await run("chrt", [...words, "true"], { env: environment })).code === 0 ? ["chrt", ...words] : [];
}
