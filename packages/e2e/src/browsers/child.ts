import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

/** A program that runs beside the tests. */
export interface Child {
  /** Waits until it has said this: on its output (1), among its errors (2) or on a channel of its own (3). */
  says(channel: 1 | 2 | 3, words: RegExp): Promise<string>;
  end(): Promise<void>;
}

export function startChild(command: string, args: string[], env: Record<string, string> = {}): Child {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    env: { ...process.env, ...env },
    // A group of its own: what it has started ends with it.
    detached: true,
  });
  const ended = once(child, "exit").catch(() => []);
  const kill = (): void => {
    try {
      process.kill(-child.pid!, "SIGTERM");
    } catch {}
  };
  // Also where the tests themselves break off.
  process.once("exit", kill);
  const said = ["", "", "", ""];
  const channels = ([1, 2, 3] as const).map((channel) => {
    const stream = child.stdio[channel] as Readable;
    return stream.on("data", (chunk) => (said[channel] += String(chunk)));
  });
  return {
    says: (channel, words) =>
      new Promise((resolve, reject) => {
        const look = () => words.exec(said[channel]!)?.[1];
        const listen = (): void => {
          const found = look();
          if (found !== undefined) resolve(found);
        };
        channels[channel - 1]!.on("data", listen);
        listen();
        void ended.then(() => reject(new Error(`${command} has ended: ${said[2]}`)));
      }),
    async end() {
      process.off("exit", kill);
      kill();
      await ended;
    },
  };
}
