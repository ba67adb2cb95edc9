import { serialize } from "parse5";
import { attribute, descendants, textBelow, type Element, type Parent } from "./tree.ts";

/** A question that a page marks as one, and its answer in HTML or Markdown; nothing of it is checked. */
export interface MarkedQuestion {
  question: unknown;
  answer: unknown;
}

/** How deep a page's data are looked through. */
const DEEPEST = 8;

/** The questions of a page by the vocabulary of schema.org: as JSON-LD, or as microdata. */
export function markedQuestions(page: Parent): MarkedQuestion[] {
  const inData = dataScripts(page).flatMap((script) => questionsIn(parsed(textBelow(script)), 0));
  return inData.length > 0 ? inData : descendants(page, isOf("Question")).flatMap(toQuestion);
}

/** The scripts of a page that mark questions as JSON-LD. */
export const questionData = (page: Parent): Element[] =>
  dataScripts(page).filter((script) => questionsIn(parsed(textBelow(script)), 0).length > 0);

const dataScripts = (page: Parent): Element[] =>
  descendants(
    page,
    ({ tagName, attrs }) =>
      tagName === "script" && attrs.some(({ name, value }) => name === "type" && /ld\+json/i.test(value)),
  );

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function questionsIn(data: unknown, depth: number): MarkedQuestion[] {
  if (typeof data !== "object" || data === null || depth > DEEPEST) return [];
  const { "@type": type, name, acceptedAnswer } = data as Record<string, unknown>;
  if (type !== "Question") return Object.values(data).flatMap((value) => questionsIn(value, depth + 1));
  const [answer] = [acceptedAnswer].flat() as unknown[];
  return [{ question: name, answer: (answer as { text?: unknown } | null | undefined)?.text }];
}

function toQuestion(element: Element): MarkedQuestion[] {
  const [name] = descendants(element, hasProp("name"));
  const [answer] = descendants(element, hasProp("acceptedAnswer"));
  const [text] = answer ? descendants(answer, hasProp("text")) : [];
  return name && text ? [{ question: textBelow(name), answer: serialize(text) }] : [];
}

const isOf =
  (type: string) =>
  (element: Element): boolean =>
    attribute(element, "itemtype")?.endsWith(`schema.org/${type}`) ?? false;

const hasProp =
  (prop: string) =>
  (element: Element): boolean =>
    attribute(element, "itemprop") === prop;
