export { connectAdmin, type AdminConnection } from "./admin/connection.ts";
export { createTenant, deleteTenant, getTenant, listTenants, patchTenant } from "./admin/tenants.ts";
export {
  addDocument,
  deleteDocument,
  getDocument,
  importDocuments,
  listDocuments,
  type DocumentPage,
} from "./admin/documents.ts";
export { deleteProduct, importProducts, listProducts, putProduct } from "./admin/products.ts";
export { search, type SearchOptions } from "./admin/search.ts";
export type { ImportMode, ImportOptions, ImportResult } from "./admin/import.ts";
export type { Page, PageOptions } from "./admin/page.ts";
export { ChatError, isChatError, type ErrorCode } from "./errors.ts";
