import type { ErrorObject } from "ajv";
import type { FieldError } from "../errors.ts";

/** What ajv found, for people: one entry a place. */
export function toFieldErrors(errors: ErrorObject[], part: string): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const error of withoutOtherKinds(errors)) {
    const missing = error.keyword === "required" ? `/${String(error.params["missingProperty"])}` : "";
    const path = `${error.instancePath}${missing}`;
    const pointer = part === "body" ? path : path.slice(1);
    if (!found.has(pointer))
      found.set(pointer, { pointer, code: error.keyword.replace(/^x-/, ""), detail: describe(error) });
  }
  return [...found.values()];
}

/** Of a value that may be of several kinds: what is wrong with it as the kind that it is, else which kinds there are. */
function withoutOtherKinds(errors: ErrorObject[]): ErrorObject[] {
  const left: ErrorObject[] = [];
  for (const error of errors) {
    let from = left.length;
    // What is wrong with each kind comes just before the union itself.
    if (error.keyword === "anyOf") while (from > 0 && kindOf(error, left[from - 1]!) !== null) from--;
    const ofUnion = left.splice(from);
    if (error.keyword !== "anyOf") left.push(error);
    else for (const one of ofOwnKind(error, ofUnion)) left.push(one);
  }
  return left;
}

function ofOwnKind(union: ErrorObject, errors: ErrorObject[]): ErrorObject[] {
  const misfits = errors.filter(
    ({ keyword, instancePath }) => keyword === "type" && instancePath === union.instancePath,
  );
  const misfitting = new Set(misfits.map((error) => kindOf(union, error)));
  const fitting = errors.filter((error) => !misfitting.has(kindOf(union, error)));
  const types = misfits.flatMap(({ params }) => params["type"] as string | string[]);
  return fitting.length > 0 ? fitting : [{ ...union, keyword: "type", params: { type: types } }];
}

/** Which of a union's kinds an error is about; null: it is about something else. */
function kindOf(union: ErrorObject, { schemaPath, instancePath }: ErrorObject): string | null {
  return schemaPath.startsWith(`${union.schemaPath}/`) && `${instancePath}/`.startsWith(`${union.instancePath}/`)
    ? (schemaPath.slice(union.schemaPath.length + 1).split("/", 1)[0] as string)
    : null;
}

function describe(error: ErrorObject): string {
  const expected = expectation(error);
  return error.propertyName === undefined
    ? expected
    : `has a member named ${JSON.stringify(error.propertyName.slice(0, 80))}, and such a name ${expected}`;
}

function expectation({ keyword, params, message, parentSchema, instancePath }: ErrorObject): string {
  const limit = Number(params["limit"]);
  const { properties } = (parentSchema ?? {}) as { properties?: object };
  const what = (parentSchema as { "x-is"?: string } | undefined)?.["x-is"];
  switch (keyword) {
    case "required":
      return "is required";
    case "minLength":
      return limit === 1 ? "must not be empty" : `must have at least ${limit} characters`;
    case "maxLength":
      return `must have at most ${limit} characters`;
    case "minItems":
    case "minProperties":
      return limit === 1 ? "must not be empty" : `must have at least ${limit} members`;
    case "maxItems":
    case "maxProperties":
      return `must have at most ${limit} members`;
    case "minimum":
      return `must be at least ${limit}`;
    case "maximum":
      return `must be at most ${limit}`;
    case "enum":
      return `must be one of ${(params["allowedValues"] as unknown[]).filter((value) => value !== null).join(", ")}`;
    case "type":
      // Of a body itself all that it may have stands in the reference.
      return properties && !what && instancePath !== ""
        ? `must be an object with ${Object.keys(properties).join(", ")}`
        : `must be ${what ?? [params["type"]].flat().join(" or ")}`;
    case "pattern":
      return what ? `must be ${what}` : "is not valid";
    case "format":
      if (params["format"] === "email-address") return "must be an e-mail address";
      return params["format"] === "text"
        ? "must not contain NUL or half a surrogate pair"
        : `must be ${what ?? `a ${params["format"]}`}`;
    default:
      return message ?? "is not valid";
  }
}
