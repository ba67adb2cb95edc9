import { giveFeedback, isChatError } from "@widget-chat/client";
import type { PanelDeeds } from "../elements/panel-deeds.ts";
import { withChange } from "../transcript.ts";

/** Keeps what the visitor thinks of the answer `key`; null takes it back. Shown at once, and as it was where it cannot be kept. */
export async function judge({ connection, conversation }: PanelDeeds, key: string, helpful: boolean | null) {
  const { store } = conversation;
  const { id, entries } = store.state;
  const entry = entries.find((other) => other.key === key);
  if (!id || !entry?.id) return;
  const show = (value: boolean | undefined) =>
    store.change({ entries: withChange(store.state.entries, key, { helpful: value }) });
  show(helpful ?? undefined);
  try {
    await giveFeedback(connection, { conversation_id: id, message_id: entry.id, helpful });
  } catch (error) {
    show(entry.helpful);
    if (!isChatError(error)) throw error;
  }
}
