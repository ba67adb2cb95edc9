import type { UnansweredGroup } from "@widget-chat/contract/admin/unanswered.ts";
import type { Db } from "../../db/database.ts";
import type { Tenant } from "../../db/tenants.ts";
import {
  dismissalKey,
  dismissQuestions,
  readDismissals,
  readUnanswered,
  type UnansweredRow,
} from "../../db/unanswered.ts";
import { problems } from "../../errors.ts";
import { groupQuestions } from "../assistant/sameness/groups.ts";
import { searchAsIfAsked } from "../assistant/finding/find-knowledge.ts";
import type { Stems } from "../assistant/tools.ts";
import type { KnowledgeSearch } from "../knowledge/search.ts";
import { inOneWording } from "./one-wording.ts";
import type { Teaching } from "./teaching.ts";
import { placeOf, usualWording, type GroupPlace } from "./unanswered-group.ts";

/** What visitors asked in vain. */
export interface Unanswered {
  /** A page of groups, the most frequent first. @param after where the page before ended */
  list(tenant: Tenant, since: Date, limit: number, after: GroupPlace | null): Promise<UnansweredList>;
  /**
   * Puts a group away until one of its questions is asked again. Throws `question_not_found`.
   *
   * @param since that of the list it was seen in: from another time on, the questions make other groups
   */
  dismiss(tenant: Tenant, since: Date, key: string): Promise<void>;
}

export interface UnansweredList {
  items: UnansweredGroup[];
  total: number;
  next: GroupPlace | null;
}

interface UnansweredDeps {
  /** For what takes longer than a visitor would wait. */
  db: Db;
  stems: Stems;
  teaching: Teaching;
  knowledge: KnowledgeSearch;
  now(): Date;
}

/** Most questions looked at, the newest: what more there is would be more of the same. */
const MOST = 5_000;
const EXAMPLES = 5;
/** How long it is remembered that a question was put away. */
const REMEMBERED_MS = 365 * 24 * 60 * 60 * 1000;

/** Of one question, why it counts: it may both have had no answer and a thumb turned down. */
interface Asked extends Omit<UnansweredRow, "reason"> {
  reasons: Set<UnansweredRow["reason"]>;
}

interface Group {
  keys: string[];
  asked: Asked[];
}

export function openUnanswered({ db, stems, teaching, knowledge, now }: UnansweredDeps): Unanswered {
  const oneWording = inOneWording(stems);

  async function groupsOf(tenant: Tenant, since: Date): Promise<Group[]> {
    const rows = await readUnanswered(db, tenant.id, since, MOST);
    const dismissals = await readDismissals(db, tenant.id);
    const groups = await groupQuestions(oncePerQuestion(rows), tenant.locale, oneWording);
    return groups.flatMap((byGist) => {
      const keyed = [...byGist].map(([gist, asked]) => {
        const key = dismissalKey(tenant.id, gist);
        const dismissedAt = dismissals.get(key);
        return { key, asked: dismissedAt ? asked.filter((one) => one.asked_at > dismissedAt) : asked };
      });
      const left = keyed.filter(({ asked }) => asked.length > 0);
      if (left.length === 0) return [];
      return [{ keys: left.map(({ key }) => key), asked: left.flatMap(({ asked }) => asked) }];
    });
  }

  /** With what the tenant has by now for it. */
  async function show(tenant: Tenant, { keys, asked }: Group): Promise<UnansweredGroup> {
    const newest = asked.toSorted((a, b) => b.asked_at.getTime() - a.asked_at.getTime());
    const question = usualWording(newest.map((one) => one.question));
    const [{ pins }, { passages, answerable }] = await Promise.all([
      teaching.at(tenant.id, "knowledge", tenant.knowledge_revision),
      searchAsIfAsked(knowledge, tenant, question, [], 1),
    ]);
    const [nearest] = passages;
    return {
      key: keys[0]!,
      question,
      count: asked.length,
      no_answer: asked.filter(({ reasons }) => reasons.has("no_answer")).length,
      unhelpful: asked.filter(({ reasons }) => reasons.has("unhelpful")).length,
      visitors: new Set(asked.map(({ session_id }) => session_id)).size,
      last_asked_at: newest[0]!.asked_at.toISOString(),
      examples: newest.slice(0, EXAMPLES).map((one) => ({
        question: one.question,
        conversation_id: one.conversation_id,
        asked_at: one.asked_at.toISOString(),
      })),
      now: (await pins.find(question)) ? "pin" : answerable.decision === "answer" ? "document" : "nothing",
      nearest: nearest ? { document_id: nearest.documentId, title: nearest.title } : null,
    };
  }

  return {
    async list(tenant, since, limit, after) {
      const groups = await groupsOf(tenant, since);
      const placed = groups
        .map((group) => ({ group, place: placeOf(group.keys[0]!, group.asked) }))
        .sort((a, b) => compare(a.place, b.place));
      const left = after ? placed.filter(({ place }) => compare(place, after) > 0) : placed;
      const items: UnansweredGroup[] = [];
      for (const { group } of left.slice(0, limit)) items.push(await show(tenant, group));
      return { items, total: groups.length, next: left.length > limit ? left[limit - 1]!.place : null };
    },

    async dismiss(tenant, since, key) {
      const group = (await groupsOf(tenant, since)).find(({ keys }) => keys.includes(key));
      if (!group) throw problems.questionNotFound();
      const at = now();
      await dismissQuestions(db, tenant.id, group.keys, { now: at, forget: new Date(at.getTime() - REMEMBERED_MS) });
    },
  };
}

function oncePerQuestion(rows: UnansweredRow[]): Asked[] {
  const found = new Map<string, Asked>();
  for (const { reason, ...row } of rows) {
    const name = `${row.conversation_id} ${row.seq}`;
    const known = found.get(name);
    if (known) known.reasons.add(reason);
    else found.set(name, { ...row, reasons: new Set([reason]) });
  }
  return [...found.values()];
}

/** The most frequent first, then the newest. */
const compare = (a: GroupPlace, b: GroupPlace): number =>
  b.count - a.count || b.lastAskedAt - a.lastAskedAt || (a.key < b.key ? -1 : Number(a.key > b.key));
