import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild } from "./child.ts";
import { type BrowserKind, programOf, type RemoteBrowser } from "./remote.ts";

const names = ["firefox-esr", "firefox"];

/** Firefox, over the WebDriver BiDi that it speaks by itself: no driver is needed. */
export const firefox: BrowserKind = {
  needs: { "firefox-esr": names },
  async launch(scheme) {
    const profile = await mkdtemp(join(tmpdir(), "widget-chat-firefox-"));
    const dark = Number(scheme === "dark");
    await writeFile(join(profile, "user.js"), `user_pref("ui.systemUsesDarkTheme", ${dark});\n`);
    const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
    const child = startChild(programOf(names)!, args);
    const close = async (): Promise<void> => {
      await child.end();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    };
    try {
      return await connect(await child.says(2, /BiDi listening on (ws:\S+)\n/), close);
    } catch (error) {
      await close();
      throw error;
    }
  },
};

async function connect(address: string, close: () => Promise<void>): Promise<RemoteBrowser> {
  const send = await commandsTo(`${address}/session`);
  const { capabilities } = await send("session.new", { capabilities: {} });
  const tabs = async (): Promise<string[]> =>
    (await send("browsingContext.getTree", {})).contexts.map(({ context }: { context: string }) => context);
  let [context] = await tabs();
  return {
    version: capabilities.browserVersion,
    goTo: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    async run(script) {
      const functionDeclaration = `() => JSON.stringify((() => { ${script} })() ?? null)`;
      const told = await send("script.callFunction", {
        functionDeclaration,
        target: { context },
        awaitPromise: true,
        userActivation: false,
      });
      if (told.type === "exception") throw new Error(told.exceptionDetails.text);
      return JSON.parse(told.result.value);
    },
    act: async (actions) => void (await send("input.performActions", { context, actions })),
    resize: async (width, height) =>
      void (await send("browsingContext.setViewport", { context, viewport: { width, height } })),
    tabs,
    turnTo: async (tab) => void (context = tab),
    picture: async () => Buffer.from((await send("browsingContext.captureScreenshot", { context })).data, "base64"),
    close,
  };
}

type Send = (method: string, params: object) => Promise<any>;

async function commandsTo(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener("message", ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data));
    if (type === "error") waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    else waiting.get(id)?.resolve(result);
  });
  await once(socket, "open");
  let sent = 0;
  return (method, params) => {
    const answer = Promise.withResolvers<unknown>();
    waiting.set(++sent, answer);
    socket.send(JSON.stringify({ id: sent, method, params }));
    return answer.promise;
  };
}
