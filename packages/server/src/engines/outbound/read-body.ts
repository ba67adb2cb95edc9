import { pipeline, type Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { OutboundError } from "./outbound-error.ts";

/** As `Accept-Encoding` names them. */
export const encodings = "gzip, deflate, br";

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** A body as it comes, unpacked; one that turns out to be larger is left there. Throws an `OutboundError`. */
export async function* unpackBody(body: Readable, encoding: string, largest: number): AsyncGenerator<Buffer> {
  const names = encoding
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name !== "identity");
  // Nobody packs twice who means well.
  const decoder = names.length === 0 ? null : names.length === 1 ? decoders[names[0]!] : undefined;
  if (decoder === undefined) {
    body.on("error", () => {}).destroy();
    throw new OutboundError("broken");
  }
  const unpacked = decoder ? pipeline(body, decoder(), () => {}) : body;
  let size = 0;
  try {
    for await (const chunk of unpacked) {
      size += (chunk as Buffer).length;
      yield chunk as Buffer;
      if (size > largest) throw new OutboundError("too_large");
    }
  } catch (error) {
    if (isUnpackingFault(error)) throw new OutboundError("broken");
    throw error;
  }
}

/**
 * Reads a body whole, unpacked; one that turns out to be larger than `largest` bytes is cut, or left where it may not be.
 * Throws an `OutboundError`.
 */
export async function readBody(body: Readable, encoding: string, largest: number, mayCut = false): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unpackBody(body, encoding, mayCut ? Infinity : largest)) {
    size += chunk.length;
    chunks.push(chunk);
    if (mayCut && size > largest) break;
  }
  return Buffer.concat(chunks).subarray(0, largest);
}

/** As zlib names them: `Z_DATA_ERROR`; and as brotli does: `ERR__ERROR_FORMAT_…`. */
const isUnpackingFault = (error: unknown): boolean =>
  /^(Z_|ERR__ERROR_|ERR_BROTLI_)/.test(String((error as { code?: unknown }).code));
