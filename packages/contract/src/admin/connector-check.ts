import { Type, type Static } from "typebox";
import { LiveProduct, LiveProductsRequest } from "../live-products.ts";
import { Order, OrderStatusRequest } from "../order-status.ts";
import { NullableText } from "../text.ts";

const outcome = {
  took_ms: Type.Number(),
  fault: NullableText("What is wrong, and what to do about it; null: it answered as it should."),
};
const ignored = Type.Array(Type.String(), {
  description:
    "Members that were not as they should be, prices also beside the catalogue's (another currency, a sale dearer than the price, nothing); what the catalogue says counts, or nothing is said.",
});

const reasons = Type.Record(Type.String(), Type.String(), {
  description: 'Why, by member: `{"price": "must be an object with amount, currency"}`.',
});

/** Body of `POST …/live-products/check`. */
export const CheckLiveProducts = Type.Object({ ids: LiveProductsRequest.properties.ids }, { $id: "CheckLiveProducts" });
export type CheckLiveProducts = Static<typeof CheckLiveProducts>;

/** What a shop's answer was taken for. */
export const LiveProductsCheck = Type.Object(
  {
    ...outcome,
    products: Type.Array(
      Type.Object({ ...Type.Partial(LiveProduct).properties, id: Type.String(), ignored, reasons }),
      {
        description: "Those of the ids that were told of. Of others the catalogue's own data count.",
      },
    ),
  },
  { $id: "LiveProductsCheck" },
);
export type LiveProductsCheck = Static<typeof LiveProductsCheck>;

/** Body of `POST …/order-status/check`. */
export const CheckOrderStatus = Type.Object(
  {
    order_number: { ...OrderStatusRequest.properties.order_number, minLength: 1 },
    email: OrderStatusRequest.properties.email,
  },
  { $id: "CheckOrderStatus" },
);
export type CheckOrderStatus = Static<typeof CheckOrderStatus>;

/** What a shop's answer was taken for. */
export const OrderStatusCheck = Type.Object(
  {
    ...outcome,
    order: Type.Union([Type.Partial(Order), Type.Null()], {
      description: "What a visitor would be told; null: that there is no such order.",
    }),
    ignored,
    reasons,
  },
  { $id: "OrderStatusCheck" },
);
export type OrderStatusCheck = Static<typeof OrderStatusCheck>;
