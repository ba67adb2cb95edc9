import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { compressed } from "./compressed.ts";
import type { Contender } from "./contender.ts";

export interface Origin {
  /** Without a slash at its end. */
  url: string;
  stop(): Promise<void>;
}

/** Pages by their path. */
export const servePages = (pages: Map<string, string>): Promise<Origin> =>
  listen((request, response) => {
    const page = pages.get(request.url ?? "");
    response.writeHead(page ? 200 : 404, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    response.end(page);
  });

/**
 * The files of all contenders, alike: another origin than the page's, brotli 11, a week in the browser's cache. And what
 * stands in for the peers' servers.
 */
export const serveContenders = (contenders: Map<Contender, string>): Promise<Origin> =>
  listen(async (request, response) => {
    const headers = {
      "access-control-allow-origin": request.headers.origin ?? "*",
      "access-control-allow-credentials": "true",
      vary: "origin",
    };
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const [, slug = "", first = "", ...rest] = pathname.split("/");
    const [contender, folder] = [...contenders].find(([one]) => one.slug === slug) ?? [];
    if (request.method === "OPTIONS") {
      response.writeHead(204, {
        ...headers,
        "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
        "access-control-allow-headers": request.headers["access-control-request-headers"] ?? "",
        "access-control-max-age": "7200",
      });
      response.end();
    } else if (contender && first === "answers") {
      const question = {
        method: request.method ?? "GET",
        path: `/${rest.join("/")}`,
        query: searchParams,
        body: await readBody(request),
      };
      const answer = contender.answer?.(question);
      response.writeHead(answer ? 200 : 404, { ...headers, "content-type": "application/json" });
      response.end(JSON.stringify(answer ?? {}));
    } else {
      const file = folder && (await compressed(folder, [first, ...rest].join("/"), contender?.release !== undefined));
      if (!file) return response.writeHead(404, headers).end();
      response.writeHead(200, {
        ...headers,
        "content-type": file.type,
        "content-encoding": "br",
        "cache-control": "public, max-age=604800",
      });
      response.end(file.body);
    }
    return undefined;
  });

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  return ((await json(request).catch(() => null)) ?? {}) as Record<string, unknown>;
}

async function listen(listener: RequestListener): Promise<Origin> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
