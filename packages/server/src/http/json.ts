import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import { problems } from "../errors.ts";

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;

/** Throws `unsupported_media_type` where a Content-Type names another encoding than UTF-8; none is UTF-8 (RFC 8259, 8.1). */
export function demandUtf8(contentType = ""): void {
  const charset = CHARSET.exec(contentType)?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw problems.unsupportedCharset();
}

/** Reads JSON bodies, in UTF-8 alone: read as if they were, others would be stored with broken letters. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) => {
    demandUtf8(request.headers["content-type"]);
    // Many clients name a type for every request, also for those that send nothing.
    if (body.length === 0 && request.method === "DELETE") return done(null);
    if (!isUtf8(body)) throw problems.malformedJson();
    return parse(request, body.toString(), done);
  });
}
