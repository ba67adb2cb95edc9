import { createHash } from "node:crypto";
import robotsParser from "robots-parser";
import { openDatabase } from "../../../db/database.ts";
import type { ReadyDocument } from "../../../db/documents.ts";
import { lexizeWords } from "../../../db/lexemes.ts";
import type { Fault } from "../../retrieval/bulk.ts";
import { languageOf } from "../../retrieval/language.ts";
import { createLexer, type Lexer } from "../../retrieval/lexer.ts";
import { serveWorker } from "../../retrieval/serve-worker.ts";
import { readDocument } from "../read-document.ts";
import { decode } from "./decode.ts";
import { formatOf } from "./media-types.ts";
import { readFacts, type PageFacts } from "./page-facts.ts";
import type { Answer, Question, ReadPage, Rules } from "./reading.ts";
import { readSitemap } from "./read-sitemap.ts";

// Its types are those of a module that exports it as `default`; what it exports is the function itself.
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

/** Characters that a page may have which is about nothing. */
const SHORTEST = 60;
const WORDS_REMEMBERED = 200_000;

serveWorker<{ databaseUrl: string }, Question, Answer>(({ databaseUrl }) => {
  const { pool, close } = openDatabase({ url: databaseUrl, poolSize: 1, patience: "bulk", onError: () => {} });
  const lexer = createLexer((dictionary, words) => lexizeWords(pool, dictionary, words), WORDS_REMEMBERED);
  return {
    async answer(question) {
      switch (question.what) {
        case "page":
          return readPage(question, lexer);
        case "sitemap":
          return readSitemap(question.body, question.url);
        case "rules":
          return readRules(question);
      }
    },
    close,
  };
});

type PageQuestion = Question & { what: "page" };

async function readPage(question: PageQuestion, lexer: Lexer): Promise<ReadPage> {
  const { url, contentType, body, externalId, locale } = question;
  const format = formatOf(contentType, new URL(url)) ?? "text";
  const text = decode(body, contentType, format === "html")
    .replaceAll("\0", "")
    .toWellFormed();
  const facts: Partial<PageFacts> = format === "html" ? readFacts(text, url) : {};
  const given = { external_id: externalId, title: "", content: facts.content ?? text, format, url };
  const document = await readDocument(given, languageOf(locale), lexer);
  const read = facts.hasScripts && showsNothing(document) ? needsScripts : document;
  return {
    canonical: facts.canonical ?? null,
    noindex: facts.noindex ?? false,
    nofollow: facts.nofollow ?? false,
    links: facts.links ?? [],
    document: read,
    hash: "code" in read ? null : hashOf(read),
  };
}

const needsScripts: Fault = {
  code: "empty",
  detail: "The page shows nothing without JavaScript, which this server does not run. It has to come with its text.",
};

/** Whether there are no words, or but a few that stand in no paragraph, such as "Loading…". */
const showsNothing = (document: ReadyDocument | Fault): boolean =>
  "code" in document
    ? document.code === "empty"
    : document.passages.length === 1 &&
      document.passages[0]!.text.length < SHORTEST &&
      !/<(p|h[1-6]|li|td|dd|article|pre)\b/i.test(document.content);

/** Of all that anybody is told of it: of what changes around that, nothing is to be written anew. */
const hashOf = ({ title, url, format, passages }: ReadyDocument): string =>
  createHash("sha256")
    .update(
      JSON.stringify([title, url, format, passages.map(({ headings, anchor, text }) => [headings, anchor, text])]),
    )
    .digest("base64url");

function readRules({ url, text, page, agent }: Question & { what: "rules" }): Rules {
  const robots = parseRobots(url, text);
  return {
    mayRead: robots.isAllowed(page, agent) ?? true,
    delayS: robots.getCrawlDelay(agent) ?? 0,
    sitemaps: robots.getSitemaps().slice(0, 100),
  };
}
