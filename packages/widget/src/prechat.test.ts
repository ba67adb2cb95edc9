import { loadWords, wantAll } from "./locales/load-words.ts";
import type { PrechatField, WidgetSettings } from "@widget-chat/contract/widget-settings.ts";
import { expect, test } from "vitest";
import { say } from "./locales/words.ts";
import { asksFirst } from "./asks-first.ts";
import { faultOf, labelOf } from "./prechat.ts";

await wantAll();
const words = await loadWords("en");

const email: PrechatField = { name: "customer_email", label: "", type: "email", required: true };
const phone: PrechatField = { name: "customer_phone", label: "", type: "tel", required: false };
const name: PrechatField = { name: "customer_name", label: "Your first name", type: "text", required: true };

test.each(["ada@example.com", " ada@example.com ", "a.b+c@mail.example.co.uk", "ü@bücher.example"])(
  "%s is an address",
  (entry) => {
    expect(faultOf(email, entry, words)).toBeUndefined();
  },
);

test.each(["ada", "ada@", "@example.com", "ada@example", "a b@example.com", "ada@@example.com", "ada@example..com"])(
  "%s is none, and the visitor is told how one looks",
  (entry) => {
    expect(faultOf(email, entry, words)).toBe(words.emailWrong);
  },
);

test.each(["+49 30 1234567", "(030) 123-456", "030/123456"])("%s is a phone number", (entry) => {
  expect(faultOf(phone, entry, words)).toBeUndefined();
});

test.each(["call me", "12", "030 CALL ME"])("%s is none", (entry) => {
  expect(faultOf(phone, entry, words)).toBe(words.phoneWrong);
});

test("only a required field must be filled in, and white space does not fill it", () => {
  expect(faultOf(name, "  ", words)).toBe("Your first name: please fill this in.");
  expect(faultOf(phone, "", words)).toBeUndefined();
});

test("what the server would refuse as too long is refused here, in characters", () => {
  expect(faultOf(name, "😀".repeat(200), words)).toBeUndefined();
  expect(faultOf(name, "😀".repeat(201), words)).toBe(say(words, "fieldTooLong", { count: 200 }));
});

test("a field without a label of the tenant's is named in the visitor's language", () => {
  expect(labelOf(email, words)).toBe("Email");
  expect(labelOf(name, words)).toBe("Your first name");
});

const settings = (enabled: boolean, fields: PrechatField[]) =>
  ({ widget_prechat_enabled: enabled, widget_prechat_fields: fields }) as WidgetSettings;

test("the form is asked for once, and again only when something required is missing", () => {
  expect(asksFirst(settings(false, [email]), null)).toBe(false);
  expect(asksFirst(settings(true, []), null)).toBe(false);
  expect(asksFirst(settings(true, [phone]), null)).toBe(true);
  expect(asksFirst(settings(true, [phone]), {})).toBe(false);
  expect(asksFirst(settings(true, [email]), {})).toBe(true);
  expect(asksFirst(settings(true, [email]), { customer_email: "ada@example.com" })).toBe(false);
});
