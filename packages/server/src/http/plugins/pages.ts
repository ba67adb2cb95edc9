import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import files from "@fastify/static";
import type { FastifySchema } from "fastify";
import type { App } from "../server.ts";
import { pageHeaders } from "./page-headers.ts";

/** Where the built packages lie. They are served, never imported. */
const packages = new URL("../../../../", import.meta.url);

const HOUR = 3_600;
const YEAR = 31_536_000;

const folder = (path: string): string => fileURLToPath(new URL(path, packages));
const hidden = { schema: { hide: true } as FastifySchema };

/** The widget's files, the demo shop and the panel. */
export async function pages(app: App): Promise<void> {
  if (existsSync(folder("widget/dist"))) await app.register(widgetFiles);
  await app.register(pageHeaders);
  if (existsSync(folder("demo/dist")))
    await app.register(files, { root: folder("demo/dist"), prefix: "/demo/", decorateReply: false });
  await app.register(files, { root: folder("panel/dist"), prefix: "/admin/", decorateReply: false });
  const icon = await readFile(new URL("../favicon.svg", import.meta.url));
  app.get("/favicon.ico", hidden, (_request, reply) =>
    reply.type("image/svg+xml").header("cache-control", `max-age=${HOUR}`).send(icon),
  );
  for (const [from, to] of [
    ["/", "/demo/"],
    ["/demo", "/demo/"],
    ["/admin", "/admin/"],
  ] as const) {
    app.get(from, hidden, (_request, reply) => reply.redirect(to));
  }
}

/** For pages of any site. */
async function widgetFiles(app: App): Promise<void> {
  app.addHook("onRequest", async (_request, reply) => {
    reply
      .header("access-control-allow-origin", "*")
      .header("cross-origin-resource-policy", "cross-origin")
      // What the widget weighs is no secret from the page that carries it.
      .header("timing-allow-origin", "*");
  });
  await app.register(files, { root: folder("widget/dist"), serve: false });
  app.get("/chat-widget.js", hidden, (_request, reply) =>
    reply.sendFile("chat-widget.js", { maxAge: HOUR * 1000, cacheControl: true }),
  );
  app.get<{ Params: { "*": string } }>("/chat-widget/*", hidden, (request, reply) =>
    reply.sendFile(`chat-widget/${request.params["*"]}`, { maxAge: YEAR * 1000, immutable: true }),
  );
}
