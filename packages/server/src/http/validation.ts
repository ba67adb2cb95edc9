import { Ajv, type FuncKeywordDefinition, type Options } from "ajv";
import type { FastifySchemaCompiler } from "fastify";
import type { TSchema } from "typebox";

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** One @, something before it, a dotted name after it, no white space: what a mail server could accept. */
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/u;

/** What `Intl` can write numbers and dates for. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

const isText = (value: string): boolean => value.isWellFormed() && !value.includes("\0");

/** `"x-unique": "name"`: no two objects of an array have the same `name`. */
const unique: FuncKeywordDefinition = {
  keyword: "x-unique",
  type: "array",
  schemaType: "string",
  validate: (member: string, items: (Record<string, unknown> | null)[]) =>
    new Set(items.map((item) => item?.[member])).size === items.length,
  error: { message: "must name each only once" },
};

/** `"x-some": ["a", "b"]`: at least one of these members is there, and not false. */
const some: FuncKeywordDefinition = {
  keyword: "x-some",
  type: "object",
  schemaType: "array",
  validate: (names: string[], value: Record<string, unknown>) =>
    names.some((name) => value[name] !== undefined && value[name] !== false),
  error: { message: ({ schema }) => `must have at least one of ${(schema as string[]).join(", ")}` },
};

const createAjv = (options: Pick<Options, "coerceTypes" | "removeAdditional" | "strictNumbers">): Ajv =>
  new Ajv({
    ...options,
    useDefaults: true,
    allErrors: true,
    allowUnionTypes: true,
    // Errors bring the schema along, which has words for people.
    verbose: true,
    keywords: ["x-trim", "x-is", unique, some],
    formats: {
      text: isText,
      "email-address": (value) => isText(value) && EMAIL.test(value),
      "web-address": (value) => isText(value) && URL.canParse(value),
      locale: isLocale,
      "date-time": DATE_TIME,
      uuid: UUID,
    },
  });

// Query and path arrive as text and become numbers; a body says what it means, and "5" is not 5.
// What nobody knows is taken out of a body, so that it is never stored; headers keep what other plugins read.
const forBodies = createAjv({ coerceTypes: false, removeAdditional: "all" });
// Coercion lets "Infinity" become a number; strictly read, no limit would apply to it. A list of one comes as that one.
const forText = createAjv({ coerceTypes: "array", strictNumbers: false });

export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
  (httpPart === "body" ? forBodies : forText).compile(schema);
