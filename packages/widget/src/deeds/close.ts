import { closeConversation, isChatError } from "@widget-chat/client";
import type { PanelDeeds } from "../elements/panel-deeds.ts";

/** Tells the server that the visitor has ended the conversation. Where it cannot be told, it ends it by itself in time. */
export async function close({ connection, conversation }: PanelDeeds) {
  const { store } = conversation;
  const { id } = store.state;
  if (!id) return;
  try {
    const { status, handler } = await closeConversation(connection, { conversation_id: id });
    if (store.state.id === id && store.state.ended) store.change({ status, handler });
  } catch (error) {
    if (!isChatError(error)) throw error;
  }
}
