import { hash as digest, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Answer } from "@widget-chat/contract/answer.ts";
import type { SendMessage } from "@widget-chat/contract/send-message.ts";
import type { AcceptRow, ConversationStore } from "../../db/conversations.ts";
import type { Memory } from "../../db/memory.ts";
import type { Tenant } from "../../db/tenants.ts";
import type { TurnKey } from "../../db/turns.ts";
import { problems } from "../../errors.ts";
import type { Turn } from "../assistant/turn.ts";
import { answerTurn, type AnswerTurnDeps } from "./answer-turn.ts";
import type { ConsentGate } from "./consent.ts";
import { openExchange, type ExchangeDeps } from "./exchange-at-once.ts";
import { isConversationId } from "./ids.ts";
import { holdLease, type Leases } from "./lease.ts";
import { chooseMode } from "../tenants/mode.ts";
import { startTurn, type RunningTurn } from "./running-turn.ts";
import { restoreAnswer } from "./stored-answer.ts";
import { writingOf, type Written } from "./writing.ts";

export interface ConversationDeps extends AnswerTurnDeps, ExchangeDeps, Memory {
  accept: ConversationStore["accept"];
  /** Asked only where the tenant demands consent. */
  hasConsent: ConsentGate;
  leases: Leases;
  /** Called when something of the conversation changed, or when its assistant begins or ends to answer. */
  onChange(conversationId: string, typing: boolean): void;
}

export interface IncomingMessage extends Written {
  tenant: Tenant;
  idempotencyKey: string | null;
  /** The address, or network, that it comes from. */
  network: string;
  /** That the browser asks for (ISO 639), the most wished for first. */
  languages: string[];
}

export interface Conversations {
  /** Takes a message in; once this resolves, it is stored. Throws a problem when it is refused. */
  send(incoming: IncomingMessage): Promise<RunningTurn>;
  /** Takes no more messages, and resolves when every one that was taken has its answer. */
  stop(): Promise<void>;
}

const nothingSaid = { last: null, left: null, answers: [], given: [], email: null };
const POLL_MS = 200;
const LONGEST_WAIT_MS = 100_000;

export function openConversations(deps: ConversationDeps): Conversations {
  /** Turns of this server by idempotency key: a retry joins the one that runs. */
  const byKey = new Map<string, { hash: string; turn: Promise<RunningTurn> }>();
  /** The newest turn of a conversation: the next one waits for it, so that answers come in the order of the questions. */
  const byConversation = new Map<string, Promise<Answer | null>>();
  /** Messages on their way, from the first look at them to the stored answer. */
  const running = new Set<Promise<unknown>>();
  let isStopping = false;
  const exchangeAtOnce = openExchange(deps);

  const track = (turn: Promise<RunningTurn>): Promise<RunningTurn> => {
    const ended = turn.then(({ answer }) => answer).catch(() => null);
    running.add(ended);
    void ended.then(() => running.delete(ended));
    return turn;
  };

  const accept = async (incoming: IncomingMessage, key: TurnKey, hash: string): Promise<AcceptRow> => {
    const given = incoming.message.conversation_id || null;
    if (given !== null && !isConversationId(given)) throw problems.conversationNotFound();
    for (let waited = 0; ; waited += POLL_MS) {
      const now = deps.now();
      const leaseUntil = deps.leases.until(now);
      const row = await deps.accept({ ...writingOf(incoming, key, hash), conversationId: given, now, leaseUntil });
      if (row.outcome === "tenant_gone") throw problems.tenantNotFound();
      if (row.outcome === "conversation_not_found") throw problems.conversationNotFound();
      if (row.outcome === "conflict") throw problems.idempotencyConflict();
      if (row.outcome !== "running") return row;
      // Another server is at it. Should it have died, its lease ends and the answer falls to us.
      if (waited > LONGEST_WAIT_MS) throw problems.overloaded();
      await pause(POLL_MS);
    }
  };

  const begin = async (incoming: IncomingMessage, key: TurnKey, hash: string): Promise<RunningTurn> => {
    const { tenant, message, visitor } = incoming;
    const mode = chooseMode(tenant, message.type ?? null);
    const isNew = tenant.consent === null || (await deps.hasConsent(key));
    const email = visitor?.email ?? message.customer_email ?? null;
    const { network, languages } = incoming;
    const asker = { session: message.session_id, network, email, languages };
    const exchanged = isNew ? await exchangeAtOnce({ tenant, mode, message, visitor, asker }, key, hash) : null;
    if (exchanged) return exchanged;
    const accepted = await accept(incoming, key, hash);
    const id = accepted.conversation_id;
    const start = { event: "start", data: { conversation_id: id, message_id: accepted.answer_id } } as const;
    if (accepted.outcome === "answered") {
      return startTurn(async (emit) => {
        emit(start);
        return restoreAnswer(accepted, accepted.answer, tenant, mode);
      });
    }
    const before = byConversation.get(id);
    const turn = startTurn(async (emit) => {
      emit(start);
      const release = holdLease(deps.leases, key);
      const isTyping = accepted.handler !== "human";
      deps.onChange(id, isTyping);
      try {
        const last = await answerBefore(before);
        const history = [...(accepted.history ?? []), ...last] as Turn["history"];
        const isEscalated = accepted.status === "escalated" || last.some(({ kind }) => kind === "handoff");
        // The turn before has said meanwhile that it is done.
        if (before) deps.onChange(id, isTyping);
        // The turn before is stored by now.
        const isGoingOn = history.length > 0;
        const { email: given, ...order } =
          isGoingOn && tenant.order_status ? await deps.orderTalk(tenant.id, id) : nothingSaid;
        const answer = await answerTurn(
          deps,
          {
            tenant,
            mode,
            question: message.message,
            intent: message.intent ?? null,
            wish: message.applied_filters ?? null,
            isEscalated,
            key,
            accepted,
            history,
            shown: isGoingOn && tenant.ecommerce_active ? await deps.shown(tenant.id, id) : [],
            order,
            visitor: { ...asker, email: asker.email ?? given },
          },
          emit,
        );
        release("answered");
        return answer;
      } catch (error) {
        release("failed");
        throw error;
      } finally {
        deps.onChange(id, false);
      }
    });
    const ended = turn.answer.catch(() => null);
    byConversation.set(id, ended);
    void ended.then(() => {
      if (byConversation.get(id) === ended) byConversation.delete(id);
    });
    return turn;
  };

  return {
    async send(incoming) {
      if (isStopping) throw problems.overloaded();
      const { tenant, message, idempotencyKey } = incoming;
      // Without a key nobody can send it again: there is nothing to compare.
      const hash = idempotencyKey === null ? "" : hashOf(message);
      const key = {
        tenantId: tenant.id,
        sessionId: message.session_id,
        key: idempotencyKey === null ? `own:${randomUUID()}` : `key:${idempotencyKey}`,
      };
      if (idempotencyKey === null) return track(begin(incoming, key, hash));
      const name = JSON.stringify(key);
      const known = byKey.get(name);
      if (known && known.hash !== hash) throw problems.idempotencyConflict();
      if (known) return known.turn;
      const turn = track(begin(incoming, key, hash));
      byKey.set(name, { hash, turn });
      const forget = (): void => void byKey.delete(name);
      turn.then(({ answer }) => answer).then(forget, forget);
      return turn;
    },
    async stop() {
      isStopping = true;
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/**
 * What makes two requests the same: all of the body that is stored or answered to. Not who the visitor is proven to be:
 * a message that was sent while nobody had said that yet is still the same.
 */
function hashOf(body: SendMessage): string {
  const { message, conversation_id, type, customer_name, customer_email, customer_phone } = body;
  const { intent, page_url, context, applied_filters } = body;
  const told = context && Object.entries(context).sort();
  return digest(
    "sha256",
    JSON.stringify([
      message,
      conversation_id,
      type,
      customer_name,
      customer_email,
      customer_phone,
      intent,
      page_url,
      told,
      // A message without any is the same as before there were any.
      ...(applied_filters ? [applied_filters] : []),
    ]),
    "hex",
  );
}

async function answerBefore(
  before: Promise<Answer | null> | undefined,
): Promise<{ role: "assistant"; kind: string; content: string }[]> {
  const answer = await before;
  return answer?.response ? [{ role: "assistant", kind: answer.kind, content: answer.response }] : [];
}
