import { history, type Message } from "@widget-chat/client";
import type { PanelDeeds } from "../elements/panel-deeds.ts";
import { transcriptFile, transcriptName } from "../transcript-file.ts";

/** Hands the whole conversation to the visitor as a text file. Throws what the client throws. */
export async function saveTranscript({ connection, conversation, tenant, vocabulary }: PanelDeeds) {
  const { id } = conversation.state;
  if (!id) return;
  const messages: Message[] = [];
  for (let more = true; more;) {
    const before = messages[0]?.seq;
    const page = await history(connection, id, { limit: 200, ...(before && { before }) });
    messages.unshift(...page.messages);
    more = page.has_more;
  }
  const host = location.hostname;
  const assistant = tenant.state.phase === "ready" ? tenant.state.welcome.assistant_name : "";
  const text = transcriptFile(messages, { host, assistant, words: vocabulary.words });
  // By the mark at its beginning whatever opens the file knows that it is UTF-8.
  const file = new Blob(["\ufeff", text], { type: "text/plain;charset=utf-8" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = transcriptName(messages, { host, assistant });
  link.click();
  // The browser has taken it by the next turn at the latest.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
