import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { unpacked } from "./text-stream.ts";

test("a feed that unpacks to more than any has is left there", async () => {
  const part = gzipSync(Buffer.alloc(50_000_000));
  async function* packed(): AsyncGenerator<Buffer> {
    for (let parts = 0; parts < 45; parts++) yield part;
  }
  let size = 0;
  const read = async (): Promise<void> => {
    for await (const chunk of unpacked(packed())) size += chunk.length;
  };
  await expect(read()).rejects.toMatchObject({ code: "payload_too_large" });
  expect(size).toBeLessThanOrEqual(2_000_000_000);
});
