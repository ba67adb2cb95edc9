import { open as openFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { open, opened, serve } from "../../outbound/testing/open-outbound.ts";
import { fetchFeed } from "./fetch-feed.ts";

const never = new AbortController().signal;

test.each([
  ["a feed", "/feed.csv", 500],
  ["a page of one", "/products.json", 32],
])("%s is left where it unpacks to more than any has", async (_what, path, mostMillions) => {
  const million = gzipSync(Buffer.alloc(1_000_000));
  const { url, port } = await serve((_, reply) => {
    reply.writeHead(200, { "content-encoding": "gzip" });
    reply.end(Buffer.concat(Array<Buffer>(mostMillions + 1).fill(million)));
  });
  const nowhere = await openFile("/dev/null", "w");
  onTestFinished(() => nowhere.close());
  const outbound = open({ openings: opened(port) });
  await expect(
    fetchFeed(new URL(path, url), {}, nowhere, { outbound, pauseMs: 0, signal: never }),
  ).rejects.toMatchObject({ message: "It is larger than this server reads.", mayPass: false });
});
