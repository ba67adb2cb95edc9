import { afterAll, beforeAll } from "vitest";
import { says, scriptedEndpoint, type ScriptedEndpoint } from "../../src/engines/model/testing/scripted-endpoint.ts";
import { startApp, type TestApp } from "../start-app.ts";

/** A server whose model says what it is told to. */
export interface ClaimingModel {
  readonly app: TestApp;
  /** How often it has been asked. */
  readonly asked: number;
  /** What it says next; `[name]` cites the passage whose title begins with that of the name. */
  sentence: string;
  titles: Record<string, string>;
}

/** For all tests of a file. */
export function useClaimingModel(): ClaimingModel {
  let endpoint: ScriptedEndpoint;
  let app: TestApp;
  const model = {
    sentence: "",
    titles: {} as Record<string, string>,
    get app() {
      return app;
    },
    get asked() {
      return endpoint.received.length;
    },
  };
  beforeAll(async () => {
    endpoint = await scriptedEndpoint((response, number, request) => {
      const system = endpoint.received[number]!.body.messages[0]!.content;
      const shown = Array.from(system.matchAll(/<passage number="(\d+)" title="([^"]*)"/g));
      const cited = model.sentence.replace(/\[(\w+)\]/g, (_, name: string) => {
        const titled = model.titles[name]!;
        const passage =
          shown.find(([, , title]) => title === titled) ?? shown.find(([, , title]) => title!.startsWith(titled));
        if (!passage) throw new Error(`The model was not shown “${titled}”.`);
        return `[${passage[1]}]`;
      });
      says(cited)(response, number, request);
    });
    app = await startApp({ env: { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small" } });
  });
  afterAll(async () => {
    await app.stop();
    await endpoint.close();
  });
  return model;
}
