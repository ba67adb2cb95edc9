import { connect, history } from "@widget-chat/client";
import { server } from "./seed.ts";

/** What the server keeps of a conversation: who spoke, in order. */
export async function rolesIn(conversationId: string, tenantId: string, baseUrl = server): Promise<string[]> {
  const { messages } = await history(connect({ baseUrl, tenantId }), conversationId);
  return messages.map(({ role }) => role);
}
