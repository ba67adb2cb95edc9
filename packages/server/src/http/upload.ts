import type { Readable } from "node:stream";
import type { ErrorObject } from "ajv";
import { Type, type Static, type TSchema } from "typebox";
import type { BulkLine } from "../engines/retrieval/workers/bulk.ts";
import { problems, type FieldError } from "../errors.ts";
import { toFieldErrors } from "./field-errors.ts";
import { demandUtf8 } from "./json.ts";
import { linesOf, NDJSON } from "../engines/retrieval/workers/ndjson.ts";
import { tidier } from "./plugins/optional-strings.ts";
import { bodyProblems, problemResponses } from "./responses.ts";
import type { App } from "./server.ts";
import { validatorCompiler } from "./validation.ts";

/** Reads what was uploaded: one item as JSON, or many, each checked for itself so that a bad one does not stop the rest. */
export interface Upload<Item> {
  /** Throws `validation_failed`. */
  one(body: unknown): Item;
  /** Throws `validation_failed` at the end of NDJSON without a line: a file that was not found, most likely. A list may be empty. */
  many(body: Readable | unknown[]): AsyncGenerator<BulkLine<Item>>;
  /** One of many that come in another way. */
  check(line: number, value: unknown): BulkLine<Item>;
}

interface UploadOptions {
  /** Longest line of NDJSON, in bytes. */
  longestLine: number;
  /** The member that holds the tenant's own id. */
  id: string;
}

/** No id is longer, in characters. */
const LONGEST_ID = 500;
/** Of a line's faults so many are told, in so many characters. */
const MOST_ERRORS = 10;
const LONGEST_DETAIL = 500;
const cut = (text: string): string =>
  text.length > LONGEST_DETAIL ? `${text.slice(0, LONGEST_DETAIL).toWellFormed()}…` : text;

type Content = Record<string, { schema: TSchema }>;

type Checked<Item> = { item: Item } | { errors: FieldError[] };

export function openUpload<Item extends TSchema>(
  schema: Item,
  { longestLine, id }: UploadOptions,
): Upload<Static<Item>> {
  const validate = validatorCompiler({ schema, method: "POST", url: "", httpPart: "body" });
  const tidy = tidier(schema);

  const validated = (value: unknown): Checked<Static<Item>> => {
    tidy?.(value);
    if (validate(value) === true) return { item: value as Static<Item> };
    return { errors: toFieldErrors((validate as { errors?: ErrorObject[] }).errors ?? [], "body") };
  };

  const check = (line: number, value: unknown): BulkLine<Static<Item>> => {
    const checked = validated(value);
    if ("item" in checked) return { line, value: checked.item };
    const externalId = (value as Record<string, unknown> | null)?.[id];
    // Pointers have the names of members in them, as long as they came.
    const details = checked.errors
      .slice(0, MOST_ERRORS)
      .map(({ pointer, detail: what }) => `${cut(pointer) || "The line"} ${cut(what)}`);
    const detail = cut(details.join("; "));
    const isId = typeof externalId === "string" && externalId.length <= LONGEST_ID;
    return { line, code: "validation_failed", detail, ...(isId && { externalId }) };
  };

  return {
    one(body) {
      const checked = validated(body);
      if ("errors" in checked) throw problems.validationFailed(checked.errors);
      return checked.item;
    },
    async *many(body) {
      if (Array.isArray(body)) {
        for (const [i, value] of body.entries()) yield check(i + 1, value);
        return;
      }
      // Destroyed here it would lose its connection, which then nobody could close.
      const bytes = body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
      yield* atLeastOne(checkedLines(bytes));
    },
    check,
  };

  async function* checkedLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<BulkLine<Static<Item>>> {
    for await (const { line, text, fault } of linesOf(bytes, longestLine)) {
      if (fault === "too_long")
        yield { line, code: "payload_too_large", detail: `The line is longer than ${longestLine} bytes.` };
      else yield readLine(line, text, check);
    }
  }
}

/** Throws `validation_failed` at the end where there was no line: a file that was not found, most likely. */
export async function* atLeastOne<Value>(lines: AsyncIterable<BulkLine<Value>>): AsyncGenerator<BulkLine<Value>> {
  let isEmpty = true;
  for await (const line of lines) {
    isEmpty = false;
    yield line;
  }
  if (isEmpty) throw problems.validationFailed([noLine]);
}

const noLine = {
  pointer: "",
  code: "required",
  detail:
    "has no line in its body, so that nothing was changed; send each item as JSON on a line of its own (with curl: --data-binary @file)",
};

function readLine<Item>(
  line: number,
  text: string | null,
  check: (line: number, value: unknown) => BulkLine<Item>,
): BulkLine<Item> {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "");
  } catch {
    return { line, code: "malformed_json", detail: "The line is not valid JSON in UTF-8." };
  }
  return check(line, value);
}

/** For the reference: what an upload's body may be. `Upload` checks it, since a schema for both would make poor errors. */
export const uploadBody = (item: TSchema, { arrays }: { arrays: boolean }, others: Content = {}) => ({
  content: {
    "application/json": { schema: arrays ? Type.Union([item, Type.Array(item)]) : item },
    [NDJSON]: { schema: Type.String({ description: "One item a line, as many as you like." }) },
    ...others,
  },
});

/** What routes with an `uploadBody` may answer beside what became of it. */
export const uploadProblems = problemResponses("unauthorized", "tenant_not_found", ...bodyProblems);

/** Adds routes with an `uploadBody`: NDJSON reaches them as a stream, and their bodies are left to `Upload`. */
export function acceptUploads(app: App, addRoutes: (scope: App) => void | Promise<void>): void {
  void app.register(async (scope: App) => {
    scope.addContentTypeParser(NDJSON, (request, payload, done) => {
      demandUtf8(request.headers["content-type"]);
      done(null, payload);
    });
    scope.setValidatorCompiler((part) => (part.httpPart === "body" ? () => true : validatorCompiler(part)));
    await addRoutes(scope);
  });
}
