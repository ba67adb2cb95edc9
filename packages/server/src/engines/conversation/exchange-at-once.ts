import type { Mode } from "@widget-chat/contract/mode.ts";
import type { ConversationStore } from "../../db/conversations.ts";
import { isUnavailable } from "../../db/failures.ts";
import type { AnswerDetails } from "../../db/tables/messages.ts";
import type { Tenant } from "../../db/tenants.ts";
import type { TurnKey } from "../../db/turns.ts";
import type { Turn } from "../assistant/turn.ts";
import { askAssistant, toTurn, type AnswerTurnDeps, type Emit } from "./answer-turn.ts";
import { startTurn, type RunningTurn } from "./running-turn.ts";
import { detailsOf, keptDetailsOf, toAnswer } from "./stored-answer.ts";
import { writingOf, type Written } from "./writing.ts";

export interface ExchangeDeps extends Pick<AnswerTurnDeps, "assistant" | "pace" | "now"> {
  exchange: ConversationStore["exchange"];
  /** Whether the assistant answers within milliseconds: no model writes for it, and what it searches is at hand. */
  answersAtOnce(tenant: Tenant): boolean;
}

interface Opening extends Written {
  tenant: Tenant;
  mode: Mode;
  asker: Turn["visitor"];
}

/** What a conversation that is being opened goes on from. */
const nothingBefore = { history: [], shown: [], order: { last: null, left: null, answers: [], given: [] } };

/**
 * Answers a message that opens a conversation before it is taken in, and stores both together: half the work of taking
 * it in, answering and storing. Gives null when that was not to be, with nothing stored: the message goes the long way.
 * Throws when the database is away: the long way would only wait for it once more.
 */
export type ExchangeAtOnce = (opening: Opening, key: TurnKey, hash: string) => Promise<RunningTurn | null>;

/** Nothing in such an answer takes longer than the database's own limits, and a timer a message costs more than all of this. */
const never = new AbortController().signal;

export function openExchange(deps: ExchangeDeps): ExchangeAtOnce {
  /**
   * Tenants as they were read when an exchange was refused: their knowledge is newer by now, or their plan is used up.
   * Until they are read again, seconds later, no answer is made in vain.
   */
  const refused = new WeakSet<Tenant>();

  const exchange = async (opening: Opening, key: TurnKey, hash: string) => {
    const { tenant, mode, message, asker } = opening;
    const revisions = { knowledge: tenant.knowledge_revision, catalogue: tenant.catalogue_revision };
    const { message: question, intent = null, applied_filters: wish = null } = message;
    const turn = toTurn({ tenant, mode, question, intent, wish, visitor: asker, isEscalated: false, ...nothingBefore });
    const told: Parameters<Emit>[0][] = [];
    await deps.pace();
    const draft = await askAssistant(deps, turn, tenant, revisions, (event) => told.push(event), never);
    if (draft.escalation) return null;

    const details = detailsOf(tenant, mode, draft);
    const writing = writingOf(opening, key, hash);
    const { newConversationId: conversation_id, answerId: answer_id } = writing;
    const opened = { status: "open", handler: "assistant" } as const;
    const isStored = await deps.exchange({
      ...writing,
      now: deps.now(),
      kind: draft.kind,
      answer: draft.response,
      details: JSON.stringify({ ...keptDetailsOf(tenant, mode, draft), ...opened } satisfies AnswerDetails),
      knowledgeRevision: revisions.knowledge,
      catalogueRevision: revisions.catalogue,
    });
    if (!isStored) {
      refused.add(tenant);
      return null;
    }
    return startTurn(async (emit) => {
      emit({ event: "start", data: { conversation_id, message_id: answer_id } });
      for (const event of told) emit(event);
      return toAnswer({ conversation_id, answer_id, ...opened }, draft.kind, draft.response, details);
    });
  };

  return async (opening, key, hash) => {
    const { tenant, message } = opening;
    if (message.conversation_id || refused.has(tenant) || !deps.answersAtOnce(tenant)) return null;
    try {
      return await exchange(opening, key, hash);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      // It fails once more on the long way, where the message is stored by then, and is told there.
      return null;
    }
  };
}
