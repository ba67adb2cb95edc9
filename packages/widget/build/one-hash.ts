import { createHash } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";

const loader = "chat-widget.js";
/** Where the chunks lie while they are written. */
export const folder = "chat-widget/build";

/**
 * Puts the chunks into a folder named after a hash of them all, so that they may be kept for ever, and can call each other by
 * plain names: a hash in each name would weigh half a kilobyte in the first chat. Beside them it writes the loader once more,
 * for pages that pin it, and prints the tag with its integrity.
 */
export function oneHash(): Plugin {
  let logger: ResolvedConfig["logger"] | undefined;
  return {
    name: "one-hash",
    configResolved: (config) => {
      logger = config.logger;
    },
    writeBundle({ dir = "" }, bundle) {
      const hash = createHash("sha256");
      for (const name of Object.keys(bundle).sort()) hash.update(readFileSync(join(dir, name)));
      // Few letters of few sorts: the loader's weight hangs on what the hash is, by some thirty bytes otherwise.
      const home = `chat-widget/${hash.digest("hex").slice(0, 8)}`;
      rmSync(join(dir, home), { recursive: true, force: true });
      renameSync(join(dir, folder), join(dir, home));
      const code = readFileSync(join(dir, loader), "utf8");
      writeFileSync(join(dir, loader), code.replaceAll(`./${folder}/`, `./${home}/`));
      const pinned = code.replaceAll(`./${folder}/`, "./");
      writeFileSync(join(dir, home, "loader.js"), pinned);
      const integrity = `sha384-${createHash("sha384").update(pinned).digest("base64")}`;
      // As a warning: a build tells nothing else.
      logger?.warn(
        `\nTo pin this build (your server's origin in place of https://chat.example):\n` +
          `<script type="module" src="https://chat.example/${home}/loader.js" integrity="${integrity}" data-tenant-id="…"></script>\n`,
      );
    },
  };
}
