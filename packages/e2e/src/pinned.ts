import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/** The pinned file of this build: its path on the server, and what the build prints for it. */
export function pinned(): { src: string; integrity: string } {
  const folder = new URL("../../widget/dist/chat-widget/", import.meta.url);
  const [build] = readdirSync(folder);
  const hash = createHash("sha384").update(readFileSync(new URL(`${build}/loader.js`, folder)));
  return { src: `/chat-widget/${build}/loader.js`, integrity: `sha384-${hash.digest("base64")}` };
}
