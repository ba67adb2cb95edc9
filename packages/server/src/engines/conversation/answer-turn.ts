import type { Answer, AnswerKind } from "@widget-chat/contract/answer.ts";
import type { AnswerEvent } from "@widget-chat/contract/answer-stream.ts";
import type { AcceptRow, ConversationStore } from "../../db/conversations.ts";
import type { Tenant } from "../../db/tenants.ts";
import type { TurnKey } from "../../db/turns.ts";
import { problems } from "../../errors.ts";
import type { AssistantEvent, Draft, Turn } from "../assistant/turn.ts";
import { detailsOf, keptDetailsOf, restoreAnswer, toAnswer } from "./stored-answer.ts";

export interface AnswerTurnDeps {
  store: ConversationStore["store"];
  /** `revisions` tell what the tenant had written when the message came in: the answer must have seen as much. */
  assistant(turn: Turn, tenant: Tenant, revisions: Revisions, signal: AbortSignal): AsyncIterable<AssistantEvent>;
  /** Whether the visitor asks for a person: told where the plan is used up and nothing is answered. */
  wantsPerson(turn: Turn): boolean;
  /** What is said then, where the tenant has no words of its own for it. */
  limitMessage(turn: Turn): string;
  /** Resolves when this server may begin with an answer. */
  pace(): Promise<void>;
  now(): Date;
}

export interface Revisions {
  knowledge: number;
  catalogue: number;
}

/** What a visitor asks of which assistant. */
export interface Asked extends Omit<Turn, "tenant"> {
  tenant: Tenant;
}

export interface AcceptedTurn extends Asked {
  key: TurnKey;
  accepted: AcceptRow;
}

export type Emit = (event: Exclude<AnswerEvent, { event: "error" }>) => void;

const LONGEST_ANSWER_MS = 90_000;

/** Makes the answer of an accepted message and stores it. */
export async function answerTurn(
  deps: AnswerTurnDeps,
  { key, accepted, ...asked }: AcceptedTurn,
  emit: Emit,
): Promise<Answer> {
  const { tenant, mode } = asked;
  const turn = toTurn(asked);
  // Also where there is an answer: the plan may be used up by the time it is stored.
  const limitContent = tenant.limit_message ?? deps.limitMessage(turn);
  const draft = await draftAnswer(deps, turn, { tenant, row: accepted, limitContent }, emit);
  const details = detailsOf(tenant, mode, draft);
  const stored = await deps.store({
    ...key,
    conversationId: accepted.conversation_id,
    kind: draft.kind,
    content: draft.response,
    details: JSON.stringify(keptDetailsOf(tenant, mode, draft)),
    limitContent,
    escalation: draft.escalation,
    now: deps.now(),
  });
  const ids = { ...accepted, status: stored.status, handler: stored.handler };
  if (stored.outcome === "conversation_not_found") throw problems.conversationNotFound();
  if (stored.outcome === "answered") return restoreAnswer(ids, stored.answer, tenant, mode);
  if (stored.kind === "notice") return toAnswer(ids, "notice", "", detailsOf(tenant, mode));
  if (stored.kind === "limit") return toAnswer(ids, "limit", limitContent, detailsOf(tenant, mode));
  return toAnswer(ids, draft.kind, draft.response, details);
}

export type AnyDraft = Omit<Draft, "kind"> & {
  kind: AnswerKind;
  /** Why a person is called with it. */
  escalation: "visitor_asked" | "plan_limit" | null;
};

async function draftAnswer(
  deps: AnswerTurnDeps,
  turn: Turn,
  { tenant, row, limitContent }: { tenant: Tenant; row: AcceptRow; limitContent: string },
  emit: Emit,
): Promise<AnyDraft> {
  const silent = { response: "", citations: [], products: [], applied_filters: [], suggestions: [], escalation: null };
  if (row.handler === "human") return { ...silent, kind: "notice" };
  await deps.pace();
  if (row.limit_reached) {
    const leavesWord = turn.history.at(-1)?.kind === "limit" || deps.wantsPerson(turn);
    const escalation = turn.tenant.escalation && leavesWord ? "plan_limit" : null;
    return { ...silent, kind: "limit", response: limitContent, escalation };
  }
  const revisions = { knowledge: row.knowledge_revision, catalogue: row.catalogue_revision };
  return askAssistant(deps, turn, tenant, revisions, emit);
}

/** Asks the assistant, and nothing of the plan. */
export async function askAssistant(
  deps: Pick<AnswerTurnDeps, "assistant">,
  turn: Turn,
  tenant: Tenant,
  revisions: Revisions,
  emit: Emit,
  signal: AbortSignal = AbortSignal.timeout(LONGEST_ANSWER_MS),
): Promise<AnyDraft> {
  for await (const event of deps.assistant(turn, tenant, revisions, signal)) {
    if (event.type === "draft")
      return { ...event.draft, escalation: event.draft.kind === "handoff" ? "visitor_asked" : null };
    emit({ event: "delta", data: { text: event.text } });
  }
  throw new Error("The assistant ended without an answer.");
}

export const toTurn = ({ tenant, ...asked }: Asked): Turn => ({
  ...asked,
  tenant: {
    id: tenant.id,
    name: tenant.name,
    assistantName: tenant.assistant_name,
    locale: tenant.locale,
    escalation: tenant.escalation.enabled,
    handoffMessage: tenant.escalation.message || null,
    ragActive: tenant.rag_active,
    ecommerceActive: tenant.ecommerce_active,
  },
});
