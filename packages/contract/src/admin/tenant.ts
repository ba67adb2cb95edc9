import { Type, type Static } from "typebox";
import { Mode } from "../mode.ts";
import { Address, OptionalText, Text, Timestamp } from "../text.ts";
import { Theme } from "../theme.ts";
import { Consent, PrechatField } from "../widget-settings.ts";

const Slug = Type.String({
  pattern: "^(?![0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$",
  description: "Names the tenant in addresses and headers: a–z, 0–9 and hyphens, and not shaped like an id.",
  examples: ["my-shop"],
});
const Locale = Type.String({ format: "locale", pattern: "^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$", examples: ["en"] });
const Origin = Text({
  pattern: "^https?://[^/\\s?#@*]+/?$",
  maxLength: 300,
  description: "Scheme, host and port, without a path: `https://shop.example`.",
});
const WelcomeMessage = Type.Union(
  [
    Text({ maxLength: 1000 }),
    Type.Record(Locale, Text({ maxLength: 1000 }), { minProperties: 1, propertyNames: Locale }),
  ],
  {
    description: 'One text, or one a locale: `{"en": "Hello", "de": "Hallo"}`.',
  },
);
const Escalation = Type.Object({
  enabled: Type.Boolean({ description: "Whether the assistant offers a person." }),
  message: OptionalText({ maxLength: 1000, description: "What the visitor reads when a person has been called." }),
});

const settings = {
  name: Text({ minLength: 1, maxLength: 200 }),
  active: Type.Boolean({ description: "Whether the widget answers at all." }),
  assistant_name: Text({ minLength: 1, maxLength: 80 }),
  avatar_url: Type.Union([Address, Type.Null()]),
  default_mode: Mode,
  rag_active: Type.Boolean(),
  ecommerce_active: Type.Boolean(),
  locale: Locale,
  welcome_message: WelcomeMessage,
  suggestions: Type.Array(Text({ minLength: 1, maxLength: 120 }), { maxItems: 4 }),
  limit_message: Text({ minLength: 1, maxLength: 1000 }),
  monthly_limit: Type.Unsafe<number | null>({
    type: ["integer", "null"],
    minimum: 0,
    maximum: 2147483647,
    description: "Answers a month (UTC); null: no limit.",
  }),
  rate_limit: Type.Integer({ minimum: 1, maximum: 10000, description: "Messages a minute for one visitor." }),
  prechat_enabled: Type.Boolean({ description: "Whether visitors fill in a form first." }),
  prechat_fields: Type.Array(PrechatField, {
    maxItems: 3,
    "x-unique": "name",
    description:
      "Each name once, and at least one while the form is on. To begin with: the name, and the e-mail address, which is required.",
  }),
  consent: Type.Union([Consent, Type.Null()]),
  allowed_origins: Type.Array(Origin, { maxItems: 100, description: "Empty: any origin." }),
  theme: Theme,
  csat_enabled: Type.Boolean({
    description: "Whether visitors are asked for a score. While it is off, none is stored.",
  }),
  escalation: Escalation,
};

/** Body of `POST /api/admin/tenants`: only `slug` and `name` are required. */
export const CreateTenant = Type.Object(
  { ...Type.Partial(Type.Object(settings)).properties, slug: Slug, name: settings.name },
  { $id: "CreateTenant" },
);
export type CreateTenant = Static<typeof CreateTenant>;

/** Body of `PATCH /api/admin/tenants/{tenant}`: what is given replaces, what is not stays. */
export const PatchTenant = Type.Object(
  { ...Type.Partial(Type.Object(settings)).properties, slug: Type.Optional(Slug) },
  { $id: "PatchTenant" },
);
export type PatchTenant = Static<typeof PatchTenant>;

/** A tenant as the admin API shows it. */
export const Tenant = Type.Object(
  {
    id: Type.String({ format: "uuid" }),
    slug: Slug,
    ...settings,
    created_at: Timestamp,
    updated_at: Timestamp,
    usage: Type.Object({
      month: Type.String({ description: "`YYYY-MM`, UTC." }),
      used: Type.Integer(),
      limit: Type.Unsafe<number | null>({ type: ["integer", "null"] }),
    }),
  },
  { $id: "Tenant" },
);
export type Tenant = Static<typeof Tenant>;
