import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { says, scriptedEndpoint, type ScriptedEndpoint } from "../src/engines/model/testing/scripted-endpoint.ts";
import { hundeschule, studio } from "./claims/denials.ts";
import { bicycles } from "./claims/bicycles.ts";
import { coursDeLangue, taller } from "./claims/classes.ts";
import { lodging } from "./claims/lodging.ts";
import { gym } from "./claims/gym.ts";
import { museums, software } from "./claims/plans.ts";
import { praxis } from "./claims/surgery.ts";
import { termsAbroad } from "./claims/terms-abroad.ts";
import { terms } from "./claims/terms.ts";
import type { Trade } from "./claims/trade.ts";
import { startApp, type TestApp } from "./start-app.ts";

const trades = {
  bicycles,
  lodging,
  coursDeLangue,
  taller,
  software,
  museums,
  praxis,
  gym,
  studio,
  hundeschule,
  ...terms,
  ...termsAbroad,
};

let endpoint: ScriptedEndpoint;
let app: TestApp;
/** What the model says next; `[name]` cites the passage of that title. */
let sentence = "";
let titles: Record<string, string> = {};
beforeAll(async () => {
  endpoint = await scriptedEndpoint((response, number, request) => {
    const system = endpoint.received[number]!.body.messages[0]!.content;
    const shown = Array.from(system.matchAll(/<passage number="(\d+)" title="([^"]*)"/g));
    const cited = sentence.replace(/\[(\w+)\]/g, (_, name: string) => {
      const passage = shown.find(([, , title]) => title!.startsWith(titles[name]!));
      if (!passage) throw new Error(`The model was not shown “${titles[name]}”.`);
      return `[${passage[1]}]`;
    });
    says(cited)(response, number, request);
  });
  app = await startApp({ env: { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small" } });
});
afterAll(async () => {
  await app.stop();
  await endpoint.close();
});

async function open({ locale, documents }: Trade): Promise<Tenant> {
  const tenant = await app.createTenant({ locale, rate_limit: 10_000 });
  for (const { title, content } of Object.values(documents))
    await app.admin("POST", `/api/admin/tenants/${tenant.id}/documents`, { title, content, format: "markdown" });
  titles = Object.fromEntries(Object.entries(documents).map(([name, { title }]) => [name, title]));
  return tenant;
}

let sessions = 0;
/** Whether a visitor reads the whole of what the model says. */
async function isShown(tenant: Tenant, message: string, said: string): Promise<boolean> {
  sentence = said;
  const asked = endpoint.received.length;
  const { response } = await app.send(tenant.id, { message, session_id: `session-${++sessions}` });
  if (endpoint.received.length === asked) throw new Error(`The model was not asked: ${message} ${response}`);
  const plain = (text: string): string => text.replace(/\s*\[\w+\]/g, "").trim();
  return plain(response).startsWith(plain(said));
}

test.each(Object.entries(trades))(
  "of what a model says, visitors read what is so and nothing else: %s",
  async (_, trade) => {
    const tenant = await open(trade);
    const lost: string[] = [];
    const told: string[] = [];
    for (const { question, honest, false: wrong } of trade.asked) {
      for (const said of honest) if (!(await isShown(tenant, question, said))) lost.push(said);
      for (const said of wrong) if (await isShown(tenant, question, said)) told.push(said);
    }
    expect({ lost, told }).toEqual({ lost: [], told: [] });
  },
);
