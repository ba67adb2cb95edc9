import { history, type Message } from "@widget-chat/client";
import type { PanelDeeds } from "../elements/panel-deeds.ts";
import { plainText } from "../markdown/plain-text.ts";
import { dayOf, isSameDay, timeOf } from "../when.ts";

/** Hands the whole conversation to the visitor as a text file. Throws what the client throws. */
export async function saveTranscript(panel: PanelDeeds) {
  const { connection, conversation } = panel;
  const { id } = conversation.state;
  if (!id) return;
  const messages: Message[] = [];
  for (let more = true; more;) {
    const before = messages[0]?.seq;
    const page = await history(connection, id, { limit: 200, ...(before && { before }) });
    messages.unshift(...page.messages);
    more = page.has_more;
  }
  const file = new Blob([transcript(messages, panel)], { type: "text/plain;charset=utf-8" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${location.hostname}-${new Date().toISOString().slice(0, 10)}.txt`;
  link.click();
  // The browser has taken it by the next turn at the latest.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

function transcript(messages: Message[], { tenant, vocabulary }: PanelDeeds): string {
  const { words } = vocabulary;
  const assistant = tenant.state.phase === "ready" ? tenant.state.welcome.assistant_name : "";
  const names = { visitor: words.you, assistant, agent: words.team, system: "" };
  let day: number | undefined;
  const lines = messages.flatMap((message) => {
    const at = Date.parse(message.created_at);
    const isNewDay = day === undefined || !isSameDay(day, at);
    day = at;
    const { role, content, agent_name, products = [], citations = [] } = message;
    const said = role === "visitor" ? content : plainText(content);
    const extras = [
      ...products.map(({ title, url }) => `• ${title} ${url ?? ""}`.trim()),
      ...citations.map(({ index, title, url }) => `[${index}] ${title} ${url ?? ""}`.trim()),
    ];
    const head = `${timeOf(at, words.lang)} ${agent_name ?? names[role]}`.trim();
    return [...(isNewDay ? [`${dayOf(at, 0, words.lang)}\n`] : []), `${head}:\n${[said, ...extras].join("\n")}\n`];
  });
  return lines.join("\n");
}
