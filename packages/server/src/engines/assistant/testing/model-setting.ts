import { createModel } from "../../model/openai-model.ts";
import type { Timeouts } from "../../model/patience.ts";
import { scriptedEndpoint, type Script, type ScriptedEndpoint } from "../../model/testing/scripted-endpoint.ts";
import type { AssistantDeps } from "../answer.ts";
import type { KnowledgeTool } from "../tools.ts";
import { depsOf } from "./conversation.ts";

export interface ModelSetting {
  deps: AssistantDeps;
  endpoint: ScriptedEndpoint;
  /** What was told of the model's failures. */
  failures: unknown[];
}

const opened: ScriptedEndpoint[] = [];

/** To be called after each test. */
export async function closeEndpoints(): Promise<void> {
  for (const endpoint of opened.splice(0)) await endpoint.close();
}

/** An assistant with a model that does as it is told. */
export async function withModel(
  knowledge: KnowledgeTool,
  script: Script,
  impatience: Partial<Timeouts> = {},
): Promise<ModelSetting> {
  const endpoint = await scriptedEndpoint(script);
  opened.push(endpoint);
  const failures: unknown[] = [];
  const model = createModel({
    baseUrl: endpoint.baseUrl,
    name: "small",
    apiKey: "key",
    timeouts: { connect: 2_000, firstToken: 2_000, gap: 2_000, total: 4_000, ...impatience },
    retry: { least: 1, most: 20 },
  });
  const modelFailed = (error: unknown): void => void failures.push(error);
  return { endpoint, failures, deps: depsOf({ knowledge, model, modelFailed }) };
}
