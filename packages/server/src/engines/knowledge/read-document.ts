import { createHash } from "node:crypto";
import type { Document, PutDocument } from "@widget-chat/contract/admin/document.ts";
import type { EntryFault } from "@widget-chat/contract/admin/page.ts";
import type { ReadyDocument } from "../../db/documents.ts";
import { packDocument, type PackedDocument } from "../../db/packed-documents.ts";
import type { Fault } from "../retrieval/workers/bulk.ts";
import { languageOfText, languageOfWhole } from "../retrieval/language/language-of-text.ts";
import type { Language } from "../retrieval/language/language.ts";
import type { Lexer } from "../retrieval/language/lexer.ts";
import { entryPassages } from "./faq/entry-passages.ts";
import { keptAs } from "./counted-headings.ts";
import { readFaq } from "./faq/read-faq.ts";
import { readFile } from "./files/read-file.ts";
import { isFileName, titleOfName } from "./files/title-of-name.ts";
import { LONGEST_CONTENT, tooLong } from "./files/too-long.ts";
import { readPage } from "./html/page.ts";
import { withLineBreaks } from "./line-breaks.ts";
import { passagesOf, type Passage } from "./passages.ts";
import { isQuestion, underQuestion, withMarked } from "./questions.ts";
import { plainWords } from "./plain-words.ts";
import { titleLine } from "./title-line.ts";
import { withoutRepeated } from "./repeated.ts";
import { shortName } from "./short-name.ts";
import { withoutComments } from "./without-comments.ts";

/** A title made of a document's first words is cut at this many characters. */
const LONGEST_TITLE = 80;

/**
 * A document as it came in: a PDF or Word document as the bytes of its file, a list of questions as these or as text.
 * Where it has neither a title that is more than the name of a file, nor a heading, the `name` of its file serves.
 */
export interface GivenDocument extends Omit<PutDocument, "content" | "format"> {
  content: string | Uint8Array;
  format: Document["format"];
  name?: string;
  /** Of a page of a site: hashes of the blocks that stand on most of its pages. They are left out. */
  repeated?: number[];
}

/** A document that can be stored, and the entries of its list that could not be read. */
export interface ReadDocument extends ReadyDocument {
  failed: EntryFault[];
  /** Hashes of its blocks, where it is a page of a site. */
  blocks: number[];
}

/** The same as it goes to where it is stored. */
export type PackedRead = PackedDocument & Pick<ReadDocument, "failed" | "blocks">;

export function packed(read: ReadDocument | Fault): PackedRead | Fault {
  if ("code" in read) return read;
  const { failed, blocks, ...document } = read;
  return { ...packDocument(document), failed, blocks };
}

/** Reads a document into passages with their lexemes, or says why it cannot be read. */
export async function readDocument(
  given: GivenDocument,
  language: Language,
  lexer: Lexer,
): Promise<ReadDocument | Fault> {
  const parts = await cutUp(given, language.lowerCase);
  if ("code" in parts) return parts;
  const { title, ownTitle, content, passages, failed, blocks } = parts;
  const forWords = given.format === "text" ? (text: string): string => text : plainWords;
  // A first passage in another language than most of the beginning is read in its own.
  const main = languageOfText(passages[0]!.text, languageOfWhole(beginningOf(passages), language));
  const languages = passages.map(({ text }, at) => (at === 0 ? main : languageOfText(text, main)));
  const [titleLexemes = [], ...lexemes] = await lexize(
    [
      { text: ownTitle, language: main },
      ...passages.flatMap(({ headings, questions = [], text, sentences }, at) =>
        [headings.join("\n"), ...questions, ...sentences.map(({ start, end }) => forWords(text.slice(start, end)))].map(
          (part) => ({ text: part, language: languages[at]! }),
        ),
      ),
    ],
    lexer,
  );
  let next = 0;
  const take = (): string => lexemes[next++]?.join(" ") ?? "";
  const ready = {
    external_id: given.external_id || null,
    title,
    url: given.url || null,
    format: given.format,
    content,
    title_lexemes: titleLexemes.join(" "),
    passages: passages.map(({ headings, count = null, questions = [], anchor, url = null, text, sentences }, at) => ({
      headings: headings.map((name, depth) => (depth === headings.length - 1 ? keptAs({ name, count }) : name)),
      questions,
      anchor,
      url,
      text,
      sentences: sentences.map(({ start, end }): [number, number] => [start, end]),
      language: languages[at]!.code,
      heading_lexemes: take(),
      question_lexemes: questions.map(take).join("\n"),
      lexemes: sentences.map(take).join("\n"),
    })),
  };
  return { ...ready, hash: createHash("sha256").update(JSON.stringify(ready)).digest("base64url"), failed, blocks };
}

/** What tells the language of a document, in UTF-16 units: entries of a list and short passages tell it together. */
const TELLING = 200;

function beginningOf(passages: Passage[]): string {
  let beginning = "";
  for (const { questions = [], text } of passages) {
    beginning += `${[...questions, text].join("\n")}\n`;
    if (beginning.length >= TELLING) break;
  }
  return beginning.trim();
}

/** The lexemes of texts in their order, each cut as its own language does. */
async function lexize(texts: { text: string; language: Language }[], lexer: Lexer): Promise<string[][]> {
  const lexemes: string[][] = [];
  const placed = texts.map((text, at) => ({ ...text, at }));
  for (const own of Map.groupBy(placed, ({ language }) => language.code).values()) {
    const read = await lexer.texts(
      own.map(({ text }) => text),
      own[0]!.language,
    );
    own.forEach(({ at }, i) => (lexemes[at] = read[i]!));
  }
  return lexemes;
}

interface CutUp extends Source {
  /** The title as far as someone gave it: words taken from the text count there only. */
  ownTitle: string;
}

async function cutUp(
  { title, name = "", ...document }: GivenDocument,
  lettersOf: Language["lowerCase"],
): Promise<CutUp | Fault> {
  try {
    const { format } = document;
    const said = title.trim();
    const given = isFileName(said, format) ? "" : said;
    // Of what has no more than the name of a file the first line may say what it is.
    const mayName = given === "" && `${said}${name}` !== "";
    const source = await readSource(document, { name, mayName, given });
    if ("code" in source) return source;
    const { passages } = source;
    const [first] = passages;
    if (!first) return format === "html" ? emptyPage : emptyDocument;
    // The headings of a list of questions are its categories; and what asks, or stands over a paragraph of plain text, names no whole.
    const [over = ""] = format === "faq" ? [] : first.headings;
    const ownHeading = format === "text" || isQuestion(over) ? "" : over;
    // What somebody gave is bounded by the contract.
    const ownTitle = given || shortName(ownHeading || source.title || titleOfName(said || name, lettersOf) || over);
    const isTitle = (heading: string): boolean => heading.toLowerCase() === ownTitle.toLowerCase();
    return {
      ...source,
      title: ownTitle || firstWords(first),
      ownTitle,
      passages: passages.map((passage) =>
        underQuestion({
          ...passage,
          headings: passage.headings.filter((heading, depth) => depth > 0 || !isTitle(heading)),
        }),
      ),
    };
  } catch (error) {
    if (error instanceof RangeError) return tooDeep;
    throw error;
  }
}

interface Source {
  /** What the document itself says is its title; may be empty. */
  title: string;
  /** What is kept of it. */
  content: string;
  passages: Passage[];
  failed: EntryFault[];
  blocks: number[];
}

type Given = Pick<GivenDocument, "content" | "format" | "repeated">;

async function readSource(
  { content, format, repeated }: Given,
  { name, mayName, given }: { name: string; mayName: boolean; given: string },
): Promise<Source | Fault> {
  if (format === "faq") {
    const list = readFaq(content);
    if ("code" in list) return list;
    return {
      ...list,
      title: "",
      content: JSON.stringify(list.entries),
      passages: entryPassages(list.entries),
      blocks: [],
    };
  }
  if (typeof content !== "string") {
    const file = await readFile(content, name);
    if ("code" in file) return file;
    const { title, markdown, pageStarts } = file;
    const anchorAt =
      pageStarts && ((offset: number) => `page=${pageStarts.findLastIndex((start) => start <= offset) + 1}`);
    const passages = passagesOf(markdown, { isPlainText: false, guessAnchors: false, anchorAt });
    return markdown.length > LONGEST_CONTENT ? tooLong : { title, content: markdown, passages, failed: [], blocks: [] };
  }
  const { title, markdown, questions } =
    format === "html" ? readPage(content) : { title: "", markdown: content, questions: [] };
  const isPlainText = format === "text";
  const lines = markdown.replace(/\r\n?/g, "\n");
  const whole = isPlainText ? withLineBreaks(lines) : format === "markdown" ? withoutComments(lines) : lines;
  const { text, blocks } = repeated
    ? withoutRepeated(whole, { isPlainText, repeated: new Set(repeated) })
    : { text: whole, blocks: [] };
  const line = isPlainText ? titleLine(text) : null;
  const over = mayName || line?.title.toLowerCase() === given.toLowerCase() ? line : null;
  // The first of several questions is that of its answer alone.
  const titled = over && isQuestion(over.title) && /[?？؟][^\S\n]*\n/u.test(over.rest) ? null : over;
  const cut = passagesOf(titled?.rest ?? text, { isPlainText, guessAnchors: format === "markdown" });
  const passages = titled ? cut.map((one) => ({ ...one, headings: [titled.title, ...one.headings] })) : cut;
  return {
    title: titled?.title ?? title,
    content,
    passages: withMarked(passages, questions),
    failed: [],
    blocks,
  };
}

const emptyPage: Fault = { code: "empty", detail: "The page has no main content with words in it." };
const emptyDocument: Fault = { code: "empty", detail: "The document has no words in it." };
const tooDeep: Fault = { code: "too_deep", detail: "The document is nested too deeply to be read." };

function firstWords({ text, sentences }: Passage): string {
  const words = plainWords(text.slice(0, sentences[0]?.end)).replace(/\s+/g, " ").trim();
  if (words.length <= LONGEST_TITLE) return words;
  const cut = words.slice(0, LONGEST_TITLE).replace(/\s\S*$/u, "");
  return `${cut.toWellFormed()}…`;
}
