import { Type, type Static } from "typebox";
import { Consent } from "./consent.ts";
import { WishedLocale } from "./locale.ts";
import { ProactiveMessage } from "./proactive.ts";
import { Choice, Text } from "./text.ts";
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

/** Query of `GET /api/chat/widget-settings`. */
export const SettingsQuery = Type.Object({ locale: WishedLocale });
export type SettingsQuery = Static<typeof SettingsQuery>;

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
    consent: Type.Union([Consent, Type.Null()], {
      description:
        "What the visitor must agree to before writing (`POST /api/chat/widget/consent`), in the language wished for; null: nothing.",
    }),
    escalation: Type.Object({ enabled: Type.Boolean(), humans_online: Type.Boolean() }),
    theme: Theme,
    image_hosts: Type.Array(Type.String(), {
      description: "Hosts from which answers may show pictures (`*.` before a name: all below it); empty: none.",
    }),
    texts: Type.Record(Type.String(), Type.String(), {
      description: "The tenant's own words in place of the widget's, in the language wished for, by their keys.",
    }),
    proactive: Type.Array(ProactiveMessage, { description: "What the launcher may say by itself." }),
    locale: Type.String(),
    assistant_name: Type.String(),
    protocol: Type.Literal(1),
  },
  { $id: "WidgetSettings" },
);
export type WidgetSettings = Static<typeof WidgetSettings>;
