import { eraseConversation } from "@widget-chat/client";
import type { PanelDeeds } from "../elements/panel-deeds.ts";
import { replyKey } from "../transcript.ts";

/** Deletes the conversation for good: on the server, then here. Throws what the client throws. */
export async function erase(panel: PanelDeeds) {
  const { connection, conversation, session, vocabulary } = panel;
  const { store, outbox } = conversation;
  const { id, entries, pausedUntil } = store.state;
  if (!id) return;
  // What is still on its way would be said once more, by whichever tab, in a new conversation, as soon as the server has forgotten this one.
  const { unsent } = session.read();
  const waiting = new Set(unsent.flatMap(({ key }) => [key, replyKey(key)]));
  outbox.clear();
  store.change({ entries: entries.filter(({ key }) => !waiting.has(key)) });
  try {
    await eraseConversation(connection, { conversation_id: id, session_id: session.visitorId() });
  } catch (error) {
    // The conversation stays, and with it what was to be said there; but for whoever has left it meanwhile.
    if (store.state.id === id) {
      for (const parcel of unsent) session.keep(parcel);
      // In the order of before, each as it is by now.
      const all = new Map([...entries, ...store.state.entries].map((entry) => [entry.key, entry]));
      store.change({ entries: [...all.values()], pausedUntil });
      outbox.takeUp();
    }
    throw error;
  }
  session.write({ past: session.read().past.filter((past) => past.id !== id) });
  if (store.state.id !== id) return;
  panel.newConversation();
  conversation.note(vocabulary.words.erased);
}
