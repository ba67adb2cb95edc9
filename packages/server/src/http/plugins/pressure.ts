import underPressure from "@fastify/under-pressure";
import plugin from "fastify-plugin";
import { problems } from "../../errors.ts";
import type { App } from "../server.ts";

interface Options {
  /** Milliseconds that the event loop may lag behind on average; 0: no matter. */
  maxEventLoopDelay: number;
}

/** Refuses early what would come too late, so that what was taken is still answered in time. */
export const pressure = plugin(
  async (app: App, { maxEventLoopDelay }: Options) => {
    await app.register(underPressure, {
      maxEventLoopDelay,
      // Over several seconds: one hiccup of the machine is no overload.
      sampleInterval: 2_000,
      pressureHandler: ({ url }) => {
        // A keeper that takes a busy server for a dead one would make it worse.
        if (url !== "/healthz") throw problems.overloaded();
      },
    });
  },
  { name: "pressure" },
);
