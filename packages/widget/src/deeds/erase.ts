import { eraseConversation } from "@widget-chat/client";
import type { PanelDeeds } from "../elements/panel-deeds.ts";

/** Deletes the conversation for good: on the server, then here. Throws what the client throws. */
export async function erase(panel: PanelDeeds) {
  const { connection, conversation, session, vocabulary } = panel;
  const { id } = conversation.state;
  if (!id) return;
  await eraseConversation(connection, { conversation_id: id, session_id: session.visitorId() });
  session.write({ past: session.read().past.filter((past) => past.id !== id) });
  panel.newConversation();
  conversation.note(vocabulary.words.erased);
}
