import { type Connection, type History, history, isChatError, randomId } from "@widget-chat/client";
import { type ConversationState, newConversation } from "../conversation-state.ts";
import { failureOf, failureText } from "../failure.ts";
import type { Words } from "../locales/words.ts";
import type { Session } from "../session.ts";
import { entryOf } from "../stored-message.ts";
import { noteEntry, titleOf } from "../transcript.ts";
import type { Outbox } from "./outbox.ts";
import type { ConversationStore } from "./store.ts";

export interface PastDeps {
  connection: Connection;
  session: Session;
  store: ConversationStore;
  outbox: Outbox;
  words(): Words;
  /** What is shown now has been said before: it is no news to anyone. */
  onShown(state: ConversationState): void;
  /** The server has no such conversation. */
  onGone(): void;
}

/** Shows again what an earlier page showed. Throws what the client throws. */
export async function restore(deps: PastDeps, id: string, signal: AbortSignal) {
  const page = await read(deps, id, signal);
  const { conversationId, ended } = deps.session.read();
  // Meanwhile the visitor may have begun anew, or logged out.
  if (conversationId !== id) return;
  if (page) show(deps, { ...stateOf(page, id), ended });
  else deps.onGone();
}

/** Shows another conversation in place of this one, once it is here. Throws what the client throws. */
export async function goBack(deps: PastDeps, id: string) {
  const { session, store, outbox, words } = deps;
  const before = session.read();
  const known = new Set(before.unsent.map(({ key }) => key));
  const page = await read(deps, id);
  const { conversationId, unsent, past } = session.read();
  // Meanwhile the visitor may have begun anew, or gone on where they were.
  if (conversationId !== before.conversationId || unsent.some(({ key }) => !known.has(key))) return;
  outbox.clear();
  session.write({ conversationId: page ? id : null, ended: false, seen: null, draft: "" });
  store.change(newConversation);
  if (!page) {
    session.write({ past: past.filter((other) => other.id !== id) });
    return store.change({ entries: [noteEntry(randomId(), words().restarted)] });
  }
  show(deps, stateOf(page, id));
  const { entries } = store.state;
  // Begun on another device.
  if (!past.some((other) => other.id === id))
    session.remember({ id, at: entries.at(-1)?.at ?? Date.now(), title: titleOf(entries) });
}

/** Shows what was said before what is shown; where that cannot be had, says so in its place. */
export async function showEarlier(deps: PastDeps) {
  const { connection, store, words } = deps;
  const { id } = store.state;
  const first = firstSeq(store.state);
  if (!id || first === undefined) return;
  // Meanwhile another conversation may show, or the very same may have been fetched twice.
  const isLate = () => store.state.id !== id || firstSeq(store.state) !== first;
  const told = () => store.state.entries.filter(({ key }) => !key.startsWith(sorry));
  try {
    const page = await history(connection, id, { before: first });
    if (isLate()) return;
    show(deps, { entries: [...page.messages.map(entryOf), ...told()], hasEarlier: page.has_more });
  } catch (error) {
    if (isLate()) return;
    const note = noteEntry(sorry + randomId(), failureText(failureOf(error), words()));
    store.change({ entries: [note, ...told()] });
  }
}

/** Begins the keys of notes that stand where earlier messages could not be had. */
const sorry = "earlier:";

const firstSeq = ({ entries }: ConversationState) => entries.find(({ seq }) => seq !== undefined)?.seq;

/** Undefined where the server has no such conversation. */
async function read({ connection }: PastDeps, id: string, signal?: AbortSignal): Promise<History | undefined> {
  try {
    return await history(connection, id, { signal });
  } catch (error) {
    if (!isChatError(error, "conversation_not_found")) throw error;
    return undefined;
  }
}

const stateOf = (page: History, id: string): Partial<ConversationState> => ({
  id,
  entries: page.messages.map(entryOf),
  status: page.status,
  handler: page.handler,
  score: page.csat?.score ?? null,
  hasEarlier: page.has_more,
});

function show({ store, onShown }: PastDeps, change: Partial<ConversationState>) {
  onShown({ ...store.state, ...change });
  store.change(change);
}
