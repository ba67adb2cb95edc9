import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import helmet from "@fastify/helmet";
import files from "@fastify/static";
import plugin from "fastify-plugin";
import type { App } from "../server.ts";

/** Where the built packages lie. They are served, never imported. */
const packages = new URL("../../../../", import.meta.url);

const HOUR = 3_600;
const YEAR = 31_536_000;

/** The widget's files, the demo shop and the panel. */
export const pages = plugin(
  async (app: App) => {
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          "default-src": ["'self'"],
          "img-src": ["'self'", "data:", "https:"],
          "object-src": ["'none'"],
          "base-uri": ["'none'"],
          "form-action": ["'self'"],
          "frame-ancestors": ["'self'"],
        },
      },
      // The API and the widget's files are meant for other sites.
      crossOriginResourcePolicy: { policy: "cross-origin" },
      // Whether the site is on HTTPS is for the proxy in front to say.
      strictTransportSecurity: false,
      // For browsers of the past.
      xDownloadOptions: false,
      xDnsPrefetchControl: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      originAgentCluster: false,
    });

    const folder = (path: string): string => new URL(path, packages).pathname;
    await app.register(async (scope) => {
      scope.addHook("onRequest", async (_request, reply) => {
        reply.header("access-control-allow-origin", "*");
      });
      if (!existsSync(folder("widget/dist"))) return;
      await scope.register(files, { root: folder("widget/dist"), serve: false });
      scope.get("/chat-widget.js", { schema: { hide: true } as object }, (_request, reply) =>
        reply.sendFile("chat-widget.js", { maxAge: HOUR * 1000, cacheControl: true }),
      );
      scope.get<{ Params: { "*": string } }>("/chat-widget/*", { schema: { hide: true } as object }, (request, reply) =>
        reply.sendFile(`chat-widget/${request.params["*"]}`, { maxAge: YEAR * 1000, immutable: true }),
      );
    });
    if (existsSync(folder("demo/dist")))
      await app.register(files, { root: folder("demo/dist"), prefix: "/demo/", decorateReply: false });
    await app.register(files, { root: folder("panel/dist"), prefix: "/admin/", decorateReply: false });
    const icon = await readFile(new URL("../favicon.svg", import.meta.url));
    app.get("/favicon.ico", { schema: { hide: true } as object }, (_request, reply) =>
      reply.type("image/svg+xml").header("cache-control", `max-age=${HOUR}`).send(icon),
    );
    for (const [from, to] of [
      ["/", "/demo/"],
      ["/demo", "/demo/"],
      ["/admin", "/admin/"],
    ] as const) {
      app.get(from, { schema: { hide: true } as object }, (_request, reply) => reply.redirect(to));
    }
  },
  { name: "pages" },
);
