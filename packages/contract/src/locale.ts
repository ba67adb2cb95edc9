import { Type } from "typebox";
import { Text } from "./text.ts";

/** A language tag (BCP 47): `en`, `de-AT`. */
export const Locale = Type.String({
  format: "locale",
  pattern: "^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$",
  "x-is": "a language tag, such as en or de-AT",
  examples: ["en"],
});

/** The language that a visitor wishes for, in a query. */
export const WishedLocale = Type.Optional(
  Type.String({ maxLength: 35, description: "BCP 47; picks a translation where there is one." }),
);

/** One text for everybody, or one a locale: `{"en": "Hello", "de": "Hallo"}`. */
export const LocalText = (limits: { minLength?: number; maxLength: number }) =>
  Type.Union(
    [Text(limits), Type.Record(Locale, Text(limits), { minProperties: 1, maxProperties: 30, propertyNames: Locale })],
    { description: 'One text, or one a locale: `{"en": "Hello", "de": "Hallo"}`.' },
  );
