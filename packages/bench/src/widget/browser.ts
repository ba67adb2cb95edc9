import { existsSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";

/** BROWSER_PATH, else Playwright's own Chromium, else the system's. Asks nobody but this machine. */
export function startBrowser(): Promise<Browser> {
  const named = process.env["BROWSER_PATH"];
  const executablePath = named ?? (existsSync(chromium.executablePath()) ? undefined : "/usr/bin/chromium");
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-quic",
      "--disable-component-update",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ],
    // Ctrl-C ends the bench, which ends the browser, the servers and their data.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
}
