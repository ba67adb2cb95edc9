import { Readable } from "node:stream";
import { Product, ProductsResult, PutProduct, PutProductsQuery } from "@widget-chat/contract/admin/product.ts";
import { Type } from "typebox";
import type { Db } from "../../../db/database.ts";
import { feedTypes } from "../../../engines/catalogue/feed/feed-format.ts";
import { productsIn } from "../../../engines/catalogue/feed/loose-json.ts";
import { openFeed } from "../../../engines/catalogue/feed/read-feed.ts";
import type { Stock } from "../../../engines/catalogue/stock.ts";
import { showProduct } from "../../../engines/catalogue/show-product.ts";
import { problems } from "../../../errors.ts";
import { acceptFeeds, mappingIn, productUpload, withItsColumns } from "../../feed-upload.ts";
import { hangUp } from "../../hang-up.ts";
import { namedTenant, TenantParam } from "../../named-tenant.ts";
import { problemResponses } from "../../responses.ts";
import type { App } from "../../server.ts";
import { acceptUploads, atLeastOne, uploadBody, uploadProblems } from "../../upload.ts";

/** Nothing new is a quiet night; nothing at all is a fault of whoever sends it, and empties no catalogue. */
const noItem = {
  pointer: "",
  code: "required",
  detail: "has no item in its list, so that nothing was changed; a catalogue is replaced by one product at least",
};

const feeds = Object.fromEntries(
  feedTypes.map((type) => [
    type,
    {
      schema: Type.String({ description: "A feed: Google Merchant (RSS, Atom, TSV), or CSV; also packed with gzip." }),
    },
  ]),
);

export function productsUpload(app: App, { db, stock }: { db: Db; stock: Stock }): void {
  acceptUploads(app, (scope) => {
    acceptFeeds(scope);
    scope.post(
      "/api/admin/tenants/:tenant/products",
      {
        schema: {
          tags: ["admin: products"],
          security: [{ bearer: [] }],
          summary: "Add or replace products, one or a feed of them",
          description:
            "A feed is JSON (a list, `products.json` of Shopify, the Store API of WooCommerce) or NDJSON, in which prices may be told as in a table (`9.5`, `9.50 EUR`; its members are known by their names then, as columns are), Google Merchant (RSS 2.0, Atom or TSV) or CSV with its columns named in the first row. It is read as it comes; faulty products are reported and the rest goes in. One that breaks off replaces nothing.",
          params: TenantParam,
          querystring: PutProductsQuery,
          body: uploadBody(PutProduct, { arrays: true }, feeds),
          response: {
            200: Type.Union([Product, ProductsResult], { description: "The product, or what became of many." }),
            ...uploadProblems,
            ...problemResponses("products_full"),
          },
        },
      },
      async ({ params, query, body, headers }, reply) => {
        const signal = hangUp(reply);
        const tenant = await namedTenant(db, params.tenant);
        const { mode, dry_run, currency = null, format = null } = query;
        if (!(body instanceof Readable) && !isMany(body) && !dry_run)
          return showProduct(await stock.put(tenant, productUpload.one(body), signal));
        if (mode === "replace" && Array.isArray(body) && body.length === 0) throw problems.validationFailed([noItem]);
        const contentType = headers["content-type"] ?? "";
        const given = body instanceof Readable ? bytesOf(body) : { json: body };
        const wish = { format, contentType, currency, mapping: mappingIn(query.mapping) };
        const feed = openFeed(given, wish, productUpload.check);
        const lines = body instanceof Readable ? atLeastOne(withItsColumns(feed.lines)) : feed.lines;
        const result = dry_run
          ? await stock.tryAll(lines)
          : await (mode === "replace" ? stock.replaceAll(tenant, lines, signal) : stock.putAll(tenant, lines, signal));
        return { ...result, ...feed.told() };
      },
    );
  });
}

const isMany = (body: unknown): boolean => Array.isArray(body) || productsIn(body) !== null;

/** Destroyed here a body would lose its connection, which then nobody could close. */
const bytesOf = (body: Readable): AsyncIterable<Buffer> =>
  body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
