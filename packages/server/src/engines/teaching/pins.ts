import type { Pin, PutPin } from "@widget-chat/contract/admin/pin.ts";
import type { PinnedAnswer, PinsTool } from "../assistant/tools.ts";
import type { Teaching } from "./teaching.ts";
import type { PinRow, PinValues } from "../../db/pins.ts";

/** Finds the pinned answers of any tenant. */
export interface PinsSearch extends PinsTool {
  /** @param revision the tenant's `knowledge_revision` that must be seen at least; left out: the newest */
  find(tenantId: string, question: string, revision?: number): Promise<PinnedAnswer | null>;
}

export const openPins = (teaching: Teaching): PinsSearch => ({
  async find(tenantId, question, revision) {
    const { pins } = await teaching.at(tenantId, "knowledge", revision ?? null);
    return pins.find(question);
  },
});

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
