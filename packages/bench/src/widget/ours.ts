import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { connectAdmin, createTenant, importDocuments } from "@widget-chat/client/admin";
import type { BenchServer } from "../start-server.ts";
import type { Contender } from "./contender.ts";

const TENANT = "bench";
const widget = fileURLToPath(new URL("../../../widget", import.meta.url));

export const ours: Contender = {
  name: "Widget Chat",
  slug: "ours",
  folder: `${widget}/dist`,
  launcher: "chat-widget button",
  snippet: ({ assets, server }) =>
    `<script type="module" src="${assets}/ours/chat-widget.js" data-tenant-id="${TENANT}" data-api-url="${server}"></script>`,
};

export async function buildWidget(): Promise<void> {
  const child = spawn("npm", ["run", "-s", "build", "--prefix", widget], { stdio: ["ignore", "ignore", "inherit"] });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error("The widget could not be built.");
}

/** A tenant that answers from a few documents. */
export async function openShop(server: BenchServer): Promise<void> {
  const admin = connectAdmin({ baseUrl: server.url, apiKey: server.adminKey });
  await createTenant(admin, {
    slug: TENANT,
    name: "Northbank Outfitters",
    rate_limit: 10_000,
    suggestions: ["How long does shipping take?"],
  });
  const document = (title: string, content: string) => ({ title, content, format: "markdown" as const });
  await importDocuments(admin, TENANT, [
    document("Shipping", "Parcels within Germany arrive in two to three working days, in Austria in four."),
    document("Returns", "You can return anything within thirty days. The label lies in the parcel."),
    document("Tents", "Seams are taped. Dry the tent before you pack it, and never wash it in a machine."),
  ]);
}
