import { Type, type Static } from "typebox";
import { Choice, Text } from "./text.ts";

/** What a tenant's `order_status` is sent, signed, when a visitor has given both. */
export const OrderStatusRequest = Type.Object(
  {
    type: Choice(["order_status"]),
    tenant: Type.String({ description: "The tenant's slug." }),
    order_number: Text({
      maxLength: 40,
      description: "As the visitor gave it, without a # before it.",
      examples: ["DE-10042"],
    }),
    email: Text({ maxLength: 320, description: "As the visitor gave it.", examples: ["max@example.com"] }),
  },
  { $id: "OrderStatusRequest" },
);
export type OrderStatusRequest = Static<typeof OrderStatusRequest>;

/** What visitors read in their own language; of any other status, the shop's own words. */
export const orderStatuses = [
  "received",
  "awaiting_payment",
  "on_hold",
  "processing",
  "partly_shipped",
  "shipped",
  "out_for_delivery",
  "ready_for_pickup",
  "delivered",
  "cancelled",
  "returned",
  "refunded",
] as const;
export type OrderStatusName = (typeof orderStatuses)[number];

const Day = Text({
  pattern: "^(?!0000)\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d)?)?$",
  "x-is": "a day such as 2026-11-30, or a moment such as 2026-11-30T14:00:00Z",
  maxLength: 40,
});

/** Words, and no white space alone. */
const Words = (maxLength: number, description?: string) =>
  Text({ pattern: "\\S", "x-is": "a text", maxLength, ...(description ? { description } : {}) });

/** An order as its shop tells of it. */
export const Order = Type.Object({
  number: Type.Unsafe<string | number>({
    type: ["string", "integer"],
    maxLength: 100,
    description: "Must be the one that was asked for: capitals, spaces and signs between are no difference.",
  }),
  email: Text({ maxLength: 320, description: "Must be the one that was asked with; capitals are no difference." }),
  status: Words(
    200,
    `In the visitor's language: ${orderStatuses.map((name) => `\`${name}\``).join(", ")}. Anything else is shown as it is.`,
  ),
  placed_at: Type.Optional(Day),
  expected_at: Type.Optional(Day),
  items: Type.Optional(
    Type.Array(
      Type.Object({
        title: Words(500),
        quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      }),
      { maxItems: 200 },
    ),
  ),
  carrier: Type.Optional(Words(100)),
  tracking_url: Type.Optional(
    Text({
      pattern: "^https://",
      "x-is": "an address that begins with https://",
      maxLength: 2000,
      description: "`https://` alone.",
    }),
  ),
});
export type Order = Static<typeof Order>;

/**
 * What it answers with, status 200. Where number and e-mail address are not those of one order, it is `found: false`, so
 * that nobody learns which of them is wrong; the server compares both once more. What beside them is not as it should be
 * is left out.
 */
export const OrderStatusAnswer = Type.Union(
  [
    Type.Object({ found: Type.Unsafe<false>({ type: "boolean", const: false }) }),
    Type.Object({ found: Type.Unsafe<true>({ type: "boolean", const: true }), order: Order }),
  ],
  { $id: "OrderStatusAnswer" },
);
