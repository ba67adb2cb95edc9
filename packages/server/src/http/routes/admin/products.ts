import { Page, PageQuery } from "@widget-chat/contract/admin/page.ts";
import { Product } from "@widget-chat/contract/admin/product.ts";
import { Type } from "typebox";
import type { Db } from "../../../db/database.ts";
import { countProducts, deleteProduct, listProducts } from "../../../db/products.ts";
import { showProduct } from "../../../engines/catalogue/show-product.ts";
import { problems } from "../../../errors.ts";
import { decodeCursor, encodeCursor } from "../../cursor.ts";
import { hangUp } from "../../hang-up.ts";
import { namedTenant, TenantParam } from "../../named-tenant.ts";
import { problemResponses } from "../../responses.ts";
import type { App } from "../../server.ts";

const common = { tags: ["admin: products"], security: [{ bearer: [] }] };
const ProductParam = Type.Object({
  ...TenantParam.properties,
  id: Type.String({ description: "The tenant's own id of the product." }),
});

export function products(app: App, { db }: { db: Db }): void {
  app.get(
    "/api/admin/tenants/:tenant/products",
    {
      schema: {
        ...common,
        summary: "List products, by their id",
        params: TenantParam,
        querystring: PageQuery,
        response: { 200: Page(Product), ...problemResponses("unauthorized", "tenant_not_found", "validation_failed") },
      },
    },
    async ({ params, query: { limit, cursor } }) => {
      const { id } = await namedTenant(db, params.tenant);
      const rows = await listProducts(db, id, limit + 1, decodeCursor(cursor));
      const items = rows.slice(0, limit).map(showProduct);
      return {
        items,
        total: await countProducts(db, id),
        next_cursor: rows.length > limit ? encodeCursor(items.at(-1)?.id ?? "") : null,
      };
    },
  );

  app.delete(
    "/api/admin/tenants/:tenant/products/:id",
    {
      schema: {
        ...common,
        summary: "Delete a product",
        params: ProductParam,
        response: { 204: Type.Null(), ...problemResponses("unauthorized", "tenant_not_found", "product_not_found") },
      },
    },
    async ({ params }, reply) => {
      const signal = hangUp(reply);
      const { id } = await namedTenant(db, params.tenant);
      if (params.id.includes("\0") || !(await deleteProduct(db, id, params.id, signal)))
        throw problems.productNotFound();
      return reply.code(204).send(null);
    },
  );
}
