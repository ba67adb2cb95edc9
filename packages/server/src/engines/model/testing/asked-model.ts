import { expect } from "vitest";
import type { Model, ModelRequest } from "../model.ts";
import type { ModelError } from "../model-error.ts";
import { createModel, type ModelOptions } from "../openai-model.ts";
import { scriptedEndpoint, type Script, type ScriptedEndpoint } from "./scripted-endpoint.ts";

const opened: { close(): Promise<void> }[] = [];

/** Closes what `modelWith` opened. */
export async function closeEndpoints(): Promise<void> {
  for (const one of opened.splice(0)) await one.close();
}

export const quick = { connect: 4_000, firstToken: 4_000, gap: 4_000, total: 4_500, afterword: 4_000 };

/** A model at an endpoint on loopback that plays a script. */
export async function modelWith(
  script: Script,
  options: Partial<ModelOptions> = {},
): Promise<{ model: Model; endpoint: ScriptedEndpoint }> {
  const endpoint = await scriptedEndpoint(script);
  opened.push(endpoint);
  const model = createModel({
    baseUrl: endpoint.baseUrl,
    name: "small",
    apiKey: "key",
    timeouts: quick,
    retry: { least: 1, most: 50 },
    ...options,
  });
  return { model, endpoint };
}

export function request(signal: AbortSignal = new AbortController().signal): ModelRequest {
  return { messages: [{ role: "user", content: "Hello?" }], maxTokens: 50, signal };
}

/** What it says, to the end. */
export async function listen(model: Model, signal?: AbortSignal): Promise<string> {
  let text = "";
  for await (const piece of model.stream(request(signal))) text += piece;
  return text;
}

/** What it fails with. */
export const failure = (model: Model): Promise<ModelError> =>
  listen(model).then(
    (text) => expect.fail(`it answered: ${text.slice(0, 50)}`),
    (error: ModelError) => error,
  );
