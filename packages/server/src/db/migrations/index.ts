import type { Migration } from "kysely/migration";
import * as conversations from "./001-conversations.ts";
import * as knowledge from "./002-knowledge.ts";
import * as catalogue from "./003-catalogue.ts";
import * as moveConversation from "./004-move-conversation.ts";
import * as acceptMessage from "./005-accept-message.ts";
import * as storeAnswer from "./006-store-answer.ts";
import * as readConversation from "./007-read-conversation.ts";
import * as deletedTenants from "./008-deleted-tenants.ts";
import * as readUsage from "./009-read-usage.ts";
import * as seeds from "./010-seeds.ts";
import * as exchangeMessages from "./011-exchange-messages.ts";
import * as setLease from "./012-set-lease.ts";
import * as feedback from "./013-feedback.ts";
import * as resumeLinks from "./014-resume-links.ts";
import * as consents from "./015-consents.ts";
import * as defaultTexts from "./016-default-texts.ts";
import * as links from "./017-links.ts";
import * as faqLists from "./018-faq-lists.ts";
import * as jobs from "./019-jobs.ts";
import * as modelUsage from "./020-model-usage.ts";
import * as teaching from "./022-teaching.ts";
import * as embeddings from "./023-embeddings.ts";
import * as repeatedBlocks from "./024-repeated-blocks.ts";
import * as keptIndexes from "./025-kept-indexes.ts";
import * as replacedAndRemoved from "./026-replaced-and-removed.ts";
import * as largeTables from "./027-large-tables.ts";
import * as jobFailures from "./028-job-failures.ts";
import * as moveFailures from "./029-move-failures.ts";
import * as embeddingModels from "./030-embedding-models.ts";
import * as passageCounts from "./031-passage-counts.ts";
import * as countPassages from "./032-count-passages.ts";
import * as documentHashes from "./033-document-hashes.ts";
import * as forgetHashes from "./034-forget-hashes.ts";
import * as whatWaits from "./035-what-waits.ts";
import * as embeddedDimensions from "./036-embedded-dimensions.ts";
import * as refusedCalls from "./037-refused-calls.ts";
import * as feeds from "./038-feeds.ts";
import * as sales from "./039-sales.ts";
import * as shortNames from "./040-short-names.ts";
import * as newness from "./041-newness.ts";
import * as connectors from "./042-connectors.ts";
import * as variants from "./044-variants.ts";

/**
 * A step of the schema. Servers of the release before go on meanwhile, and after it. A `concurrent` one is taken outside
 * any transaction, begins anew where it was cut off, and so finds some of it done.
 */
interface Step extends Migration {
  concurrent?: true;
}

/** Every step of the schema, in order. Steps are only ever added. */
export const migrations: Record<string, Step> = {
  "001-conversations": conversations,
  "002-knowledge": knowledge,
  "003-catalogue": catalogue,
  "004-move-conversation": moveConversation,
  "005-accept-message": acceptMessage,
  "006-store-answer": storeAnswer,
  "007-read-conversation": readConversation,
  "008-deleted-tenants": deletedTenants,
  "009-read-usage": readUsage,
  "010-seeds": seeds,
  "011-exchange-messages": exchangeMessages,
  "012-set-lease": setLease,
  "013-feedback": feedback,
  "014-resume-links": resumeLinks,
  "015-consents": consents,
  "016-default-texts": defaultTexts,
  "017-links": links,
  "018-faq-lists": faqLists,
  "019-jobs": jobs,
  "020-model-usage": modelUsage,
  "022-teaching": teaching,
  "023-embeddings": embeddings,
  "024-repeated-blocks": repeatedBlocks,
  "025-kept-indexes": keptIndexes,
  "026-replaced-and-removed": replacedAndRemoved,
  "027-large-tables": largeTables,
  "028-job-failures": jobFailures,
  "029-move-failures": moveFailures,
  "030-embedding-models": embeddingModels,
  "031-passage-counts": passageCounts,
  "032-count-passages": countPassages,
  "033-document-hashes": documentHashes,
  "034-forget-hashes": forgetHashes,
  "035-what-waits": whatWaits,
  "036-embedded-dimensions": embeddedDimensions,
  "037-refused-calls": refusedCalls,
  "038-feeds": feeds,
  "039-sales": sales,
  "040-short-names": shortNames,
  "041-newness": newness,
  "042-connectors": connectors,
  "044-variants": variants,
};
