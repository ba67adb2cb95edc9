import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { expect, test } from "vitest";
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
import { useClaimingModel } from "./claims/claiming-model.ts";

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

const model = useClaimingModel();

async function open({ locale, documents }: Trade): Promise<Tenant> {
  const tenant = await model.app.createTenant({ locale, rate_limit: 10_000 });
  for (const { title, content } of Object.values(documents))
    await model.app.admin("POST", `/api/admin/tenants/${tenant.id}/documents`, { title, content, format: "markdown" });
  model.titles = Object.fromEntries(Object.entries(documents).map(([name, { title }]) => [name, title]));
  return tenant;
}

let sessions = 0;
/** Whether a visitor reads the whole of what the model says. */
async function isShown(tenant: Tenant, message: string, said: string): Promise<boolean> {
  model.sentence = said;
  const asked = model.asked;
  const { response } = await model.app.send(tenant.id, { message, session_id: `session-${++sessions}` });
  if (model.asked === asked) throw new Error(`The model was not asked: ${message} ${response}`);
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
