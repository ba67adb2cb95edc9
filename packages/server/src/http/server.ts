import { randomUUID } from "node:crypto";
import { maxHeaderSize } from "node:http";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from "fastify";
import type { LogLevel } from "../config.ts";
import { problems } from "../errors.ts";
import { readJson } from "./json.ts";
import { refuseConnection } from "./refuse-connection.ts";
import { serializerCompiler } from "./serialization.ts";
import { validatorCompiler } from "./validation.ts";

/** The server with types read from the contract's schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export interface ServerOptions {
  logLevel: LogLevel;
  trustProxy: string[] | false;
}

const BODY_LIMIT = 64 * 1024;
/** What Node reads of a request before its body. No part of an address is longer, so that the route judges each one. */
const LONGEST_ADDRESS = maxHeaderSize;

/** An empty server: limits, validation and logging, no routes. */
export function createServer({ logLevel, trustProxy }: ServerOptions): App {
  const app = Fastify({
    logger:
      logLevel === "silent"
        ? false
        : {
            level: logLevel,
            base: null,
            timestamp: () => `,"time":"${new Date().toISOString()}"`,
            // The reader of forms would write down each one's headers, and with them the key.
            serializers: { err: describeError, busboyOptions: () => undefined },
          },
    // Addresses hold conversation ids; plugins/request-log.ts writes a line without them.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "request" }),
    genReqId: () => randomUUID(),
    trustProxy,
    // plugins/stopping.ts answers with a problem instead.
    return503OnClosing: false,
    bodyLimit: BODY_LIMIT,
    // Long enough for a large upload by an operator; visitors' bodies have a deadline of their own (plugins/body-deadline.ts).
    requestTimeout: 600_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 2_000 },
    routerOptions: { maxParamLength: LONGEST_ADDRESS, ignoreTrailingSlash: false },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, request, reply) => {
      const problem = problems.badRequest(
        `The address cannot be read: ${error.code === "FST_ERR_BAD_URL" ? "it is not valid URL encoding" : "it is not valid"}.`,
      );
      void (reply as FastifyReply).code(400).type("application/problem+json").send(problem.toProblem(request.id));
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // No address takes it; left in, a wrong Content-Type would pass for a wrong body.
  app.removeContentTypeParser("text/plain");
  readJson(app);
  return app.withTypeProvider<TypeBoxTypeProvider>();
}

/** Errors in the log: where and what kind. Messages of the database may quote rows, so only its code is kept. */
function describeError(error: Error & { code?: string; severity?: string }): {
  type: string;
  code: string | undefined;
  message: string;
  stack: string;
} {
  const frames = (error.stack ?? "")
    .split("\n")
    .filter((line) => line.startsWith("    at "))
    .join("\n");
  return {
    type: error.name,
    code: error.code,
    message: error.severity ? `database error ${error.code}` : error.message,
    stack: frames,
  };
}
