import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface ServerProcess {
  /** `http://localhost:<port>` */
  url: string;
  pid: number;
  /** Everything printed so far, on both outputs. */
  printed(): string;
  /** Sends the signal and resolves with the exit code once the process is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** A server that refused to start: its exit code and what it printed. */
export class StartRefused extends Error {
  readonly code: number | null;
  constructor(code: number | null, printed: string) {
    super(printed);
    this.code = code;
  }
}

/** A server that may still be starting. */
export interface LaunchedServer extends Omit<ServerProcess, "url"> {
  /** Once it listens. Throws `StartRefused` when it ends instead. */
  listening(): Promise<ServerProcess>;
}

/** Starts the server as `npm start` does, as a process of its own on a free port. Throws `StartRefused`. */
export const startProcess = (env: Record<string, string>): Promise<ServerProcess> => launchProcess(env).listening();

/** The same, without waiting for it. */
export function launchProcess(env: Record<string, string>): LaunchedServer {
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env["PATH"] ?? "",
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "",
      PORT: "0",
      HOST: "127.0.0.1",
      LOG_LEVEL: "warn",
      MAX_EVENT_LOOP_DELAY_MS: "0",
      DEMO: "off",
      LINK_CHECK: "off",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stderr.on("data", (chunk) => (printed += chunk));
  const exit = once(child, "exit") as Promise<[number | null]>;
  const url = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      printed += `${line}\n`;
      const found = /^\s*Panel\s+(http:\S+)\/admin\/$/.exec(line);
      if (found) resolve(found[1] as string);
    });
  });
  const launched = {
    pid: child.pid as number,
    printed: () => printed,
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      return (await exit)[0];
    },
  };
  return {
    ...launched,
    async listening() {
      const first = await Promise.race([url, exit.then(([code]) => new StartRefused(code, printed))]);
      if (first instanceof StartRefused) throw first;
      return { ...launched, url: first };
    },
  };
}
