import plugin from "fastify-plugin";
import type { App } from "../server.ts";

interface ObjectSchema {
  properties?: Record<string, { type?: string | string[]; "x-trim"?: true }>;
  required?: string[];
}

/**
 * Before validation: cuts white space from members marked `x-trim`, and drops optional members that arrive
 * empty or null, which count as absent.
 */
export const optionalStrings = plugin(
  async (app: App) => {
    app.addHook("onRoute", (route) => {
      const tidy = tidier((route.schema?.body as ObjectSchema | undefined) ?? {});
      if (!tidy) return;
      route.preValidation = [route.preValidation ?? []].flat();
      route.preValidation.push((request, _reply, done) => {
        tidy(request.body);
        done();
      });
    });
  },
  { name: "optional-strings" },
);

/** What does so to one value, in place; null where a schema has no such members. */
export function tidier({ properties = {}, required = [] }: ObjectSchema): ((value: unknown) => void) | null {
  const members = Object.entries(properties);
  const trimmed = members.filter(([, property]) => property["x-trim"]).map(([name]) => name);
  const optional = members
    .filter(([name, { type }]) => !required.includes(name) && Array.isArray(type) && type[0] === "string")
    .map(([name]) => name);
  if (trimmed.length + optional.length === 0) return null;
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    const given = value as Record<string, unknown>;
    for (const name of trimmed) if (typeof given[name] === "string") given[name] = given[name].trim();
    for (const name of optional) if (given[name] === "" || given[name] === null) delete given[name];
  };
}
