import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import plugin from "fastify-plugin";
import type { App } from "../server.ts";

const description = `The API through which a custom chat interface (a mobile app, an own UI) talks to a tenant's assistant; the ready-made widget uses the same endpoints.

Widget endpoints name their tenant by the header \`X-Tenant-Id\` and carry no secret. Admin endpoints take the platform's key as \`Authorization: Bearer <key>\` and cannot be called from other sites.

Every error is \`application/problem+json\` (RFC 9457); clients branch on its \`code\`.`;

/** The reference at \`/docs\`, made from the contract. Registered before the routes. */
export const openapi = plugin(
  async (app: App) => {
    await app.register(swagger, {
      openapi: {
        openapi: "3.1.0",
        info: { title: "Widget Chat API", version: "1", description },
        tags: [
          { name: "widget", description: "What a visitor's widget calls" },
          { name: "admin: tenants", description: "Tenants and their settings" },
          { name: "admin: knowledge", description: "Documents the assistant answers from" },
          { name: "admin: catalogue", description: "Products the assistant answers from" },
          { name: "operation", description: "For whoever runs the server" },
        ],
        components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
      },
    });
    await app.register(swaggerUi, { routePrefix: "/docs", staticCSP: true, uiConfig: { docExpansion: "list", defaultModelsExpandDepth: 0 } });
  },
  { name: "openapi" },
);
