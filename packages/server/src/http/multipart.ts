import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { problems } from "../errors.ts";
import type { App } from "./server.ts";

export const FORM = "multipart/form-data";

/** A file of a form. `bytes` is null when it is larger than allowed. */
export interface FormFile {
  /** As the client sent it, folders included; empty when there is none. */
  name: string;
  /** Without parameters, in lower case. */
  type: string;
  bytes: Buffer | null;
}

interface Limits {
  /** Most files of a form. */
  files: number;
  /** Most bytes of a file. */
  fileSize: number;
}

/** Forms reach the routes of this scope with their files yet to be read, by `filesOf`. */
export async function acceptForms(scope: App, { files, fileSize }: Limits): Promise<void> {
  await scope.register(multipart, {
    // Folders tell files of one name apart.
    preservePath: true,
    throwFileSizeLimit: false,
    // Fields are nothing to us; a form may have a few.
    limits: { files, fileSize, parts: files + 100, fieldSize: 1_000 },
  });
}

/**
 * The files of a form as they come, one in memory at a time; null after the last one where there are more than allowed.
 * Throws `bad_request` when the body is no form.
 */
export async function* filesOf(request: FastifyRequest): AsyncGenerator<FormFile | null> {
  const files = request.files();
  for (;;) {
    let file: FormFile | null;
    try {
      const next = await files.next();
      if (next.done) return;
      file = await read(next.value);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== "FST_FILES_LIMIT" && code !== "FST_PARTS_LIMIT") throw problems.brokenForm();
      file = null;
    }
    yield file;
    if (!file) return;
  }
}

async function read({ filename = "", mimetype, file }: MultipartFile): Promise<FormFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (file.truncated) chunks.length = 0;
    else chunks.push(chunk);
  }
  return { name: filename, type: mimetype.toLowerCase(), bytes: file.truncated ? null : Buffer.concat(chunks) };
}
