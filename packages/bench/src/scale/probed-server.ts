import { once } from "node:events";
import { connectAdmin, type AdminConnection } from "@widget-chat/client/admin";
import { startServer, type BenchServer } from "../start-server.ts";
import type { Seen } from "./server-probe.ts";

export interface ProbedServer extends BenchServer {
  admin: AdminConnection;
  /** What the probe saw since it was last asked. */
  look(): Promise<Seen>;
}

/** @param dataDir kept at the end */
export async function startProbed(dataDir: string, env: Record<string, string> = {}): Promise<ProbedServer> {
  const server = await startServer({
    env,
    dataDir,
    imports: [new URL("server-probe.ts", import.meta.url)],
  });
  return {
    ...server,
    admin: connectAdmin({ baseUrl: server.url, apiKey: server.adminKey }),
    async look() {
      const seen = once(server.process, "message");
      server.process.send("look");
      return (await seen)[0] as Seen;
    },
  };
}
