import { Type, type Static } from "typebox";
import { Locale, LocalText } from "../locale.ts";
import { Mode } from "../mode.ts";
import { PutConsent, TenantConsent } from "../consent.ts";
import { ProactiveRule } from "../proactive.ts";
import { Address, Choice, OptionalText, Text, Timestamp } from "../text.ts";
import { Theme } from "../theme.ts";
import { PrechatField } from "../widget-settings.ts";
import { Connector, connectors, PutConnector } from "./connector.ts";

const Slug = Type.String({
  pattern: "^(?![0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$",
  "x-is":
    "1 to 63 lower-case letters (a–z), digits and hyphens, with no hyphen at either end, and not shaped like an id",
  description: "Names the tenant in addresses and headers: a–z, 0–9 and hyphens, and not shaped like an id.",
  examples: ["my-shop"],
});
const Origin = Text({
  pattern: "^https?://[^/\\s?#@*]+/?$",
  "x-is": "the scheme, host and port of a site, without a path, such as https://shop.example",
  maxLength: 300,
  description: "Scheme, host and port, without a path: `https://shop.example`.",
});
const ImageHost = Text({
  pattern:
    "^(\\*\\.(?=.*\\.))?[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
  "x-is":
    "the name of a host, without scheme, port or path, such as cdn.shop.example, or *.shop.example for all below it",
  maxLength: 253,
  description: "A host's name without scheme or port; `*.shop.example` for all below `shop.example`.",
  examples: ["cdn.shop.example"],
});
const TextKey = Type.String({
  pattern: "^[a-z][A-Za-z0-9.]{0,60}$",
  "x-is": "a lower-case letter (a–z) and then letters, digits and points, 61 in all at most",
});
const Texts = Type.Record(
  Locale,
  Type.Record(TextKey, Text({ minLength: 1, maxLength: 500 }), { maxProperties: 200, propertyNames: TextKey }),
  {
    maxProperties: 30,
    propertyNames: Locale,
    description:
      'Your own words in place of the widget\'s, a locale: `{"de": {"placeholder": "Ihre Frage"}}`. What is left out stays the widget\'s.',
  },
);
const Escalation = Type.Object({
  enabled: Type.Boolean({ description: "Whether the assistant offers a person." }),
  message: OptionalText({ maxLength: 1000, description: "What the visitor reads when a person has been called." }),
});

const settings = {
  name: Text({ minLength: 1, maxLength: 200 }),
  active: Type.Boolean({ description: "Whether the widget answers at all." }),
  assistant_name: Type.Union([Text({ minLength: 1, maxLength: 80 }), Type.Null()], {
    description: "Null, as to begin with: the server calls it an assistant, in the visitor's language.",
  }),
  avatar_url: Type.Union([Address, Type.Null()]),
  default_mode: Mode,
  rag_active: Type.Boolean(),
  ecommerce_active: Type.Boolean(),
  locale: Locale,
  welcome_message: Type.Union([...LocalText({ maxLength: 1000 }).anyOf, Type.Null()], {
    description:
      'One text, or one a locale: `{"en": "Hello", "de": "Hallo"}`; null, as to begin with: the server greets in the visitor\'s language.',
  }),
  suggestions: Type.Array(Text({ minLength: 1, maxLength: 120 }), { maxItems: 4 }),
  limit_message: Type.Union([Text({ minLength: 1, maxLength: 1000 }), Type.Null()], {
    description:
      "What visitors read once the plan is used up; null, as to begin with: the assistant's own words, in the visitor's language.",
  }),
  monthly_limit: Type.Unsafe<number | null>({
    type: ["integer", "null"],
    minimum: 0,
    maximum: 2147483647,
    description: "Answers a month (UTC); null: no limit.",
  }),
  model_monthly_budget: Type.Unsafe<number | null>({
    type: ["number", "null"],
    minimum: 0,
    maximum: 1e12,
    description:
      "What answers written by a model may cost a month (UTC): in the operator's currency or, where the server has no prices, in tokens. Once it is used up, answers are quoted from the documents. Null: no limit.",
  }),
  rate_limit: Type.Integer({ minimum: 1, maximum: 10000, description: "Messages a minute for one visitor." }),
  prechat_enabled: Type.Boolean({ description: "Whether visitors fill in a form first." }),
  prechat_fields: Type.Array(PrechatField, {
    maxItems: 3,
    "x-unique": "name",
    description:
      "Each name once, and at least one while the form is on. To begin with: the name, and the e-mail address, which is required.",
  }),
  consent: Type.Union([PutConsent, Type.Null()], {
    description:
      "What a visitor must agree to before writing; null: nothing. The server refuses messages of those who have not agreed to this version and wording.",
  }),
  allowed_origins: Type.Array(Origin, { maxItems: 100, description: "Empty: any origin." }),
  theme: Theme,
  image_hosts: Type.Array(ImageHost, {
    maxItems: 50,
    description: "Hosts from which answers may show pictures; empty: none.",
  }),
  texts: Texts,
  proactive: Type.Array(ProactiveRule, {
    maxItems: 10,
    "x-unique": "id",
    description: "Messages that the launcher may show by itself. Each id once.",
  }),
  csat_enabled: Type.Boolean({
    description: "Whether visitors are asked for a score. While it is off, none is stored.",
  }),
  escalation: Escalation,
  live_products: Type.Union([PutConnector("live_products"), Type.Null()], {
    description:
      "Your endpoint that tells what products cost and whether they can be had at the moment of an answer (`webhooks`, `live_products`); null: the catalogue's own data count. Null takes its secret away, too.",
  }),
  order_status: Type.Union([PutConnector("order_status"), Type.Null()], {
    description:
      "Your endpoint that tells how an order stands, asked with its number and the e-mail address it was placed with (`webhooks`, `order_status`); null: orders are not looked up. Null takes its secret away, too.",
  }),
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
    consent: Type.Union([TenantConsent, Type.Null()], {
      description: "What a visitor must agree to before writing; null: nothing.",
    }),
    live_products: Type.Union([Connector, Type.Null()], {
      description: "What tells prices and stock at the moment of an answer; null: nothing.",
    }),
    order_status: Type.Union([Connector, Type.Null()], { description: "What tells how orders stand; null: nothing." }),
    connectors_with_secret: Type.Array(Choice(connectors), {
      description: "Which of these two have a secret to sign with. Without one, nothing is asked.",
    }),
    identity_enabled: Type.Boolean({
      description: "Whether the tenant has an identity secret, so that visitors can prove who they are.",
    }),
    created_at: Timestamp,
    updated_at: Timestamp,
    usage: Type.Object({
      month: Type.String({ description: "`YYYY-MM`, UTC." }),
      used: Type.Integer(),
      limit: Type.Unsafe<number | null>({ type: ["integer", "null"] }),
      warning: Type.Unsafe<"near_limit" | "limit_reached" | null>({
        type: ["string", "null"],
        enum: ["near_limit", "limit_reached", null],
        description: "`near_limit` from 80 % of the plan on, `limit_reached` once visitors read `limit_message`.",
      }),
      model: Type.Object(
        {
          input_tokens: Type.Integer(),
          output_tokens: Type.Integer(),
          cost: Type.Unsafe<number | null>({
            type: ["number", "null"],
            description: "In the operator's currency; null: the server has no prices.",
          }),
          budget: Type.Unsafe<number | null>({
            type: ["number", "null"],
            description: "The tenant's `model_monthly_budget`.",
          }),
          warning: Type.Unsafe<"near_limit" | "limit_reached" | null>({
            type: ["string", "null"],
            enum: ["near_limit", "limit_reached", null],
            description:
              "`near_limit` from 80 % of the budget on, `limit_reached` once too little is left for a call, so that answers come without the model.",
          }),
        },
        {
          description:
            "What the model took for the tenant this month. While an answer is written, what it may take at most is counted.",
        },
      ),
    }),
  },
  { $id: "Tenant" },
);
export type Tenant = Static<typeof Tenant>;

/** Answer of `POST /api/admin/tenants/{tenant}/identity-secret`, the only one that shows the secret. */
export const IdentitySecret = Type.Object(
  {
    identity_secret: Type.String({
      description:
        "Sign visitor tokens (HS256) with this text as it stands, on your own server only. It is not shown again.",
    }),
  },
  { $id: "IdentitySecret" },
);
export type IdentitySecret = Static<typeof IdentitySecret>;
