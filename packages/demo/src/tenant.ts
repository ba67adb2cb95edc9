import { readFileSync } from "node:fs";

/** What the shop's pages say of its assistant; the whole file is the seed of the tenant `demo`. */
type Tenant = {
  assistant_name: string;
  suggestions: string[];
  theme: { accent: string; accent_dark: string };
};

export const readTenant = (): Tenant =>
  JSON.parse(readFileSync(new URL("../tenant.json", import.meta.url), "utf8")) as Tenant;
