import { Ajv2020 } from "ajv/dist/2020.js";
import type { Reply, TestApp } from "./start-app.ts";

export interface Operation {
  summary?: string;
  tags?: string[];
  security?: object[];
  parameters?: { in: string; name: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, object> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

/** The API's reference as the server gives it. */
export interface Reference {
  openapi: string;
  servers: object[];
  tags: { name: string }[];
  components: { schemas: Record<string, object> };
  paths: Record<string, Record<string, Operation>>;
}

export const readReference = async (app: TestApp): Promise<Reference> =>
  (await app.server.inject({ url: "/docs/openapi.json" })).json<Reference>();

/** Every operation with its path and its method in lower case. */
export const operationsOf = ({ paths }: Reference): [path: string, method: string, operation: Operation][] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [path, method, operation] as [string, string, Operation]),
  );

/** What of the answers is not as the reference names it for the operation, member for member. */
export function faultsIn(reference: Reference, method: string, path: string, replies: Reply[]): string[] {
  return replies.flatMap(({ statusCode, headers, body }) => {
    const response = reference.paths[path]?.[method]?.responses[statusCode];
    const type = String(headers["content-type"]).split(";")[0] ?? "";
    if (response && !response.content && body === "") return [];
    const schema = response?.content?.[type]?.schema;
    if (!schema) return [`${method} ${path}: ${statusCode} as ${type} is not in the reference`];
    const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
    ajv.validate({ ...schema, components: reference.components, unevaluatedProperties: false }, JSON.parse(body));
    return ajv.errors ? [`${method} ${path}: ${statusCode} ${ajv.errorsText()}`] : [];
  });
}
