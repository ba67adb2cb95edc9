import { randomBytes } from "node:crypto";
import swagger from "@fastify/swagger";
import reference from "@scalar/fastify-api-reference";
import type { FastifySchema } from "fastify";
import plugin from "fastify-plugin";
import type { App } from "../server.ts";
import { webhooks } from "../webhooks.ts";
import { pageHeaders } from "./page-headers.ts";

const description = `The API through which a custom chat interface (a mobile app, an own UI) talks to a tenant's assistant; the ready-made widget uses the same endpoints.

Widget endpoints name their tenant by the header \`X-Tenant-Id\` and carry no secret. Admin endpoints take the platform's key as \`Authorization: Bearer <key>\` and cannot be called from other sites.

Every error is \`application/problem+json\` (RFC 9457); clients branch on its \`code\`.`;

/** The reference's own start is an inline script, and its styles are made as it goes. Its page holds nothing of anybody's. */
const nonce = randomBytes(16).toString("base64");
const policy = `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'self'`;

/** The reference at \`/docs\`, made from the contract. Registered before the routes. */
export const openapi = plugin(
  async (app: App) => {
    await app.register(swagger, {
      // Shared schemas by their names in the contract.
      refResolver: {
        buildLocalReference: (schema, _base, _fragment, i) =>
          typeof schema.$id === "string" ? schema.$id : `def-${i}`,
      },
      transform: ({ schema, url }) => ({ schema: { ...schema, ...leftOut(schema) }, url }),
      openapi: {
        openapi: "3.1.0",
        info: { title: "Widget Chat API", version: "1", description },
        servers: [{ url: "/", description: "This server" }],
        webhooks,
        tags: [
          { name: "widget", description: "What a visitor's widget calls" },
          { name: "admin: tenants", description: "Tenants and their settings" },
          { name: "admin: documents", description: "What the assistant answers from in the mode `rag`" },
          { name: "admin: sources", description: "Pages and sites by their addresses that documents are made of" },
          { name: "admin: products", description: "What the assistant answers from in the mode `ecommerce`" },
          {
            name: "admin: teaching",
            description: "What owners say beside: pinned answers, synonyms, unanswered questions",
          },
          {
            name: "admin: connectors",
            description:
              "What of a shop's own server is asked while an answer is made; what it is sent, and answers, stands under `webhooks`",
          },
          { name: "admin: search", description: "What the assistant would find" },
          { name: "operation", description: "For whoever runs the server" },
        ],
        components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
      },
    });
    await app.register(async (page) => {
      await page.register(pageHeaders);
      await page.register(reference, {
        routePrefix: "/docs",
        logLevel: "warn",
        configuration: {
          pageTitle: "Widget Chat API",
          nonce,
          // Nothing is asked of anybody else: no fonts, no proxy, no counting.
          withDefaultFonts: false,
          telemetry: false,
          hideClientButton: true,
          showDeveloperTools: "never",
          agent: { disabled: true },
          mcp: { disabled: true },
          defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
          documentDownloadType: "json",
          // A section that an address leads to is given the focus by script; nobody can walk to it by key.
          // On a telephone the name of the section that is read stands in one line, which would make the page wider than that.
          customCss:
            '.section[tabindex="-1"]:focus { outline: none } .t-doc__header header span { min-width: 0; overflow: hidden; text-overflow: ellipsis }',
          metaData: { title: "Widget Chat API" },
        },
        hooks: {
          onRequest: async (_request, reply) => {
            reply.header("content-security-policy", policy);
          },
        },
      });
    });
  },
  { name: "openapi" },
);

/** What has a default need not be sent; only then is it always there for the route. */
function leftOut({ querystring }: FastifySchema): FastifySchema {
  const query = querystring as { properties: Record<string, object>; required?: string[] } | undefined;
  if (!query) return {};
  const required = query.required?.filter((name) => !("default" in (query.properties[name] ?? {})));
  return { querystring: { ...query, required } };
}
