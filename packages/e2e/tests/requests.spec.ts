import { expect, test } from "@playwright/test";
import { openChat } from "../src/chat.ts";

// What Chromium itself says of the request is no proof: under load it reports one as aborted now and then, why is not known, whose stream was
// read to its end and that nobody gave up; and `response.finished()` waits for ever then.
test("an answer's stream is read to its end, and not given up before", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (!String(input).endsWith("/api/chat/widget") || !response.body) return response;
      init?.signal?.addEventListener("abort", () => seen.push("given up"));
      const { body } = response;
      const getReader = body.getReader.bind(body) as () => ReadableStreamDefaultReader;
      const watched = (): ReadableStreamDefaultReader => {
        const reader = getReader();
        const read = reader.read.bind(reader);
        reader.read = async () => {
          const part = await read();
          if (part.done) seen.push("read to its end");
          return part;
        };
        return reader;
      };
      Object.assign(body, { getReader: watched });
      return response;
    };
  });
  const chat = await openChat(page);
  await chat.ask("What does shipping cost?", "4.90 euros");
  await expect.poll(() => page.evaluate("window.seen[0]")).toBe("read to its end");
});
