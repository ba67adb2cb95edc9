import { ChatWidget } from "@widget-chat/widget/react";
import { createElement, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

const query = new URLSearchParams(location.search);

/** A page that is written in React: it hears the widget's events, changes its colours and takes it away. */
function Page() {
  const [heard, hear] = useState<string[]>([]);
  const [colorScheme, setColorScheme] = useState<"light" | "dark">("light");
  const [shown, setShown] = useState(true);
  const button = (name: string, onClick: () => void) => createElement("button", { type: "button", onClick }, name);
  return createElement(
    "main",
    null,
    button("In the dark", () => setColorScheme("dark")),
    button("Without chat", () => setShown(false)),
    createElement("output", null, heard.join(" ")),
    shown &&
      createElement(ChatWidget, {
        tenantId: query.get("tenant") ?? "",
        apiUrl: query.get("apiUrl") ?? "",
        colorScheme,
        onOpen: () => hear((before) => [...before, "open"]),
        onMessageSent: ({ tenantId }: { tenantId: string }) => hear((before) => [...before, `sent:${tenantId}`]),
      }),
  );
}

createRoot(document.getElementById("app")!).render(createElement(StrictMode, null, createElement(Page)));
