import { Type } from "typebox";
import { problemResponses } from "../responses.ts";
import type { App } from "../server.ts";

const Alive = Type.Object({ status: Type.Literal("ok") });

/** `ping` throws when the database cannot be reached. */
export function operation(app: App, { ping }: { ping(): Promise<unknown> }): void {
  app.get(
    "/healthz",
    {
      schema: { summary: "Whether the process is alive", tags: ["operation"], response: { 200: Alive } },
      logLevel: "warn",
    },
    async () => ({ status: "ok" as const }),
  );
  app.get(
    "/readyz",
    {
      schema: {
        summary: "Whether the server can answer: database reachable, migrations done, not stopping",
        tags: ["operation"],
        response: { 200: Alive, ...problemResponses("overloaded") },
      },
      logLevel: "warn",
    },
    async () => {
      await ping();
      return { status: "ok" as const };
    },
  );
}
