import { Type, type Static } from "typebox";
import { Price } from "../product-card.ts";
import { Choice, Text, Timestamp } from "../text.ts";
import { Job } from "./job.ts";
import { Page } from "./page.ts";
import { FeedMapping, feedFormats } from "./product.ts";

export const sourceKinds = ["page", "sitemap", "site", "products"] as const;
export const syncSchedules = ["hourly", "daily", "weekly", "monthly"] as const;

const WebAddress = Text({
  maxLength: 2000,
  pattern: "^https?://",
  "x-is": "an address that begins with https:// or http://",
  description: "The page, the sitemap, where the site begins, or the feed.",
});
const Patterns = (description: string) =>
  Type.Array(
    Text({
      maxLength: 500,
      pattern: "^/",
      "x-is": "a path that begins with /",
      examples: ["/help/*"],
    }),
    { maxItems: 100, description },
  );
const include = Patterns("Paths of pages to read, in which `*` stands for anything; none: all.");
const exclude = Patterns("Paths of pages to leave out; they go before `include`.");
const max_pages = Type.Integer({ minimum: 1, maximum: 50_000, description: "What is found beyond is left out." });
const schedule = Type.Optional(
  Type.Union([Choice(syncSchedules), Type.Null()], {
    description: "How often it is synchronised by itself; null, as to begin with: never.",
  }),
);

/** How a feed of products is read. */
export const FeedSettings = Type.Object(
  {
    format: Type.Optional(Choice(feedFormats, "Where its `Content-Type` and its first lines do not tell.")),
    currency: Type.Optional({ ...Price.properties.currency, description: "Of prices that come without one." }),
    mapping: Type.Optional(FeedMapping),
    accept_fewer: Type.Optional(
      Type.Boolean({ description: "Whether less than half of the products that it had is meant, and no accident." }),
    ),
  },
  { description: "With the kind `products` alone." },
);
export type FeedSettings = Static<typeof FeedSettings>;

/** Pages of a site to learn from, or a feed of products. */
export const CreateSource = Type.Object(
  {
    kind: Choice(
      sourceKinds,
      "`page`: this page alone. `sitemap`: the pages that a sitemap, or an index of sitemaps, lists. `site`: all that links and sitemaps of the site lead to. `products`: a feed of products, as `POST …/products` takes it.",
    ),
    url: WebAddress,
    include: Type.Optional(include),
    exclude: Type.Optional(exclude),
    max_pages: Type.Optional({ ...max_pages, default: 1_000 }),
    feed: Type.Optional(FeedSettings),
    schedule,
  },
  { $id: "CreateSource" },
);
export type CreateSource = Static<typeof CreateSource>;

export const PatchSource = Type.Object(
  {
    url: Type.Optional(WebAddress),
    include: Type.Optional(include),
    exclude: Type.Optional(exclude),
    max_pages: Type.Optional(max_pages),
    feed: Type.Optional(FeedSettings),
    schedule,
  },
  { $id: "PatchSource" },
);
export type PatchSource = Static<typeof PatchSource>;

/** A page, or the pages of a sitemap or a site, that documents are made of; or a feed that brings products. */
export const Source = Type.Object(
  {
    id: Type.String(),
    kind: Choice(sourceKinds),
    url: Type.String(),
    include: Type.Array(Type.String()),
    exclude: Type.Array(Type.String()),
    max_pages: Type.Integer(),
    feed: Type.Optional(FeedSettings),
    schedule: Type.Union([Choice(syncSchedules), Type.Null()]),
    next_sync_at: Type.Unsafe<string | null>({ ...Timestamp, type: ["string", "null"] }),
    last_job: Type.Union([Job, Type.Null()], { description: "Its newest job." }),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: "Source" },
);
export type Source = Static<typeof Source>;

export const SourcePage = Page(Source);
export type SourcePage = Static<typeof SourcePage>;
