import robotsParser from "robots-parser";
import { openDatabase } from "../../../db/database.ts";
import { lexizeWords } from "../../../db/lexemes.ts";
import { createLexer } from "../../retrieval/language/lexer.ts";
import { serveWorker } from "../../retrieval/workers/serve-worker.ts";
import { limitMemory } from "../../retrieval/index/limit-memory.ts";
import { readPage, readStored } from "./read-page.ts";
import type { Answer, Question, ReadSitemap, Rules } from "./reading.ts";
import { readSitemap } from "./read-sitemap.ts";
import { linesOf } from "./sitemap-lines.ts";

// Its types are those of a module that exports it as `default`; what it exports is the function itself.
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

const WORDS_REMEMBERED = 200_000;
/** Most memory of the process, with what a file unpacks to. */
const MOST_MB = 768;

serveWorker<{ databaseUrl: string }, Question, Answer>(({ databaseUrl }) => {
  limitMemory(MOST_MB);
  const { pool, close } = openDatabase({ url: databaseUrl, poolSize: 1, patience: "bulk", onError: () => {} });
  const lexer = createLexer((lookups) => lexizeWords(pool, lookups), WORDS_REMEMBERED);
  return {
    async answer(question) {
      switch (question.what) {
        case "page":
          return readPage(question.page, lexer);
        case "stored":
          return readStored(question.page, lexer);
        case "sitemap":
          return readLines(question);
        case "rules":
          return readRules(question);
      }
    },
    close,
  };
});

function readLines({ body, url }: Question & { what: "sitemap" }): ReadSitemap {
  const sitemap = readSitemap(body, url);
  return { sitemap: sitemap && linesOf(sitemap) };
}

function readRules({ url, text, page, agent }: Question & { what: "rules" }): Rules {
  const robots = parseRobots(url, text);
  return {
    mayRead: robots.isAllowed(page, agent) ?? true,
    delayS: robots.getCrawlDelay(agent) ?? 0,
    sitemaps: robots.getSitemaps().slice(0, 100),
  };
}
