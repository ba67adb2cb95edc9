import type { PutDocument } from "@widget-chat/contract/admin/document.ts";
import type { ReadyDocument } from "../../db/documents.ts";
import type { Fault } from "../retrieval/bulk.ts";
import type { Language } from "../retrieval/language.ts";
import type { Lexer } from "../retrieval/lexer.ts";
import { readPage } from "./html/page.ts";
import { passagesOf, type Passage } from "./passages.ts";
import { plainWords } from "./plain-words.ts";

/** A title made of a document's first words is cut at this many characters. */
const LONGEST_TITLE = 80;

/** A document as it came in. Where it has neither a title nor a heading, the `name` of its file serves. */
export type GivenDocument = PutDocument & { name?: string };

/** Reads a document into passages with their lexemes, or says why it cannot be read. */
export async function readDocument(
  given: GivenDocument,
  language: Language,
  lexer: Lexer,
): Promise<ReadyDocument | Fault> {
  const parts = cutUp(given);
  if ("code" in parts) return parts;
  const { title, ownTitle, passages } = parts;
  const forWords = given.format === "text" ? (text: string): string => text : plainWords;
  const [titleLexemes = [], ...lexemes] = await lexer.texts(
    [
      ownTitle,
      ...passages.flatMap(({ headings, text, sentences }) => [
        headings.join("\n"),
        ...sentences.map(({ start, end }) => forWords(text.slice(start, end))),
      ]),
    ],
    language,
  );
  let next = 0;
  const take = (): string => lexemes[next++]?.join(" ") ?? "";
  return {
    external_id: given.external_id || null,
    title,
    url: given.url || null,
    format: given.format,
    content: given.content,
    title_lexemes: titleLexemes.join(" "),
    passages: passages.map(({ headings, anchor, text, sentences }) => ({
      headings,
      anchor,
      text,
      sentences: sentences.map(({ start, end }): [number, number] => [start, end]),
      language: language.code,
      heading_lexemes: take(),
      lexemes: sentences.map(take).join("\n"),
    })),
  };
}

interface CutUp {
  title: string;
  /** The title as far as someone gave it: words taken from the text count there only. */
  ownTitle: string;
  passages: Passage[];
}

function cutUp({ title: given, content, format, name = "" }: GivenDocument): CutUp | Fault {
  try {
    const page = format === "html" ? readPage(content) : { title: "", markdown: content };
    const text = page.markdown.replace(/\r\n?/g, "\n");
    const passages = passagesOf(text, { isPlainText: format === "text", guessAnchors: format === "markdown" });
    const [first] = passages;
    if (!first) return format === "html" ? emptyPage : emptyDocument;
    const ownTitle = given.trim() || first.headings[0] || page.title || titleOf(name);
    const isTitle = (heading: string): boolean => heading.toLowerCase() === ownTitle.toLowerCase();
    return {
      title: ownTitle || firstWords(first),
      ownTitle,
      passages: passages.map((passage) => ({
        ...passage,
        headings: passage.headings.filter((heading, depth) => depth > 0 || !isTitle(heading)),
      })),
    };
  } catch (error) {
    if (error instanceof RangeError) return tooDeep;
    throw error;
  }
}

const emptyPage: Fault = { code: "empty", detail: "The page has no main content with words in it." };
const emptyDocument: Fault = { code: "empty", detail: "The document has no words in it." };
const tooDeep: Fault = { code: "too_deep", detail: "The document is nested too deeply to be read." };

/** What a file is called without its folder and extension: `help/gift-cards.md` is "gift cards". */
const titleOf = (name: string): string =>
  name
    .replace(/^.*[/\\]/s, "")
    .replace(/(?<=.)\.[^.]*$/, "")
    .replace(/[-_\s]+/g, " ")
    .trim();

function firstWords({ text, sentences }: Passage): string {
  const words = plainWords(text.slice(0, sentences[0]?.end)).replace(/\s+/g, " ").trim();
  if (words.length <= LONGEST_TITLE) return words;
  const cut = words.slice(0, LONGEST_TITLE).replace(/\s\S*$/u, "");
  return `${cut.toWellFormed()}…`;
}
