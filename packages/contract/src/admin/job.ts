import { Type, type Static } from "typebox";
import { Choice, NullableText, Timestamp } from "../text.ts";
import { Page } from "./page.ts";

const moment = Type.Unsafe<string | null>({ ...Timestamp, type: ["string", "null"] });
const count = (description: string) => Type.Integer({ description });

/** Something that a synchronisation could not do. */
export const JobFailure = Type.Object({
  url: Type.String({ description: "Of a feed: the line, and the product's id; or `mapping`." }),
  reason: Type.String(),
});
export type JobFailure = Static<typeof JobFailure>;
export const JobFailurePage = Page(JobFailure);
export type JobFailurePage = Static<typeof JobFailurePage>;

/** A synchronisation of a source, that is to be done, goes on, or is over. */
export const Job = Type.Object(
  {
    id: Type.String(),
    source_id: Type.String(),
    state: Choice(
      ["waiting", "running", "done", "failed"],
      "`waiting`: for its turn, or for the site. `failed`: it ended early. Of what it did not find, nothing was removed; only pages that answered that they are gone, or want it, were.",
    ),
    error: NullableText("Why it failed, or why it waits."),
    pages: Type.Object({
      found: count("In sitemaps and by links, so far."),
      fetched: count("Asked for and answered."),
      unchanged: count("Have the same content as before."),
      changed: count("Are new, or have another content than before."),
      removed: count("Are gone, and their documents with them."),
      failed: count("Could not be read; each is among `failures`. What was read of them before stays."),
      skipped: count("Are not wanted, by robots.txt or by themselves, lead on to others, or are no text."),
    }),
    documents: count("Documents that it has written or found unchanged."),
    products: Type.Optional(
      Type.Object(
        {
          read: count("Could be taken, so far."),
          removed: count("Were there before, and are not in the feed any more."),
          unchanged: count("Of a feed that is the same as before: its products, which were not read again."),
          failed: count(
            "Could not be taken; each is among `failures`, with its line. What was there of them before stays.",
          ),
        },
        { description: "Of a feed of products alone. All of it is taken at once, at the end." },
      ),
    ),
    failures_total: count(
      "All that `failures` tells of, and so at least `pages.failed`: beside these pages, sitemaps that could not be read, pages that a sitemap or you have named and that are gone or not wanted, rows of lists and canonical addresses that were left out, and that there was more than there is room for.",
    ),
    failures: Type.Array(JobFailure, {
      description:
        "The newest of them, and why: five where jobs or sources are listed, else a hundred. The rest has a list of its own.",
    }),
    created_at: Timestamp,
    started_at: moment,
    finished_at: moment,
  },
  { $id: "Job" },
);
export type Job = Static<typeof Job>;

/** The newest first. */
export const JobList = Type.Object({ items: Type.Array(Job) });
export type JobList = Static<typeof JobList>;
