import { Type, type Static } from "typebox";
import { Address, Choice, Text } from "./text.ts";
import { Theme } from "./theme.ts";

export const customerFields = ["customer_name", "customer_email", "customer_phone"] as const;

/** One field of the pre-chat form. */
export const PrechatField = Type.Object({
  name: Choice(customerFields),
  label: Text({ maxLength: 80, description: "Empty: the widget's own word in the visitor's language." }),
  type: Choice(["text", "email", "tel"]),
  required: Type.Boolean(),
});
export type PrechatField = Static<typeof PrechatField>;

/** What a visitor must agree to before writing. */
export const Consent = Type.Object({
  text: Text({ minLength: 1, maxLength: 1000 }),
  url: Type.Union([Address, Type.Null()]),
  version: Text({ maxLength: 40 }),
});
export type Consent = Static<typeof Consent>;

/** How the tenant's widget behaves: the specification's three members first. */
export const WidgetSettings = Type.Object(
  {
    widget_prechat_enabled: Type.Boolean(),
    widget_prechat_fields: Type.Array(PrechatField),
    widget_rate_limit: Type.Integer({ description: "Messages a window." }),
    widget_rate_limit_window: Type.Integer({ description: "Seconds." }),
    message_max_length: Type.Integer(),
    csat: Type.Object({
      enabled: Type.Boolean(),
      min: Type.Integer(),
      max: Type.Integer(),
      ask_feedback: Type.Boolean(),
    }),
    consent: Type.Union([Consent, Type.Null()]),
    escalation: Type.Object({ enabled: Type.Boolean(), humans_online: Type.Boolean() }),
    theme: Theme,
    locale: Type.String(),
    assistant_name: Type.String(),
    protocol: Type.Literal(1),
  },
  { $id: "WidgetSettings" },
);
export type WidgetSettings = Static<typeof WidgetSettings>;
