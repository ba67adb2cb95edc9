import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface Peer {
  url: string;
  stop(): Promise<void>;
}

/** Starts a small server of this folder that prints its port. */
export async function startPeer(file: string, ...args: string[]): Promise<Peer> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url)), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  return { url: `http://127.0.0.1:${port}`, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}
