import { expect, test } from "vitest";
import { answersWith, answerTo, toyEndpoint, toyVector, type ToyEndpoint } from "../../../test/toy-embeddings.ts";
import { TextsRefusedError, type Embeddings } from "./embeddings.ts";
import { ModelError } from "./model-error.ts";
import { createEmbeddings, type EmbeddingsOptions } from "./openai-embeddings.ts";

async function opened(
  options: Partial<EmbeddingsOptions> = {},
): Promise<{ endpoint: ToyEndpoint; embeddings: Embeddings }> {
  const endpoint = await toyEndpoint(16);
  const embeddings = createEmbeddings({
    baseUrl: endpoint.env["EMBEDDINGS_BASE_URL"]!,
    model: "toy",
    apiKey: null,
    dimensions: null,
    questionPrefix: "",
    passagePrefix: "",
    retry: { least: 1, most: 50 },
    ...options,
  });
  return { endpoint, embeddings };
}

const { signal } = new AbortController();

test("asks as endpoints expect, and takes the answers in the order of the texts", async () => {
  const { endpoint, embeddings } = await opened({ apiKey: "key" });
  expect(embeddings.dimensions()).toBeNull();
  expect(await embeddings.passages(["a boat", "a parcel"], signal)).toEqual([
    toyVector("a boat", 16),
    toyVector("a parcel", 16),
  ]);
  expect(endpoint.received).toEqual([
    {
      authorization: "Bearer key",
      body: { model: "toy", input: ["a boat", "a parcel"], encoding_format: "float" },
    },
  ]);
  expect([embeddings.model, embeddings.dimensions()]).toEqual(["toy", 16]);
});

test("puts before a text what the model wants, and asks for as many numbers as are set; both make another space", async () => {
  const { endpoint, embeddings } = await opened({
    dimensions: 8,
    questionPrefix: "query:",
    passagePrefix: "passage:",
  });
  expect(await embeddings.question("boat?", signal)).toHaveLength(8);
  await embeddings.passages(["a boat"], signal);
  expect(endpoint.received.map(({ authorization, body }) => [authorization, body.input, body.dimensions])).toEqual([
    [undefined, ["query: boat?"], 8],
    [undefined, ["passage: a boat"], 8],
  ]);
  expect(embeddings.model).toBe("toy@8 passage:");
});

const data = (...vectors: unknown[]): object => ({
  data: vectors.map((embedding, index) => ({ object: "embedding", index, embedding })),
});

test.each<[string, unknown]>([
  ["too few", data([1, 2])],
  ["too many", data([1, 2], [1, 2], [1, 2])],
  ["of unlike lengths", data([1, 2], [1, 2, 3])],
  ["with what is no number", data([1, 2], [1, null])],
  ["with a text in it", data([1, 2], [1, "2"])],
  ["that point nowhere", data([1, 2], [0, 0])],
  ["that are empty", data([], [])],
  ["twice for one text", { data: [1, 1].map((index) => ({ index, embedding: [1, 2] })) }],
  ["for a text that was not asked about", { data: [0, 7].map((index) => ({ index, embedding: [1, 2] })) }],
  ["that are no list", { data: { 0: { index: 0, embedding: [1, 2] } } }],
  ["not at all", {}],
  ["as null", { data: [null, null] }],
])("takes no vectors %s", async (_, body) => {
  const { endpoint, embeddings } = await opened();
  endpoint.script = (_request, response) => answersWith(response, 200, body);
  await expect(embeddings.passages(["a", "b"], signal)).rejects.toMatchObject({ name: "ModelError", reason: "broken" });
});

test("takes no other number of numbers than is set", async () => {
  const { endpoint, embeddings } = await opened({ dimensions: 8 });
  endpoint.script = (_request, response) => answersWith(response, 200, answerTo([toyVector("a", 16)]));
  await expect(embeddings.question("a", signal)).rejects.toMatchObject({ reason: "broken" });
});

test.each([400, 413, 422])("a text that is refused with %i is told from an endpoint that fails", async (status) => {
  const { endpoint, embeddings } = await opened();
  endpoint.script = (_request, response) => answersWith(response, status, { error: { message: "It is too long." } });
  for (let n = 0; n < 8; n += 1) {
    const refusal = await embeddings.passages(["a"], signal).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(TextsRefusedError);
    expect((refusal as Error).message).toBe(`The embeddings endpoint refused it (${status}: It is too long.).`);
  }
  endpoint.script = null;
  expect(await embeddings.passages(["a"], signal)).toHaveLength(1);
});

test("why a text is refused can be stored, wherever it is cut", async () => {
  const { endpoint, embeddings } = await opened();
  const message = `\0${"x".repeat(299)}😀`;
  endpoint.script = (_request, response) => answersWith(response, 400, { error: { message } });
  const refusal = await embeddings.passages(["a"], signal).catch((error: unknown) => (error as Error).message);
  expect(refusal).toBe(`The embeddings endpoint refused it (400: ${"x".repeat(299)}\ufffd).`);
});

test("an error says nothing of texts, key or what the endpoint said", async () => {
  const { endpoint, embeddings } = await opened({ apiKey: "hunter22" });
  endpoint.script = (_request, response) => answersWith(response, 401, { error: { message: "no hunter22 for a b" } });
  const refusal = await embeddings.passages(["a b"], signal).catch((error: unknown) => error);
  expect(refusal).toEqual(new ModelError("refused", 401));
});

test("passages are tried again where that may help, questions are not", async () => {
  const { endpoint, embeddings } = await opened();
  endpoint.script = (_request, response) =>
    endpoint.received.length === 1 && answersWith(response, 500, { error: { message: "later" } });
  expect(await embeddings.passages(["a"], signal)).toHaveLength(1);
  endpoint.received.length = 0;
  await expect(embeddings.question("a", signal)).rejects.toMatchObject({ reason: "refused", status: 500 });
  expect(endpoint.received).toHaveLength(1);
});

test("an endpoint that fails for questions is left alone, tells so once, and passages go on", async () => {
  const told: unknown[] = [];
  const { endpoint, embeddings } = await opened({ onResting: (what, error) => told.push([what, error.reason]) });
  endpoint.script = ({ body }, response) =>
    body.input[0] === "question" && answersWith(response, 500, { error: { message: "no" } });
  for (let n = 0; n < 12; n += 1) await embeddings.question("question", signal).catch(() => {});
  expect(endpoint.received).toHaveLength(5);
  expect(told).toEqual([["questions", "refused"]]);
  expect(await embeddings.passages(["passage"], signal)).toHaveLength(1);
});

test("one that is too slow for questions counts as failing; a caller that leaves does not", async () => {
  const { endpoint, embeddings } = await opened();
  endpoint.script = () => true;
  const leave = async (reason: unknown): Promise<unknown> => {
    const leaving = new AbortController();
    const asked = embeddings.question("a", leaving.signal).catch((error: unknown) => error);
    setImmediate(() => leaving.abort(reason));
    return asked;
  };
  for (let n = 0; n < 8; n += 1) expect(await leave("gone")).toBe("gone");
  for (let n = 0; n < 5; n += 1) expect(await leave(new ModelError("slow"))).toMatchObject({ reason: "slow" });
  expect(await leave("gone")).toMatchObject({ reason: "resting" });
});
