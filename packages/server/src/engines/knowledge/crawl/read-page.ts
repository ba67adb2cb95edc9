import type { ReadyDocument } from "../../../db/documents.ts";
import type { Fault } from "../../retrieval/workers/bulk.ts";
import { languageOf } from "../../retrieval/language/language.ts";
import type { Lexer } from "../../retrieval/language/lexer.ts";
import { formatOfFile } from "../files/read-file.ts";
import { packed, readDocument, type GivenDocument, type ReadDocument } from "../read-document.ts";
import { contentHash, readingIn } from "./content-hash.ts";
import { decode } from "./decode.ts";
import { readFacts, type PageFacts } from "./page-facts.ts";
import type { GivenPage, ReadContent, ReadPage, StoredPage } from "./reading.ts";

/** Characters that a page may have which is about nothing. */
const SHORTEST = 60;

/** Reads a page or a file as a document, and what it says beside that. */
export async function readPage(page: GivenPage, lexer: Lexer): Promise<ReadPage> {
  const { facts, ...given } = contentOf(page);
  const read = await readContent(page, given, lexer);
  return {
    canonical: facts.canonical ?? null,
    leadsTo: facts.leadsTo ?? null,
    noindex: facts.noindex ?? false,
    nofollow: facts.nofollow ?? false,
    links: facts.links ?? [],
    ...(facts.hasScripts && showsNothing(read.document) ? { document: needsScripts, hash: null } : withHash(read)),
  };
}

export const readStored = async (page: StoredPage, lexer: Lexer): Promise<ReadContent> =>
  withHash(await readContent(page, page, lexer));

async function readContent(
  { url, externalId, locale, repeated }: GivenPage | StoredPage,
  { content, format, name }: Pick<GivenDocument, "content" | "format" | "name">,
  lexer: Lexer,
): Promise<{ document: ReadDocument | Fault; language: string }> {
  const given = { external_id: externalId, title: "", url, content, format, repeated, ...(name && { name }) };
  const language = languageOf(locale);
  return { document: await readDocument(given, language, lexer), language: language.code };
}

const withHash = ({ document, language }: Awaited<ReturnType<typeof readContent>>): ReadContent => ({
  document: packed(document),
  hash: "code" in document ? null : readingIn(language) + contentHash(document),
});

type Content = Pick<GivenDocument, "content" | "format" | "name"> & { facts: Partial<PageFacts> };

function contentOf({ url, format, contentType, body }: GivenPage): Content {
  if (format === "pdf" || format === "docx" || format === "faq")
    return {
      content: body,
      format: format === "faq" ? format : (formatOfFile(body, format === "pdf") ?? format),
      name: nameIn(url),
      facts: {},
    };
  const text = decode(body, contentType, format === "html")
    .replaceAll("\0", "")
    .toWellFormed();
  const facts: Partial<PageFacts> = format === "html" ? readFacts(text, url) : {};
  return { content: facts.content ?? text, format, facts };
}

/** What a file is called. */
function nameIn(url: string): string {
  const name = new URL(url).pathname.split("/").at(-1)!;
  try {
    return decodeURIComponent(name).replaceAll("\0", "");
  } catch {
    return name;
  }
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
