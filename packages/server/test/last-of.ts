import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { TestApp } from "./start-app.ts";

/** The answer to the last of some messages of one conversation. */
export async function lastOf(app: TestApp, { id }: Tenant, messages: string[]): ReturnType<TestApp["send"]> {
  let said = await app.send(id, { message: messages[0]! });
  for (const message of messages.slice(1))
    said = await app.send(id, { message, conversation_id: said.conversation_id });
  return said;
}
