import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { startChild } from "./child.ts";
import { type BrowserKind, programOf, type RemoteBrowser } from "./remote.ts";

const driver = ["WebKitWebDriver"];
const screen = ["Xvfb"];

/** WebKitGTK's own small browser, over WebDriver, on a screen that nobody sees. */
export const webkit: BrowserKind = {
  needs: { "webkit2gtk-driver": driver, xvfb: screen },
  async launch(scheme) {
    const size = ["-screen", "0", "1400x1000x24"];
    const display = startChild(programOf(screen)!, ["-displayfd", "3", "-nolisten", "tcp", ...size]);
    const started = [display];
    const end = async (): Promise<void> => {
      for (const child of started.toReversed()) await child.end();
    };
    try {
      const port = await freePort();
      const look = { GTK_THEME: scheme === "dark" ? "Adwaita:dark" : "Adwaita", GDK_BACKEND: "x11" };
      const DISPLAY = `:${await display.says(3, /(\d+)\n/)}`;
      started.push(startChild(programOf(driver)!, ["--host=127.0.0.1", `--port=${port}`], { ...look, DISPLAY }));
      return await connect(`http://127.0.0.1:${port}`, end);
    } catch (error) {
      await end();
      throw error;
    }
  },
};

async function connect(address: string, end: () => Promise<void>): Promise<RemoteBrowser> {
  await untilItAnswers(`${address}/status`);
  const { sessionId, capabilities } = await command("POST", `${address}/session`, { capabilities: {} });
  const session = `${address}/session/${sessionId}`;
  const get = (what: string) => command("GET", `${session}/${what}`);
  const post = (what: string, body: object) => command("POST", `${session}/${what}`, body);
  return {
    version: capabilities.browserVersion,
    goTo: (url) => post("url", { url }),
    run: (script) => post("execute/sync", { script, args: [] }),
    act: (actions) => post("actions", { actions }),
    async resize(width, height) {
      const [inner, outer] = await post("execute/sync", {
        script: "return [[innerWidth, innerHeight], [outerWidth, outerHeight]]",
        args: [],
      });
      await post("window/rect", { width: width + outer[0] - inner[0], height: height + outer[1] - inner[1] });
    },
    tabs: () => get("window/handles"),
    turnTo: (handle) => post("window", { handle }),
    picture: async () => Buffer.from(await get("screenshot"), "base64"),
    async close() {
      await command("DELETE", session).catch(() => {});
      await end();
    },
  };
}

async function command(method: string, address: string, body?: object): Promise<any> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: any };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** It does not say when it listens; a test's own time-out is the bound. */
async function untilItAnswers(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => null))?.ok) await new Promise((again) => setTimeout(again, 50));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
