import type { Pin, PutPin } from "@widget-chat/contract/admin/pin.ts";
import type { PinnedAnswer, PinsTool } from "../assistant/tools.ts";
import { problems } from "../../errors.ts";
import type { Taught, Teaching } from "./teaching.ts";
import type { Db } from "../../db/database.ts";
import { findPin, insertPin, TaughtMeanwhileError, updatePin, type PinRow, type PinValues } from "../../db/pins.ts";

/** How often a write is tried that other servers come before. */
const ROUNDS = 20;

/** Finds the pinned answers of any tenant. */
export interface PinsSearch extends PinsTool {
  /** @param revision the tenant's `knowledge_revision` that must be seen at least; left out: the newest */
  find(tenantId: string, question: string, revision?: number): Promise<PinnedAnswer | null>;
}

/** Finds the pinned answers of any tenant, and writes them, no two with the same question. */
export interface Pins extends PinsSearch {
  /** Throws `pin_taken`, `pins_full`, `tenant_not_found`; `overloaded` where other servers are quicker again and again. */
  add(tenantId: string, values: PinValues): Promise<PinRow>;
  /** Throws the same. @returns null: there is no such pin */
  change(tenantId: string, id: string, values: Partial<PinValues>): Promise<PinRow | null>;
}

export function openPins(db: Db, teaching: Teaching): Pins {
  const find: PinsSearch["find"] = async (tenantId, question, revision) => {
    const { pins } = await teaching.at(tenantId, "knowledge", revision ?? null);
    return pins.find(question);
  };

  /** The end of what was put in line last for each tenant. */
  const lines = new Map<string, Promise<void>>();

  /** One write of a tenant after the other: only other servers' can come between reading and writing. */
  function byNewest<Result>(tenantId: string, write: (taught: Taught) => Promise<Result>): Promise<Result> {
    const own = (lines.get(tenantId) ?? Promise.resolve()).then(() => tryByNewest(tenantId, write));
    const over = own.then(
      () => {},
      () => {},
    );
    lines.set(tenantId, over);
    void over.then(() => lines.get(tenantId) === over && lines.delete(tenantId));
    return own;
  }

  /** Writes by what is taught just now; where something else has been meanwhile, by that. */
  async function tryByNewest<Result>(tenantId: string, write: (taught: Taught) => Promise<Result>): Promise<Result> {
    for (let round = 0; round < ROUNDS; round++) {
      try {
        return await write(await teaching.at(tenantId, "knowledge", null));
      } catch (error) {
        if (!(error instanceof TaughtMeanwhileError)) throw error;
      }
    }
    throw problems.overloaded();
  }

  return {
    find,
    add: (tenantId, values) =>
      byNewest(tenantId, async ({ pins, revisions }) => {
        await checkFree(pins, values, null);
        return insertPin(db, tenantId, values, revisions.teaching_revision);
      }),
    change: (tenantId, id, values) =>
      byNewest(tenantId, async ({ pins, revisions }) => {
        const before = await findPin(db, tenantId, id);
        if (!before) return null;
        if (values.questions || values.active) await checkFree(pins, { ...before, ...values }, id);
        return updatePin(db, tenantId, id, values, revisions.teaching_revision);
      }),
  };
}

/** Throws `pin_taken` where another pin than `own` has one of the questions; one that is not given has time. */
async function checkFree(
  pins: Taught["pins"],
  { questions, active }: Pick<PinValues, "questions" | "active">,
  own: string | null,
): Promise<void> {
  if (!active) return;
  const holders = await Promise.all(questions.map((question) => pins.holderOf(question)));
  const taken = holders.flatMap((holder, at) =>
    holder && holder.id !== own ? [{ at, question: questions[at]!, pin: holder.id }] : [],
  );
  if (taken.length > 0) throw problems.pinTaken(taken);
}

/** A pin as the admin API shows it. */
export const showPin = ({ created_at, updated_at, ...pin }: PinRow): Pin => ({
  ...pin,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

/** What is stored of a pin; what is left out has its default. */
export const pinValues = ({ questions, answer, url = null, title = null, active = true }: PutPin): PinValues => ({
  questions,
  answer,
  url,
  title,
  active,
});
