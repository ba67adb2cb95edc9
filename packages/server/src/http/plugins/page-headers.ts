import helmet from "@fastify/helmet";
import plugin from "fastify-plugin";
import type { App } from "../server.ts";

/** What pages carry beside what every answer does: what they may load, and who may frame them. */
export const pageHeaders = plugin(
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
      // The demo shop's pictures are shown by its widget, wherever that stands.
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
  },
  { name: "page-headers" },
);
