import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { WidgetSettings } from "@widget-chat/contract/widget-settings.ts";
import { Value } from "typebox/value";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const settings = async (tenant: Tenant): Promise<WidgetSettings> =>
  (await app.get(tenant.slug, "/api/chat/widget-settings")).json<WidgetSettings>();

describe("the settings", () => {
  test("of a tenant that changed nothing are those a widget can start with", async () => {
    const body = await settings(await app.createTenant({}));
    expect([...Value.Errors(WidgetSettings, body)]).toEqual([]);
    expect(body).toEqual({
      widget_prechat_enabled: false,
      widget_prechat_fields: [
        { name: "customer_name", label: "", type: "text", required: false },
        { name: "customer_email", label: "", type: "email", required: true },
      ],
      widget_rate_limit: 20,
      widget_rate_limit_window: 60,
      message_max_length: 4000,
      csat: { enabled: true, min: 1, max: 5, ask_feedback: true },
      consent: null,
      escalation: { enabled: false, humans_online: false },
      theme: {},
      image_hosts: [],
      texts: {},
      proactive: [],
      locale: "en",
      assistant_name: "Assistant",
      protocol: 1,
    });
  });

  test("are what the tenant set", async () => {
    const fields = [
      { name: "customer_name", label: "Your name", type: "text", required: true },
      { name: "customer_email", label: "", type: "email", required: false },
    ] as const;
    const consent = { text: "We keep what you write.", url: "https://shop.example/privacy", version: "2" };
    const theme = { accent: "#3355ff", color_scheme: "dark", position: "left", radius: 12 } as const;
    const tenant = await app.createTenant({
      prechat_enabled: true,
      prechat_fields: [...fields],
      rate_limit: 7,
      csat_enabled: false,
      consent,
      escalation: { enabled: true, message: "A person will write to you." },
      theme,
      locale: "de-AT",
      assistant_name: "Ada",
    });
    const body = await settings(tenant);
    expect([...Value.Errors(WidgetSettings, body)]).toEqual([]);
    expect(body).toMatchObject({
      widget_prechat_enabled: true,
      widget_prechat_fields: fields,
      widget_rate_limit: 7,
      csat: { enabled: false },
      consent,
      escalation: { enabled: true, humans_online: false },
      theme,
      locale: "de-AT",
      assistant_name: "Ada",
    });
  });

  test("show nothing of the tenant that is not the widget's business", async () => {
    const tenant = await app.createTenant({
      monthly_limit: 77,
      allowed_origins: ["https://secret.example"],
      limit_message: "secret",
    });
    const { body } = await app.get(tenant.slug, "/api/chat/widget-settings");
    expect(body).not.toMatch(/secret|77|monthly|allowed_origins|usage/);
    expect(body).not.toContain(tenant.id);
  });
});
