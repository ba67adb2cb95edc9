import type { Mode } from "@widget-chat/contract/mode.ts";
import type { SendMessage } from "@widget-chat/contract/send-message.ts";
import type { ConversationStore } from "../../db/conversations.ts";
import type { Tenant } from "../../db/tenants.ts";
import type { TurnKey } from "../../db/turns.ts";
import { askAssistant, toTurn, type AnswerTurnDeps, type Emit } from "./answer-turn.ts";
import { startTurn, type RunningTurn } from "./running-turn.ts";
import { detailsOf, toAnswer } from "./stored-answer.ts";
import { writingOf } from "./writing.ts";

interface ExchangeDeps extends Pick<AnswerTurnDeps, "assistant" | "pace" | "now"> {
  exchange: ConversationStore["exchange"];
}

/** Without a model nothing in an answer takes longer than its parts' own limits, and a timer a message costs more than it. */
const never = new AbortController().signal;

interface Opening {
  tenant: Tenant;
  mode: Mode;
  message: SendMessage;
}

/**
 * Answers a message that opens a conversation before it is taken in, and stores both together: half the work of taking
 * it in, answering and storing. For an assistant that answers within milliseconds only: until then nothing is stored.
 *
 * @returns null when it was not to be (`ConversationStore.exchange`): the message goes the long way
 */
export async function exchangeAtOnce(
  deps: ExchangeDeps,
  { tenant, mode, message }: Opening,
  key: TurnKey,
  hash: string,
): Promise<RunningTurn | null> {
  const revisions = { knowledge: tenant.knowledge_revision, catalogue: tenant.catalogue_revision };
  const turn = toTurn({ tenant, mode, question: message.message, history: [] });
  const told: Parameters<Emit>[0][] = [];
  await deps.pace();
  // What goes wrong here goes wrong once more on the long way, where the message is stored by then, and is told there.
  const draft = await askAssistant(deps, turn, revisions, (event) => told.push(event), never).catch(() => null);
  if (!draft || draft.escalation) return null;

  const details = detailsOf(tenant, mode, draft);
  const writing = writingOf(message, key, hash);
  const { newConversationId: conversation_id, answerId: answer_id } = writing;
  const isStored = await deps.exchange({
    ...writing,
    now: deps.now(),
    kind: draft.kind,
    answer: draft.response,
    details: JSON.stringify(details),
    knowledgeRevision: revisions.knowledge,
    catalogueRevision: revisions.catalogue,
  });
  if (!isStored) return null;
  return startTurn(async (emit) => {
    emit({ event: "start", data: { conversation_id, message_id: answer_id } });
    for (const event of told) emit(event);
    const ids = { conversation_id, answer_id, status: "open", handler: "assistant" } as const;
    return toAnswer(ids, draft.kind, draft.response, details);
  });
}
