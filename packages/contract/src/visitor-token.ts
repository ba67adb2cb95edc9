import { Type, type Static } from "typebox";
import { OptionalText, Text } from "./text.ts";

/** `X-Visitor-Token`: who the visitor is, signed by the tenant's own server. */
export const VisitorToken = Type.Optional(
  Type.String({
    description:
      "Proves who the visitor is: a JWT that the tenant's own server signed (HS256) with its identity secret. Claims: `sub` (the tenant's id of the visitor, at most 200 characters) and `exp`, and as it likes `name`, `email`, `phone`, which win over `customer_*`, and `aud` (the tenant's slug or id). Clocks may differ by 60 s. One that does not hold is refused with `identity_invalid`, whose `detail` says why. Send it as this header only, never in an address.",
  }),
);

/** What of a visitor token says who the visitor is. */
export const VisitorClaims = Type.Object({
  sub: Text({ minLength: 1, maxLength: 200 }),
  name: OptionalText({ maxLength: 200, "x-trim": true }),
  email: OptionalText({ maxLength: 320, "x-trim": true, format: "email-address" }),
  phone: OptionalText({ maxLength: 40, "x-trim": true }),
});
export type VisitorClaims = Static<typeof VisitorClaims>;
