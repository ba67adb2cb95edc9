import { sendCsat } from "@widget-chat/client";
import type { PanelDeeds } from "../elements/panel-deeds.ts";

/** Sends the visitor's satisfaction score, from 1 to 5. Throws what the client throws. */
export async function rate({ connection, conversation, holder }: PanelDeeds, score: number, feedback: string) {
  const { id } = conversation.state;
  if (!id) return;
  await sendCsat(connection, { conversation_id: id, score, ...(feedback && { feedback }) });
  // Meanwhile another conversation may show.
  if (conversation.state.id !== id) return;
  conversation.store.change({ score });
  holder.report("csat-submit", { score });
}
