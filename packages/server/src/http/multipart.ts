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
  /** What the field `url` before it says, if there is one between it and the file before. */
  url: string;
  bytes: Buffer | null;
}

interface Limits {
  /** Most files of a form. */
  files: number;
  /** Most bytes of a file. */
  fileSize: number;
}

/** What a form has more of than it may; what comes after is not read. */
export type Excess = "files" | "fields";

const excesses: Record<string, Excess> = { FST_FILES_LIMIT: "files", FST_PARTS_LIMIT: "fields" };

/** Forms reach the routes of this scope with their files yet to be read, by `filesOf`. */
export async function acceptForms(scope: App, { files, fileSize }: Limits): Promise<void> {
  await scope.register(multipart, {
    // Folders tell files of one name apart.
    preservePath: true,
    throwFileSizeLimit: false,
    // Fields are nothing to us, but for a file's address; a form may have a few others.
    limits: { files, fileSize, parts: 2 * files + 100, fieldSize: 2_100 },
  });
}

/**
 * The files of a form as they come, one in memory at a time, and at last what there is too much of, if anything.
 * Throws `bad_request` when the body is no form.
 */
export async function* filesOf(request: FastifyRequest): AsyncGenerator<FormFile | Excess> {
  const parts = request.parts();
  // Parts come in their order. What a part says of its form's fields may hold those after it already.
  let url = "";
  for (;;) {
    let file: FormFile | Excess;
    try {
      const next = await parts.next();
      if (next.done) return;
      if (next.value.type === "field") {
        if (next.value.fieldname === "url") url = String(next.value.value);
        continue;
      }
      file = { ...(await read(next.value)), url };
      url = "";
    } catch (error) {
      const excess = excesses[(error as { code?: string }).code ?? ""];
      if (!excess) throw problems.brokenForm();
      file = excess;
    }
    yield file;
    if (typeof file === "string") return;
  }
}

async function read({ filename = "", mimetype, file }: MultipartFile): Promise<Omit<FormFile, "url">> {
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (file.truncated) chunks.length = 0;
    else chunks.push(chunk);
  }
  return { name: filename, type: mimetype.toLowerCase(), bytes: file.truncated ? null : Buffer.concat(chunks) };
}
