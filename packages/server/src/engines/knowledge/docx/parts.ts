import { unzipSync, type Unzipped } from "fflate";

/** Most bytes that the XML of a document may have once it is unpacked: some thousand pages. */
const MOST_XML = 48_000_000;
/** Word makes a dozen. */
const MOST_PARTS = 2_000;
const XML = /\.(?:xml|rels)$/i;

/** The parts of an office file that are XML, unpacked; "too_large" when they are more than any document has. Throws when it is damaged. */
export function xmlParts(bytes: Uint8Array): Unzipped | "too_large" {
  let size = 0;
  let count = 0;
  // Nothing is unpacked beyond the size that the file itself states for it.
  const parts = unzipSync(bytes, {
    filter: ({ name, size: packed, originalSize }) => {
      if (packed > originalSize + originalSize / 100 + 100) throw new Error(`${name} is larger than it says`);
      return XML.test(name) && (size += originalSize) <= MOST_XML && ++count <= MOST_PARTS;
    },
  });
  return size > MOST_XML || count > MOST_PARTS ? "too_large" : parts;
}
