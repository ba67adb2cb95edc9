import type { ErrorObject } from "ajv";
import type { Static, TObject, TProperties } from "typebox";
import type { Sieve, Wrong } from "../engines/connectors/sieve.ts";
import { toFieldErrors } from "./field-errors.ts";
import { validatorCompiler } from "./validation.ts";

/** Keeps of an object those members that are as a schema of the contract has them. */
export function sieveOf<Properties extends TProperties>({
  properties,
}: TObject<Properties>): Sieve<Static<TObject<Properties>>> {
  const members = Object.entries(properties).map(([name, schema]) => {
    // A validator takes out of an object what nobody knows, so it is given one.
    const whole = { type: "object", properties: { value: schema } };
    return { name, isRight: validatorCompiler({ schema: whole, method: "POST", url: "", httpPart: "body" }) };
  });
  return (given) => {
    if (typeof given !== "object" || given === null || Array.isArray(given)) return null;
    const named = new Map(Object.entries(given));
    const kept: Record<string, unknown> = {};
    const wrong: Wrong = new Map();
    for (const { name, isRight } of members) {
      const value = named.get(name);
      if (value === undefined) continue;
      if (isRight({ value }) === true) kept[name] = value;
      // What is not known is often said by null.
      else if (value !== null) wrong.set(name, whyNot((isRight as { errors?: ErrorObject[] | null }).errors ?? []));
    }
    return { kept: kept as Partial<Static<TObject<Properties>>>, wrong };
  };
}

/** "amount must be string; currency is required" */
const whyNot = (errors: ErrorObject[]): string =>
  toFieldErrors(errors, "body")
    .map(({ pointer, detail }) => `${pointer.split("/").slice(2).join(".")} ${detail}`.trim())
    .join("; ");
