import { makeResumeLink, resume } from "@widget-chat/client";
import type { PanelDeeds } from "../elements/panel-deeds.ts";
import { wantAll } from "../locales/load-words.ts";
import { failureOf, failureText } from "../failure.ts";

/** What a link to another device carries behind `#`, where no server is sent it. */
const name = "chat-widget-resume";

/** Makes the link with which another device goes on. Throws what the client throws. */
export async function makeLink(panel: PanelDeeds) {
  const { connection, session, conversation } = panel;
  const { id } = conversation.state;
  if (!id) return;
  const ids = { conversation_id: id, session_id: session.visitorId() };
  const { token, expires_at } = await makeResumeLink(connection, ids);
  const address = new URL(location.href);
  address.hash = `${name}=${token}`;
  // By the server's clock; this one may go wrong by hours.
  const minutes = Math.round((Date.parse(expires_at) - Date.now()) / 60_000);
  panel.deviceLink = { address: address.href, minutes: minutes > 0 && minutes <= 10 ? minutes : 10 };
}

/** Takes up the conversation that a link on another device led to, and shows it. The link is used up, so the address loses it. */
export async function resumeHere(panel: PanelDeeds) {
  const token = new URLSearchParams(location.hash.slice(1)).get(name);
  if (!token) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  panel.holder.open();
  await wantAll();
  const { words } = panel.vocabulary;
  try {
    const { conversation_id, session_id } = await resume(panel.connection, { token });
    panel.session.write({ sessionId: session_id, unsent: [] });
    await panel.conversation.show(conversation_id);
    panel.conversation.note(words.resumed);
  } catch (error) {
    panel.conversation.note(failureText(failureOf(error), words));
  }
}
