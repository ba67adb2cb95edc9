import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { unpacked } from "./text-stream.ts";

const part = Buffer.alloc(50_000_000);

test.each([
  // What is as it is, is handed on without a copy of it: two gigabytes of that are soon read.
  { what: "is larger", bytes: part, most: undefined, bound: 2_000_000_000 },
  { what: "unpacks to more", bytes: gzipSync(part), most: 120_000_000, bound: 120_000_000 },
])("a feed that $what than any has is left there", async ({ bytes, most, bound }) => {
  async function* parts(): AsyncGenerator<Buffer> {
    for (let sent = 0; sent < 45; sent++) yield bytes;
  }
  let size = 0;
  const read = async (): Promise<void> => {
    for await (const chunk of unpacked(parts(), most)) size += chunk.length;
  };
  await expect(read()).rejects.toMatchObject({
    code: "payload_too_large",
    message: expect.stringContaining(`${bound}`),
  });
  expect(size).toBeLessThanOrEqual(bound);
  expect(size).toBeGreaterThan(bound - 100_000);
});
