import { agesWished } from "./age-wished.ts";
import { quantityOf } from "./measured.ts";
import { saysState, STATE } from "./states.ts";
import { AGE, LOAD, orders, type Filter } from "./wish.ts";
import { measures } from "./words/wish-words.ts";

/** What is wrong with one of many wishes, for programs and for people. */
interface WishFault {
  /** Its place among them, and its member. */
  pointer: string;
  code: string;
  detail: string;
}

interface Rule {
  ops: readonly Filter["op"][];
  isRight(value: Filter["value"], op: Filter["op"]): boolean;
  /** What the value must be, in words. */
  is: string;
}

const SO_MANY = /^\d+(?:[.,]\d+)? \p{L}/u;
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
const quantity: Rule = {
  ops: ["eq", "lt", "lte", "gt", "gte"],
  isRight: (value) => typeof value === "string" && quantityOf(value) !== null,
  is: 'a figure with its unit, such as "16 GB"',
};
const age: Rule = {
  ops: ["eq"],
  isRight: (value) => agesWished(String(value)) !== null,
  is: 'an age, such as "3 years"',
};
const state: Rule = {
  ops: ["eq"],
  isRight: (value) => saysState(String(value)),
  is: 'a state that somebody is in, such as "pregnant"',
};
const attribute: Rule = {
  ops: ["eq", "not", "lt", "lte", "gt", "gte"],
  isRight: (value, op) => (op === "eq" || op === "not" ? String(value).trim() !== "" : SO_MANY.test(String(value))),
  is: 'a text that is not empty, or with a bound how many of something, such as "3 ports"',
};

const rules: Record<string, Rule> = {
  price: number,
  rating: number,
  reviews: number,
  sale: oneOf([true]),
  order: oneOf(orders),
  brand: text,
  category: text,
  words: text,
  quantity,
  [AGE]: age,
  [STATE]: state,
  [LOAD]: { ...quantity, ops: ["gte", "gt"] },
  ...Object.fromEntries(measures.map((measure) => [`quantity.${measure}`, quantity])),
};
const ATTRIBUTE = /^attributes\.\S/;

/** What of wishes that a program sends means nothing. @param availabilities what a product's may be */
export function faultsOfWishes(wishes: readonly Filter[], availabilities: readonly string[]): WishFault[] {
  const all: Record<string, Rule> = { ...rules, availability: oneOf(availabilities) };
  return wishes.flatMap(({ field, op, value, currency }, at): WishFault[] => {
    const fault = (member: keyof Filter, code: string, detail: string): WishFault[] => [
      { pointer: `/${at}/${member}`, code, detail },
    ];
    const rule = Object.hasOwn(all, field) ? all[field]! : ATTRIBUTE.test(field) ? attribute : null;
    if (!rule)
      return fault(
        "field",
        "enum",
        `must be one of ${Object.keys(all).join(", ")}, or attributes. with the shop's own name for it`,
      );
    if (!rule.ops.includes(op)) return fault("op", "enum", `must be one of ${rule.ops.join(", ")}, of "${field}"`);
    if (!rule.isRight(value, op)) return fault("value", "format", `must be ${rule.is}, of "${field}"`);
    return currency && field !== "price" ? fault("currency", "format", "is for a price alone") : [];
  });
}
