import { connect } from "@widget-chat/client";
import type { LitElement } from "lit";
import { Conversation, type ConversationDeps } from "./controllers/conversation.ts";
import { Tenant } from "./controllers/tenant.ts";
import type { PanelSetting } from "./panel-door.ts";
import { Session } from "./session.ts";
import { Visitor } from "./visitor.ts";

/** A limit that a server asks us to wait for longer than this (in ms) is told to the visitor, not waited for in silence. */
const silentWait = 1000;

export interface AssemblyDeps extends Pick<ConversationDeps, "report" | "words" | "onFailure" | "onShown"> {
  setting(): PanelSetting;
}

/** What a panel talks through: server, session, visitor, conversation and tenant, tied to each other. */
export function assemble(host: LitElement, { setting, ...deps }: AssemblyDeps) {
  const { apiUrl, tenantId } = setting();
  const connection = connect({ baseUrl: apiUrl, tenantId, retry: { longestPauseMs: silentWait } });
  const session = new Session(apiUrl, tenantId, {
    storage: () => localStorage,
    // A panel that was taken away is that of a visitor who has gone.
    mayStore: () => host.isConnected && (setting().consent !== "required" || session.read().consent !== null),
    life: () => (setting().persistMinutes ?? Infinity) * 60_000,
    onChange: () => host.requestUpdate(),
  });
  const conversation = new Conversation(host, {
    ...deps,
    connection,
    session,
    token: () => setting().getToken?.() ?? null,
  });
  const tenant = new Tenant(host, {
    connection,
    restore: (signal) => conversation.restore(signal),
    onFailure: deps.onFailure,
  });
  return { connection, session, conversation, tenant, visitor: new Visitor({ session, setting }) };
}
