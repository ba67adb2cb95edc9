import { serveThread } from "../src/engines/retrieval/serve-thread.ts";

/** A thread for tests: answers what it is asked, and does as told. */
serveThread<{ name: string }, string, { said: string; bytes: Uint8Array<ArrayBuffer> }>(({ name }) => ({
  atOnce: 2,
  async answer(question) {
    if (question === "throw") throw Object.assign(new RangeError("too far"), { code: "E_FAR" });
    if (question === "exit") process.exit();
    if (question === "hang") for (;;);
    return { said: `${name}: ${question}`, bytes: new Uint8Array(8) };
  },
  moves: ({ bytes }) => [bytes.buffer],
  close: async () => {},
}));
