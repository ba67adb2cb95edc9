import { Readable } from "node:stream";
import { BulkResult } from "@widget-chat/contract/admin/page.ts";
import { Product, PutProduct, PutProductsQuery } from "@widget-chat/contract/admin/product.ts";
import { Type } from "typebox";
import type { Db } from "../../../db/database.ts";
import type { Stock } from "../../../engines/catalogue/stock.ts";
import { showProduct } from "../../../engines/catalogue/show-product.ts";
import { problems } from "../../../errors.ts";
import { namedTenant, TenantParam } from "../../named-tenant.ts";
import type { App } from "../../server.ts";
import { acceptUploads, openUpload, uploadBody, uploadProblems } from "../../upload.ts";

const LARGEST_PRODUCT = 1_000_000;
/** An array is read as a whole; longer catalogues come as NDJSON. */
const LARGEST_ARRAY = 16_000_000;

/** Nothing new is a quiet night; nothing at all is a fault of whoever sends it, and empties no catalogue. */
const noItem = {
  pointer: "",
  code: "required",
  detail: "has no item in its list, so that nothing was changed; a catalogue is replaced by one product at least",
};

export function productsUpload(app: App, { db, stock }: { db: Db; stock: Stock }): void {
  const upload = openUpload(PutProduct, { longestLine: LARGEST_PRODUCT, id: "id" });

  acceptUploads(app, (scope) => {
    scope.post(
      "/api/admin/tenants/:tenant/products",
      {
        bodyLimit: LARGEST_ARRAY,
        schema: {
          tags: ["admin: products"],
          security: [{ bearer: [] }],
          summary: "Add or replace products",
          params: TenantParam,
          querystring: PutProductsQuery,
          body: uploadBody(PutProduct, { arrays: true }),
          response: {
            200: Type.Union([Product, BulkResult], { description: "The product, or what became of many." }),
            ...uploadProblems,
          },
        },
      },
      async ({ params, query: { mode }, body }) => {
        const tenant = await namedTenant(db, params.tenant);
        if (!(body instanceof Readable) && !Array.isArray(body))
          return showProduct(await stock.put(tenant, upload.one(body)));
        if (mode !== "replace") return stock.putAll(tenant, upload.many(body));
        if (Array.isArray(body) && body.length === 0) throw problems.validationFailed([noItem]);
        return stock.replaceAll(tenant, upload.many(body));
      },
    );
  });
}
