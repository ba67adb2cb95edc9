import { makeResumeLink, resume } from "@widget-chat/client";
import type { PanelDeeds } from "../elements/panel-deeds.ts";
import { wantAll } from "../locales/load-words.ts";
import { failureOf, failureText } from "../failure.ts";

/** What a link to another device carries behind `#`, where no server is sent it: `<tenant>_<token>`. */
const name = "chat-widget-resume";

/** What a page with several widgets tells their links by; no tenant's name has a `_`. */
const mark = ({ setting }: PanelDeeds) => `${setting.tenantId.toLowerCase()}_`;

/** Makes the link with which another device goes on. Throws what the client throws. */
export async function makeLink(panel: PanelDeeds) {
  const { connection, session, conversation } = panel;
  const { id } = conversation.state;
  if (!id) return;
  const ids = { conversation_id: id, session_id: session.visitorId() };
  const { token, expires_at } = await makeResumeLink(connection, ids);
  const address = new URL(location.href);
  address.hash = `${name}=${mark(panel)}${token}`;
  // By the server's clock; this one may go wrong by hours.
  const minutes = Math.round((Date.parse(expires_at) - Date.now()) / 60_000);
  panel.deviceLink = { address: address.href, minutes: minutes > 0 && minutes <= 10 ? minutes : 10 };
}

/**
 * Takes up the conversation that a link on another device led to, and shows it. The address loses the link once it is used
 * up; until then it can be followed again.
 */
export async function resumeHere(panel: PanelDeeds) {
  const { connection, conversation, holder, session, vocabulary } = panel;
  const given = new URLSearchParams(location.hash.slice(1)).get(name);
  if (!given?.startsWith(mark(panel))) return;
  const forget = () => history.replaceState(history.state, "", location.pathname + location.search);
  holder.open();
  try {
    await wantAll();
    const { conversation_id, session_id } = await resume(connection, { token: given.slice(mark(panel).length) });
    forget();
    conversation.outbox.clear();
    session.write({ sessionId: session_id });
    await conversation.show(conversation_id);
    conversation.note(vocabulary.words.resumed);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.code === "resume_link_invalid") forget();
    conversation.note(failureText(failure, vocabulary.words));
  }
}
