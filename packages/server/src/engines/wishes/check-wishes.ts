import { availabilities } from "@widget-chat/contract/product-card.ts";
import type { FieldError } from "../../errors.ts";
import { orders, type Filter } from "./wish.ts";

interface Rule {
  ops: readonly Filter["op"][];
  isRight(value: Filter["value"], op: Filter["op"]): boolean;
  /** What the value must be, in words. */
  is: string;
}

const levels: readonly unknown[] = ["low", "medium", "high"];
const number: Rule = {
  ops: ["eq", "lt", "lte", "gt", "gte"],
  isRight: (value, op) =>
    typeof value === "number" ? Number.isFinite(value) && value >= 0 : op === "eq" && levels.includes(value),
  is: `a number from 0 on, or with the op "eq" one of ${levels.join(", ")}`,
};
const oneOf = (names: readonly unknown[]): Rule => ({
  ops: ["eq"],
  isRight: (value) => names.includes(value),
  is: names.length > 1 ? `one of ${names.join(", ")}` : String(names[0]),
});
const text: Rule = {
  ops: ["eq", "not"],
  isRight: (value) => typeof value === "string" && value.trim() !== "",
  is: "a text that is not empty",
};
const attribute: Rule = { ...text, isRight: (value) => String(value).trim() !== "" };

const rules: Record<string, Rule> = {
  price: number,
  rating: number,
  reviews: number,
  availability: oneOf(availabilities),
  sale: oneOf([true]),
  order: oneOf(orders),
  brand: text,
  category: text,
  words: text,
};
const ATTRIBUTE = /^attributes\.\S/;

/** What of wishes that a program sends means nothing, each with its place among them. */
export const faultsOfWishes = (wishes: readonly Filter[]): FieldError[] =>
  wishes.flatMap(({ field, op, value, currency }, at): FieldError[] => {
    const fault = (member: keyof Filter, code: string, detail: string): FieldError[] => [
      { pointer: `/${at}/${member}`, code, detail },
    ];
    const rule = Object.hasOwn(rules, field) ? rules[field]! : ATTRIBUTE.test(field) ? attribute : null;
    if (!rule)
      return fault(
        "field",
        "enum",
        `must be one of ${Object.keys(rules).join(", ")}, or attributes. with the shop's own name for it`,
      );
    if (!rule.ops.includes(op)) return fault("op", "enum", `must be one of ${rule.ops.join(", ")}, of "${field}"`);
    if (!rule.isRight(value, op)) return fault("value", "format", `must be ${rule.is}, of "${field}"`);
    return currency && field !== "price" ? fault("currency", "format", "is for a price alone") : [];
  });
