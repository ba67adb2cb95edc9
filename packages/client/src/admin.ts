export { connectAdmin, type AdminConnection } from "./admin/connection.ts";
export { createTenant, deleteTenant, getTenant, listTenants, patchTenant } from "./admin/tenants.ts";
export { makeIdentitySecret, removeIdentitySecret } from "./admin/identity-secret.ts";
export { checkLiveProducts, checkOrderStatus, makeConnectorSecret } from "./admin/connectors.ts";
export { addDocument, deleteDocument, getDocument, importDocuments, listDocuments } from "./admin/documents.ts";
export { createPin, deletePin, getPin, listPins, patchPin, putPin } from "./admin/pins.ts";
export {
  createSource,
  deleteSource,
  getJob,
  getSource,
  listJobFailures,
  listJobs,
  listSources,
  patchSource,
  syncSource,
} from "./admin/sources.ts";
export {
  deleteProduct,
  importFeed,
  importProducts,
  listProducts,
  putProduct,
  type FeedOptions,
} from "./admin/products.ts";
export { getSynonyms, putSynonyms } from "./admin/synonyms.ts";
export { search, type SearchOptions } from "./admin/search.ts";
export { getEmbeddings, listEmbeddingFailures } from "./admin/embeddings.ts";
export { dismissUnanswered, listUnanswered, type DismissOptions, type UnansweredOptions } from "./admin/unanswered.ts";
export type { ImportMode, ImportOptions } from "./admin/import.ts";
export type { PageOptions } from "./admin/page.ts";
export { ChatError, isChatError, type ErrorCode } from "./errors.ts";
export type { LiveProductsCheck, OrderStatusCheck } from "@widget-chat/contract/admin/connector-check.ts";
export type { ConnectorSecret } from "@widget-chat/contract/admin/connector.ts";
export type { DocumentPage, WrittenDocument } from "@widget-chat/contract/admin/document.ts";
export type {
  EmbeddingFailure,
  EmbeddingFailurePage,
  EmbeddingJob,
  EmbeddingsState,
} from "@widget-chat/contract/admin/embeddings.ts";
export type { Job, JobFailure, JobFailurePage, JobList } from "@widget-chat/contract/admin/job.ts";
export type { CreateSource, PatchSource, Source, SourcePage } from "@widget-chat/contract/admin/source.ts";
export type { FeedColumn, FeedMapping, ProductsResult } from "@widget-chat/contract/admin/product.ts";
export type { BulkResult, Page } from "@widget-chat/contract/admin/page.ts";
