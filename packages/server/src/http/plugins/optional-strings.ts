import plugin from "fastify-plugin";
import type { App } from "../server.ts";

interface Property {
  type?: string | string[];
  "x-trim"?: true;
}

/**
 * Before validation: cuts white space from members marked `x-trim`, and drops optional members that arrive
 * empty or null, which count as absent.
 */
export const optionalStrings = plugin(
  async (app: App) => {
    app.addHook("onRoute", (route) => {
      const body = route.schema?.body as { properties?: Record<string, Property>; required?: string[] } | undefined;
      const properties = Object.entries(body?.properties ?? {});
      const trimmed = properties.filter(([, property]) => property["x-trim"]).map(([name]) => name);
      const optional = properties
        .filter(([name, { type }]) => !body?.required?.includes(name) && Array.isArray(type) && type[0] === "string")
        .map(([name]) => name);
      if (trimmed.length + optional.length === 0) return;
      route.preValidation = [route.preValidation ?? []].flat();
      route.preValidation.push(async (request) => {
        const given = request.body;
        if (typeof given !== "object" || given === null || Array.isArray(given)) return;
        const members = given as Record<string, unknown>;
        for (const name of trimmed) if (typeof members[name] === "string") members[name] = members[name].trim();
        for (const name of optional) if (members[name] === "" || members[name] === null) delete members[name];
      });
    });
  },
  { name: "optional-strings" },
);
