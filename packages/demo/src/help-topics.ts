/** How the help centre is ordered: every article stands in one topic. */
export const helpTopics: { name: string; line: string; slugs: string[] }[] = [
  {
    name: "Delivery",
    line: "What it costs, how long it takes, where it is.",
    slugs: [
      "shipping-times-and-costs",
      "track-your-order",
      "international-delivery-and-customs",
      "collect-in-galway",
      "late-or-lost-parcel",
      "damaged-parcel",
      "wrong-or-missing-item",
    ],
  },
  {
    name: "Orders",
    line: "Changing, cancelling, waiting.",
    slugs: [
      "change-or-cancel-an-order",
      "stock-and-back-in-stock",
      "pre-orders-and-back-orders",
      "personalisation",
      "gift-wrapping",
      "business-orders",
    ],
  },
  { name: "Returns", line: "Sixty days to think it over.", slugs: ["returns", "exchanges", "refunds"] },
  {
    name: "Warranty and repairs",
    line: "We mend what we sell.",
    slugs: ["warranty", "repairs", "trade-in-and-second-hand"],
  },
  {
    name: "Payment and prices",
    line: "Cards, codes, invoices.",
    slugs: ["payment-methods", "pay-in-three", "invoices-and-vat", "gift-cards", "discount-codes", "sale-prices"],
  },
  {
    name: "Sizes and choosing",
    line: "In centimetres, litres and millimetres of rain.",
    slugs: [
      "size-guide-clothing",
      "size-guide-footwear",
      "size-guide-hats-gloves-socks",
      "which-bag-size",
      "waterproof-ratings",
    ],
  },
  {
    name: "Care",
    line: "So that it lasts.",
    slugs: [
      "care-waxed-cotton",
      "care-rainwear",
      "care-wool",
      "care-leather",
      "care-bags-and-backpacks",
      "care-bottles-and-enamel",
      "lamps-and-batteries",
    ],
  },
  {
    name: "Your account",
    line: "Signing in, signing out, being forgotten.",
    slugs: ["create-an-account", "reset-your-password", "delete-your-account-and-privacy", "newsletter"],
  },
  { name: "About us", line: "Who and where we are.", slugs: ["contact", "shop-and-opening-hours", "sustainability"] },
];
