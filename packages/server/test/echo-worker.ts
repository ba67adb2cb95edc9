import pg from "pg";
import { tellLosses } from "../src/db/failures.ts";
import { serveWorker } from "../src/engines/retrieval/workers/serve-worker.ts";

/** A worker for tests: answers what it is asked, and does as told. */
serveWorker<{ name: string }, string, { said: string; bytes: Uint8Array<ArrayBuffer> }>(({ name }) => {
  const nowhere = tellLosses(new pg.Pool({ host: "127.0.0.1", port: 1 }));
  return {
    async answer(question) {
      if (question === "throw") throw Object.assign(new RangeError("too far"), { code: "E_FAR" });
      if (question === "query") await nowhere.query("select 1");
      if (question === "exit") process.exit();
      if (question === "hang") for (;;);
      const pause = /^wait (\d+)$/.exec(question)?.[1];
      if (pause) await new Promise((resolve) => setTimeout(resolve, Number(pause)));
      if (question === "fill")
        for (const filling: unknown[] = []; ;) filling.push(Array.from({ length: 1_000 }, () => ({})));
      if (question === "environment") return { said: Object.keys(process.env).join(" "), bytes: new Uint8Array(8) };
      return { said: question === "pid" ? String(process.pid) : `${name}: ${question}`, bytes: new Uint8Array(8) };
    },
    moves: ({ bytes }) => [bytes.buffer],
    close: () => nowhere.end(),
  };
});
