import type { ErrorObject } from "ajv";
import { VisitorClaims } from "@widget-chat/contract/visitor-token.ts";
import { decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from "jose";
import type { TObject } from "typebox";
import type { Tenant } from "../db/tenants.ts";
import { problems } from "../errors.ts";
import { toFieldErrors } from "./field-errors.ts";
import { tidier } from "./plugins/optional-strings.ts";
import { validatorCompiler } from "./validation.ts";

type TokenTenant = Pick<Tenant, "id" | "slug" | "identity_secret">;

const LEEWAY_SECONDS = 60;
const schema: TObject = VisitorClaims;
const validate = validatorCompiler({ schema, method: "POST", url: "", httpPart: "body" });
const tidy = tidier(schema);

/** Who the visitor is, as the tenant's own server says. Throws `identity_invalid`, which says what to mend. */
export async function readVisitorToken(token: string, tenant: TokenTenant, now: Date): Promise<VisitorClaims> {
  if (tenant.identity_secret === null)
    throw problems.identityInvalid(
      "No identity secret is set for this tenant, so no visitor token can be read. `POST /api/admin/tenants/{tenant}/identity-secret` makes one; until then send no X-Visitor-Token.",
    );
  const claims = await verify(token, tenant.identity_secret, now);
  const { aud } = claims;
  if (aud !== undefined && ![aud].flat().some((one) => one === tenant.slug || one === tenant.id))
    throw problems.identityInvalid(
      "The visitor token is not for this tenant: its `aud` names somebody else. Put the tenant's slug or id there, or leave `aud` out.",
    );
  tidy?.(claims);
  if (validate(claims) !== true) {
    const [fault] = toFieldErrors((validate as { errors?: ErrorObject[] }).errors ?? [], "claims");
    throw problems.identityInvalid(
      `The visitor token's claim \`${fault?.pointer}\` ${fault?.detail}. Sign a token with that put right.`,
    );
  }
  return claims as VisitorClaims;
}

async function verify(token: string, secret: string, now: Date): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ["HS256"],
      clockTolerance: LEEWAY_SECONDS,
      currentDate: now,
      requiredClaims: ["sub", "exp"],
    });
    return payload;
  } catch (error) {
    throw problems.identityInvalid(explain(error, token, now));
  }
}

function explain(error: unknown, token: string, now: Date): string {
  const clock = `the server's clock says ${now.toISOString()}`;
  if (error instanceof errors.JOSEAlgNotAllowed)
    return `The visitor token's algorithm is ${algorithmOf(token)}, and only HS256 is read. Sign it with HS256 and the tenant's identity secret.`;
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return "The visitor token was signed with another secret, or was changed since. Sign it with the tenant's newest identity secret, taken as the text it is and not decoded.";
  if (error instanceof errors.JWTExpired)
    return `The visitor token expired at ${timeOf(error.payload.exp)}, and ${clock}. Sign a new one for each page view or ask for one when it is needed; if it is new, set the clock of the server that signs right.`;
  if (error instanceof errors.JWTClaimValidationFailed) {
    const { claim, reason, payload } = error;
    if (reason === "missing")
      return `The visitor token lacks the claim \`${claim}\`. Sign one with \`sub\` and \`exp\`.`;
    if (claim === "nbf" && reason === "check_failed")
      return `The visitor token is not valid before ${timeOf(payload.nbf)}, and ${clock}. Set the clock of the server that signs right.`;
    return `The visitor token's claim \`${claim}\` must be a number of seconds since 1970. Sign one with that put right.`;
  }
  return "X-Visitor-Token is not a JWT: three parts in base64url with a dot between them, claims in the second. Send the token alone, without quotes or `Bearer`.";
}

const algorithmOf = (token: string): string => String(decodeProtectedHeader(token).alg).slice(0, 20);

/** Seconds since 1970 as a date; a token may claim any number. */
function timeOf(seconds: number | undefined): string {
  const date = new Date((seconds ?? NaN) * 1000);
  return Number.isNaN(date.getTime()) ? `${seconds} s after 1970` : date.toISOString();
}
