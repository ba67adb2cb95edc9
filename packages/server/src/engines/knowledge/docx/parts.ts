import { unzipSync, type Unzipped } from "fflate";

/** Most bytes that the XML of a document may have once it is unpacked: some thousand pages. */
const MOST_XML = 48_000_000;
const XML = /\.(?:xml|rels)$/i;

/** The parts of an office file that are XML, unpacked; "too_large" when they are more than any document has. Throws when it is damaged. */
export function xmlParts(bytes: Uint8Array): Unzipped | "too_large" {
  let size = 0;
  // Nothing is unpacked beyond the size that the file itself states for it.
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => XML.test(name) && (size += originalSize) <= MOST_XML,
  });
  return size > MOST_XML ? "too_large" : parts;
}
