import { LiveProductsAnswer, LiveProductsRequest } from "@widget-chat/contract/live-products.ts";
import { OrderStatusAnswer, OrderStatusRequest } from "@widget-chat/contract/order-status.ts";
import type { TSchema } from "typebox";

const signed = [
  { name: "webhook-id", description: "Of this request, `msg_…`. One that comes again is a replay." },
  {
    name: "webhook-timestamp",
    description: "The second in which it was sent, since 1970. Refuse what is older than five minutes.",
  },
  {
    name: "webhook-signature",
    description:
      "`v1,` and in Base64 the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes that the secret has in Base64 behind `whsec_` as its key. Several with a space between while a secret is being changed: one that is right is enough.",
  },
].map((header) => ({ ...header, in: "header", required: true, schema: { type: "string" as const } }));

const json = (schema: TSchema) => ({ "application/json": { schema: { ...schema, $id: undefined } } });

const asked = (summary: string, description: string, request: TSchema, answer: TSchema) => ({
  post: {
    tags: ["admin: connectors"],
    summary,
    description,
    parameters: signed,
    requestBody: { required: true, content: json(request) },
    responses: { 200: { description: "Any other status counts as a failure.", content: json(answer) } },
  },
});

/** What tenants' own servers are sent, for the reference. */
export const webhooks = {
  live_products: asked(
    "What products cost now, and whether they can be had",
    "Sent before an answer shows products: for all of them at once, and for each every five seconds at most. What does not come within the tenant's `timeout_ms`, or not as it should be, leaves what the catalogue says. After three failures among six requests of half a minute nothing is sent for half a minute.",
    LiveProductsRequest,
    LiveProductsAnswer,
  ),
  order_status: asked(
    "How an order stands",
    "Sent when a visitor has asked for an order, and given its number and the e-mail address that it was placed with. Answer `found: false` unless both are of one order; the server shows nothing of an order whose `number` or `email` is another. A visitor may look five times an hour in vain.",
    OrderStatusRequest,
    OrderStatusAnswer,
  ),
};
