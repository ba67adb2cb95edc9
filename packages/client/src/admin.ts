export { connectAdmin, type AdminConnection } from "./admin/connection.ts";
export { createTenant, deleteTenant, getTenant, listTenants, patchTenant } from "./admin/tenants.ts";
export {
  addDocument,
  deleteDocument,
  getDocument,
  importDocuments,
  listDocuments,
} from "./admin/documents.ts";
export { deleteProduct, importProducts, listProducts, putProduct } from "./admin/products.ts";
export { search, type SearchOptions } from "./admin/search.ts";
export type { ImportMode, ImportOptions } from "./admin/import.ts";
export type { PageOptions } from "./admin/page.ts";
export { ChatError, isChatError, type ErrorCode } from "./errors.ts";
export type { DocumentPage } from "@widget-chat/contract/admin/document.ts";
export type { BulkResult, Page } from "@widget-chat/contract/admin/page.ts";
