import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { problems, type ProblemError } from "../errors.ts";

/** Answers a connection whose request never became one: too slow, too large or not HTTP. */
export function refuseConnection(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  writeProblem(socket, problemOf(error.code));
}

/** Writes a problem to a connection by hand and closes it. */
export function writeProblem(socket: Duplex, problem: ProblemError): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify(problem.toProblem(randomUUID()));
  socket.end(
    `HTTP/1.1 ${problem.statusCode} ${STATUS_CODES[problem.statusCode]}\r\nContent-Type: application/problem+json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}

function problemOf(code: string | undefined): ProblemError {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return problems.requestTimeout();
  if (code === "HPE_HEADER_OVERFLOW") return problems.headersTooLarge();
  return problems.badRequest("The request is not valid HTTP.");
}
