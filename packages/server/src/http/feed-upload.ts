import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { FeedMapping, PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { ErrorObject } from "ajv";
import type { FastifyRequest } from "fastify";
import { feedTypes } from "../engines/catalogue/feed/feed-format.ts";
import { LONGEST_ROW } from "../engines/catalogue/feed/feed-line.ts";
import { UNKNOWN_COLUMN } from "../engines/catalogue/feed/unknown-columns.ts";
import type { BulkLine } from "../engines/retrieval/workers/bulk.ts";
import { problems } from "../errors.ts";
import { toFieldErrors } from "./field-errors.ts";
import { demandUtf8 } from "./json.ts";
import type { App } from "./server.ts";
import { openUpload } from "./upload.ts";
import { validatorCompiler } from "./validation.ts";

/** JSON of up to so many bytes is read as a whole, so that a fault in it is told at once; more comes as a stream. */
const READ_WHOLE = 1_000_000;

/** How products are checked, wherever they come from. */
export const productUpload = openUpload(PutProduct, { longestLine: LONGEST_ROW, id: "id" });

/** Feeds reach the routes of this scope as streams, JSON that is not long as what it says. */
export function acceptFeeds(scope: App): void {
  scope.addContentTypeParser(feedTypes, (_request, payload, done) => done(null, payload));
  const parse = scope.getDefaultJsonParser("error", "error");
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser("application/json", async (request: FastifyRequest, payload: IncomingMessage) => {
    demandUtf8(request.headers["content-type"]);
    const iterator = payload.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
    const chunks: Buffer[] = [];
    let size = 0;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      chunks.push(next.value);
      size += next.value.length;
      if (size > READ_WHOLE) return Readable.from(goingOn(Buffer.concat(chunks), iterator), { objectMode: false });
    }
    const body = Buffer.concat(chunks);
    if (!isUtf8(body)) throw problems.malformedJson();
    return await new Promise((resolve, reject) => {
      void parse(request, body.toString(), (error, value) => (error ? reject(error) : resolve(value)));
    });
  });
}

async function* goingOn(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

const validate = validatorCompiler({ schema: FeedMapping, method: "POST", url: "", httpPart: "body" });

/** What a query says of columns. Throws `validation_failed`. */
export function mappingIn(given: string | undefined): FeedMapping {
  if (given === undefined || given === "") return {};
  let value: unknown;
  try {
    value = JSON.parse(given);
  } catch {
    throw problems.validationFailed([{ pointer: "/mapping", code: "format", detail: notJson }]);
  }
  if (validate(value) === true) return value as FeedMapping;
  const errors = toFieldErrors((validate as { errors?: ErrorObject[] }).errors ?? [], "body");
  throw problems.validationFailed(errors.map((error) => ({ ...error, pointer: `/mapping${error.pointer}` })));
}

/** Throws `validation_failed` where a table has not what its mapping names, before anything of it is stored. */
export async function* withItsColumns<Value>(lines: AsyncIterable<BulkLine<Value>>): AsyncGenerator<BulkLine<Value>> {
  let isFirst = true;
  for await (const line of lines) {
    if (isFirst && "code" in line && line.code === UNKNOWN_COLUMN)
      throw problems.validationFailed([{ pointer: "/mapping", code: UNKNOWN_COLUMN, detail: line.detail }]);
    isFirst = false;
    yield line;
  }
}

const notJson = 'must be an object of JSON, such as {"Preis neu": "sale_price"}, encoded for an address';
