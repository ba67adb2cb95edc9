import { fileURLToPath } from "node:url";
import { buildSite } from "./site.ts";

const count = await buildSite(fileURLToPath(new URL("../dist", import.meta.url)));
console.log(`demo shop: ${count} files in packages/demo/dist`);
