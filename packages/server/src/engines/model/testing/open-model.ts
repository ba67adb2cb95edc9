import { expect, onTestFinished } from "vitest";
import type { Model, ModelRequest } from "../model.ts";
import type { ModelError } from "../model-error.ts";
import { createModel, type ModelOptions } from "../openai-model.ts";
import { scriptedEndpoint, type Script, type ScriptedEndpoint } from "./scripted-endpoint.ts";

/** Patience that outlasts every test, in milliseconds: where it is needed, the limit that is tested did not hold. */
export const patience = {
  connect: 600_000,
  firstToken: 600_000,
  gap: 600_000,
  unseen: 600_000,
  total: 600_000,
  afterword: 600_000,
};

/** A model behind an endpoint that answers as the script says. */
export async function modelWith(
  script: Script,
  options: Partial<ModelOptions> = {},
): Promise<{ model: Model; endpoint: ScriptedEndpoint }> {
  const endpoint = await scriptedEndpoint(script);
  onTestFinished(() => endpoint.close());
  const model = createModel({
    baseUrl: endpoint.baseUrl,
    name: "small",
    apiKey: "key",
    timeouts: patience,
    retry: { least: 1, most: 50 },
    ...options,
  });
  return { model, endpoint };
}

export const request = (signal: AbortSignal = new AbortController().signal): ModelRequest => ({
  messages: [{ role: "user", content: "Hello?" }],
  maxTokens: 50,
  signal,
});

/** All that it says. Throws what it throws. */
export async function listen(model: Model, signal?: AbortSignal): Promise<string> {
  let text = "";
  for await (const piece of model.stream(request(signal))) text += piece;
  return text;
}

/** Why it does not answer. */
export const failure = (model: Model): Promise<ModelError> =>
  listen(model).then(
    (text) => expect.fail(`it answered: ${text.slice(0, 50)}`),
    (error: ModelError) => error,
  );
