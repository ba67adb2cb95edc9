import { Type } from "typebox";

interface TextLimits {
  minLength?: number;
  maxLength?: number;
  description?: string;
  examples?: unknown[];
  pattern?: string;
  /** What a text of this pattern is, in words: a refusal says that it must be this. */
  "x-is"?: string;
  /** White space at both ends is cut off before the limits are applied. */
  "x-trim"?: true;
}

/**
 * Text from outside. Lengths count characters (code points).
 * The format `text` refuses NUL and unpaired surrogates, which PostgreSQL cannot store.
 */
export const Text = (limits: TextLimits) => Type.String({ format: "text", ...limits });

/** A conversation as a visitor names it; one that no conversation could have names none. */
export const ConversationId = Text({ minLength: 1, maxLength: 1024, description: "From an answer." });

/** The visitor's session, as the messages of the conversation named it. */
export const SessionId = Text({
  minLength: 1,
  maxLength: 128,
  description: "The visitor's, as the messages of the conversation named it.",
});

const address = {
  maxLength: 2000,
  pattern: "^(https?://|/)",
  "x-is": "an address that begins with https:// or http://, or with / on the same site",
};

/** The address of a page or a picture: on the web, or on the same site. */
export const Address = Text(address);

/** Text that may be left out; an empty string or `null` counts as left out. */
export const OptionalText = (limits: TextLimits & { format?: string }) =>
  Type.Optional(Type.Unsafe<string | null>({ type: ["string", "null"], format: "text", ...limits }));

/** An address that may be left out; an empty string or `null` counts as left out. */
export const OptionalAddress = (description?: string) =>
  OptionalText({ ...address, ...(description ? { description } : {}) });

/** One of `values`, or left out; an empty string or `null` counts as left out. */
export const OptionalChoice = <const Values extends readonly string[]>(values: Values, description: string) =>
  Type.Optional(Type.Unsafe<Values[number] | null>({ type: ["string", "null"], enum: [...values, null], description }));

/** Exactly one of `values`. */
export const Choice = <const Values extends readonly string[]>(values: Values, description?: string) =>
  Type.Unsafe<Values[number]>({ type: "string", enum: values, ...(description ? { description } : {}) });

/** A value or `null`, always present. */
export const NullableText = (description?: string) =>
  Type.Unsafe<string | null>({ type: ["string", "null"], ...(description ? { description } : {}) });

/** RFC 3339, UTC, milliseconds: `2026-11-21T13:45:00.000Z`. */
export const Timestamp = Type.String({ format: "date-time", examples: ["2026-11-21T13:45:00.000Z"] });
