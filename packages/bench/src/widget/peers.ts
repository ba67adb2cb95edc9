import type { Contender, Places } from "./contender.ts";
import { answerDirectLine } from "./direct-line.ts";

/** For those that bring an element and no launcher: the plainest one that is fair. */
const plainLauncher = (show: string): string => `
<style>
#chat-launcher { position: fixed; right: 24px; bottom: 24px; width: 56px; height: 56px; border-radius: 50%; }
#chat-panel { position: fixed; right: 24px; bottom: 96px; width: 380px; height: 560px; background: white; box-shadow: 0 6px 30px rgb(0 0 0 / .3); }
</style>
<button id="chat-launcher">Chat</button>
<div id="chat-panel" hidden></div>
<script type="module">
  const panel = document.querySelector("#chat-panel");
  document.querySelector("#chat-launcher").addEventListener("click", () => {
    panel.hidden = !panel.hidden;
    if (panel.childElementCount) return;
    ${show}
  });
</script>`;

const endpoint = ({ assets }: Places, slug: string): string => `${assets}/${slug}/answers`;

/**
 * Peers as their own documentation puts them on a page, with the browser file that they ship. The versions were the newest
 * on 2026-11-22; a hash pins each.
 */
export const peers: Contender[] = [
  {
    name: "deep-chat",
    slug: "deep-chat",
    release: {
      version: "2.4.2",
      integrity: "sha512-wQNd6Z6HDoH7OMeoQKpmxDm9XdWrRjMkBJ2yl5tsYND9Dz2UCv/BdGVM8vK2V0mhO1u+OniHYPWDGvjlNxjCeQ==",
    },
    launcher: "#chat-launcher",
    note: "has no launcher: a plain button that shows the element; its script is loaded with the page",
    snippet: (places) =>
      `<script type="module" src="${places.assets}/deep-chat/deepChat.bundle.js"></script>${plainLauncher(`
    const chat = document.createElement("deep-chat");
    chat.setAttribute("connect", JSON.stringify({ url: "${endpoint(places, "deep-chat")}" }));
    chat.style.cssText = "width: 380px; height: 560px; border: none";
    panel.append(chat);`)}`,
    answer: () => ({ text: "Parcels arrive in two to three working days." }),
  },
  {
    name: "@n8n/chat",
    slug: "n8n-chat",
    release: {
      version: "1.37.0",
      integrity: "sha512-V1EQxDp/+rW6o/5OZgbwDfgPJXG8Jrn3TIdq7Z/26QTP90Uo3g2gv8CMnaQcphdTQVR+K06X34DOCRHXa8Tqnw==",
    },
    launcher: ".chat-window-toggle",
    snippet: (places) => `<link href="${places.assets}/n8n-chat/style.css" rel="stylesheet">
<script type="module">
  import { createChat } from "${places.assets}/n8n-chat/chat.bundle.es.js";
  createChat({ webhookUrl: "${endpoint(places, "n8n-chat")}" });
</script>`,
    answer: ({ body }) =>
      body["action"] === "loadPreviousSession"
        ? { data: [] }
        : { output: "Parcels arrive in two to three working days." },
  },
  {
    name: "flowise-embed",
    slug: "flowise-embed",
    release: {
      version: "3.1.6",
      integrity: "sha512-xSrvBDiEvIIzRFsPBgmzG3SdfBeG4wBzdchdMurft5PQcdYO0HfB8cwGhn00fE5JOsdhVZXfJ3Fq6e/DgrW4ag==",
    },
    launcher: "flowise-chatbot [part=button]",
    snippet: (places) => `<script type="module">
  import Chatbot from "${places.assets}/flowise-embed/web.js";
  Chatbot.init({ chatflowid: "bench", apiHost: "${endpoint(places, "flowise-embed")}" });
</script>`,
    answer({ path }) {
      if (path.startsWith("/api/v1/public-chatbotConfig/")) return { uploads: {} };
      if (path.startsWith("/api/v1/chatflows-streaming/")) return { isStreaming: false };
      if (path.startsWith("/api/v1/prediction/")) return { text: "Parcels arrive in two to three working days." };
      return undefined;
    },
  },
  {
    name: "@typebot.io/js",
    slug: "typebot",
    release: {
      version: "0.10.7",
      integrity: "sha512-c5GKjgJlfSjOIhTm8kqohWE/daJeBWlnqK6Xi3AYlFu/3W0NkqsD+T6G+ehu2sDGv8po+FuMB/K6g12/zQVN2Q==",
    },
    launcher: "typebot-bubble [part=button]",
    note: "its first message and field come from its server: here at once, and with the emulated typing off",
    snippet: (places) => `<script type="module">
  import Typebot from "${places.assets}/typebot/web.js";
  Typebot.initBubble({ typebot: "bench", apiHost: "${endpoint(places, "typebot")}" });
</script>`,
    answer({ path }) {
      const text = (words: string) => ({
        id: words,
        type: "text",
        content: { type: "richText", richText: [{ type: "p", children: [{ text: words }] }] },
      });
      const input = { id: "question", type: "text input", options: { labels: { placeholder: "Your question" } } };
      if (path.endsWith("/startChat"))
        return {
          sessionId: "bench",
          typebot: {
            id: "bench",
            version: "6.1",
            theme: {},
            settings: { general: { isTypingEmulationEnabled: false }, typingEmulation: { enabled: false } },
          },
          messages: [text("Hello! What can I do for you?")],
          input,
        };
      if (path.endsWith("/continueChat"))
        return { messages: [text("Parcels arrive in two to three working days.")], input };
      return undefined;
    },
  },
  {
    name: "botframework-webchat",
    slug: "webchat",
    release: {
      version: "4.18.1",
      integrity: "sha512-7jpEUJ7olT62Xm+8eh7BhhIcXVfU2xD4pZDaeBt8K4XcNy6K/83UGIxE9BFkXmHMZ4hDEVOzs5cre07GWuaXzg==",
    },
    launcher: "#chat-launcher",
    note: "has no launcher: a plain button that shows the element; its script is loaded with the page (deferred), and asks its endpoint every second",
    snippet: (places) =>
      `<script defer src="${places.assets}/webchat/webchat.js"></script>${plainLauncher(`
    const directLine = WebChat.createDirectLine({ token: "bench", domain: "${endpoint(places, "webchat")}", webSocket: false });
    WebChat.renderWebChat({ directLine, userID: "visitor", locale: "en-US" }, panel);`)}`,
    answer: answerDirectLine(),
  },
];
