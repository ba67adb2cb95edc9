import serializers from "@fastify/fast-json-stringify-compiler";
import type { FastifySerializerCompiler } from "fastify";

/**
 * Answers are written, not judged: formats of the contract need no check there. What tells which of several shapes one has
 * is made at the start: made by the first answer of a route it holds up all others for 20 to 60 ms.
 */
const compile = serializers()({}, {
  ajv: { formats: { text: true, "email-address": true, locale: true } },
  compileValidators: true,
} as object);

/** By the text of their schemas: most answers of most routes are alike, and what writes one is slow to make. */
const made = new Map<string, (answer: unknown) => string>();

/** Makes what writes answers of a schema. */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema, method, url, httpStatus }) => {
  const key = JSON.stringify(schema);
  const known = made.get(key);
  if (known) return known;
  const serialize = compile({ schema, method, url, httpStatus: httpStatus ?? "" });
  made.set(key, serialize);
  return serialize;
};
