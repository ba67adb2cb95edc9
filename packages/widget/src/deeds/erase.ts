import { eraseConversation } from "@widget-chat/client";
import type { PanelDeeds } from "../elements/panel-deeds.ts";
import { replyKey } from "../transcript.ts";

/** Deletes the conversation for good: on the server, then here. Throws what the client throws. */
export async function erase(panel: PanelDeeds) {
  const { connection, conversation, session, vocabulary } = panel;
  const { store, outbox } = conversation;
  const { id, entries } = store.state;
  if (!id) return;
  // What is still on its way would be said once more, in a new conversation, as soon as the server has forgotten this one.
  const waiting = new Set(session.read().unsent.flatMap(({ key }) => [key, replyKey(key)]));
  outbox.clear();
  store.change({ entries: entries.filter(({ key }) => !waiting.has(key)) });
  await eraseConversation(connection, { conversation_id: id, session_id: session.visitorId() });
  session.write({ past: session.read().past.filter((past) => past.id !== id) });
  panel.newConversation();
  conversation.note(vocabulary.words.erased);
}
