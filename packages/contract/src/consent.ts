import { Type, type Static } from "typebox";
import { LocalText } from "./locale.ts";
import { Address, NullableText, OptionalText, Text } from "./text.ts";

const text = { minLength: 1, maxLength: 1000 };
const page = {
  url: Type.Union([Address, Type.Null()], { description: "The page that says more; null: there is none." }),
  version: Text({
    maxLength: 40,
    description: "The tenant's own name for this wording. A new one asks every visitor again.",
    examples: ["2026-11"],
  }),
};

/** What a visitor must agree to before writing, in one language. */
export const Consent = Type.Object({ text: Text(text), ...page });
export type Consent = Static<typeof Consent>;

/** What a tenant's visitors must agree to, in one language or several. */
export const TenantConsent = Type.Object({ text: LocalText(text), ...page });
export type TenantConsent = Static<typeof TenantConsent>;

/** The same as a tenant writes it: `url` may be left out where there is no such page. */
export const PutConsent = Type.Object({ text: LocalText(text), url: Type.Optional(page.url), version: page.version });

/** Body of `POST /api/chat/widget/consent`. */
export const GiveConsent = Type.Object(
  {
    session_id: Text({ minLength: 1, maxLength: 128, description: "The visitor's, as messages carry it." }),
    version: Text({ maxLength: 40, description: "`consent.version` of the settings that were shown." }),
    text: OptionalText({
      maxLength: text.maxLength,
      description:
        "`consent.text` that was shown. Given, it must still be the tenant's: a receipt names no words that nobody read.",
    }),
    locale: OptionalText({ maxLength: 35, description: "BCP 47; the language in which the settings were read." }),
    granted: Type.Optional(
      Type.Boolean({ default: true, description: "False: the visitor refuses, or takes back an earlier consent." }),
    ),
  },
  { $id: "GiveConsent" },
);
export type GiveConsent = Static<typeof GiveConsent>;

/** What the server keeps of a visitor's decision. */
export const ConsentReceipt = Type.Object(
  {
    session_id: Type.String(),
    version: Type.String(),
    text_hash: NullableText(
      "`sha256-` and the SHA-256, in base64url, of the text that was shown in that language; where the tenant names a page, a line feed and the page's address follow the text. Null: nothing was asked.",
    ),
    locale: NullableText("The language of the text that was shown."),
    granted: Type.Boolean(),
    created_at: Type.Unsafe<string | null>({
      type: ["string", "null"],
      format: "date-time",
      description: "When this was decided. The same decision sent again gets the first receipt.",
    }),
    stored: Type.Boolean({ description: "False: the tenant asks for no consent, and nothing was kept." }),
  },
  { $id: "ConsentReceipt" },
);
export type ConsentReceipt = Static<typeof ConsentReceipt>;
