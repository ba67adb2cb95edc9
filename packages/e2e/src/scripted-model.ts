import { createServer } from "node:http";

/**
 * An OpenAI-compatible endpoint that says what it is told to: a sentence in pieces, or, asked about a storm, nothing
 * but an error. Started by playwright.config.ts with PORT.
 */
const pieces = ["Shipping ", "costs **4.90 euros**, ", "and nothing above ", "60 euros [1]."];

createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => (body += chunk));
  request.on("end", () => {
    if (/storm/i.test(body))
      return void response.writeHead(500, { "content-type": "application/json" }).end('{"error":{"message":"no"}}');
    if (request.method !== "POST") return void response.writeHead(200).end("ready");
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const content of pieces)
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] })}\n\n`);
    response.end("data: [DONE]\n\n");
  });
}).listen(Number(process.env["PORT"]), "127.0.0.1");
