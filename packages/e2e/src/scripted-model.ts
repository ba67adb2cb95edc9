import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";

/**
 * An OpenAI-compatible endpoint that says what it is told to: two sentences in pieces; asked about a storm, nothing
 * but an error; asked to "hold until spring", its first sentence, and the rest after `GET /release/spring`; asked to
 * "hold until spring and summer", more paragraphs than a screen holds after the first, and the rest after the second.
 * Started by playwright.config.ts with PORT.
 */
const pieces = [
  "Shipping ",
  "costs **4.90 euros**, ",
  "and nothing for large orders [1]. ",
  "Large orders are those above 60 euros [1].",
];

/** Sentences that the documents carry: others would not be shown. */
const steps = Array.from(
  { length: 60 },
  (_, at) => `\n\nOrders are delivered${at === 50 ? " to Austria" : ""}.`,
).concat("\n\n");

/** Answers that wait, by what they wait for. */
const waiting = new Map<string, (() => void)[]>();

function say(response: ServerResponse, said: string[]) {
  for (const content of said)
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
}

const released = (word: string): Promise<void> =>
  new Promise((goOn) => waiting.set(word, [...(waiting.get(word) ?? []), goOn]));

createServer(async (request, response) => {
  let body = "";
  request.on("data", (chunk) => (body += chunk));
  await once(request, "end");
  const word = /^\/release\/(\w+)/.exec(request.url ?? "")?.[1];
  for (const goOn of waiting.get(word ?? "") ?? []) goOn();
  if (request.method !== "POST") return void response.writeHead(200).end("ready");
  if (/storm/i.test(body))
    return void response.writeHead(500, { "content-type": "application/json" }).end('{"error":{"message":"no"}}');
  response.writeHead(200, { "content-type": "text/event-stream" });
  say(response, pieces.slice(0, 3));
  // What was asked last stands last.
  const [, first, second] = [...body.matchAll(/hold until (\w+)(?: and (\w+))?/gi)].at(-1) ?? [];
  if (first) await released(first);
  if (second) {
    say(response, steps);
    await released(second);
  }
  say(response, pieces.slice(3));
  response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] })}\n\n`);
  response.end("data: [DONE]\n\n");
}).listen(Number(process.env["PORT"]), "127.0.0.1");
