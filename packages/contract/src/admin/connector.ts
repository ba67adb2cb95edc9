import { Type, type Static } from "typebox";
import { Timestamp } from "../text.ts";

/** What of a shop's own server is asked while an answer is made. */
export const connectors = ["live_products", "order_status"] as const;
export type ConnectorName = (typeof connectors)[number];

/** How long each is waited for, in milliseconds. */
export const connectorTimeouts = {
  live_products: { minimum: 100, maximum: 3_000, default: 800 },
  order_status: { minimum: 500, maximum: 10_000, default: 4_000 },
} as const satisfies Record<ConnectorName, object>;

const url = Type.String({
  format: "web-address",
  pattern: "^https?://[^\\s/?#@]+([/?][^\\s#]*)?$",
  "x-is":
    "the whole address of your endpoint, such as https://shop.example/chat/hook, without a name or password in it",
  maxLength: 2000,
  description:
    "Is sent a signed POST. `https://`; `http://` where the operator has opened it. Redirects are not followed.",
  examples: ["https://shop.example/chat/live-products"],
});

/** A connector as it is set. */
export const PutConnector = (name: ConnectorName) => {
  const { default: usual, ...bounds } = connectorTimeouts[name];
  return Type.Object({
    url,
    timeout_ms: Type.Optional(
      Type.Integer({
        ...bounds,
        description: `How long an answer waits for it, in milliseconds. Left out: ${usual}.`,
      }),
    ),
  });
};
export type PutConnector = Static<ReturnType<typeof PutConnector>>;

/** The same as it is shown. */
export const Connector = Type.Object({ url: Type.String(), timeout_ms: Type.Integer() });
export type Connector = Static<typeof Connector>;

/** A connector's new secret; this answer alone shows it. */
export const ConnectorSecret = Type.Object(
  {
    secret: Type.String({
      description:
        "`whsec_` and, in Base64, the key that requests are signed with, as Standard Webhooks has it. It is not shown again.",
      examples: ["whsec_2vZzpWeo8gHfxwBjjlCDGSJ4qxVOxVuQzSyuXaXW7xs="],
    }),
    previous_until: Type.Unsafe<string | null>({
      ...Timestamp,
      type: ["string", "null"],
      description: "Until then requests are signed with the secret before as well; null: there was none.",
    }),
  },
  { $id: "ConnectorSecret" },
);
export type ConnectorSecret = Static<typeof ConnectorSecret>;
