import { ModelError } from "../../model/model-error.ts";
import type { Model } from "../../model/model.ts";
import { draftOf } from "../draft.ts";
import type { Language } from "../said/languages.ts";
import { noAnswer } from "../no-answer.ts";
import { nextQuestions } from "../suggestions.ts";
import type { FoundKnowledge } from "../tools.ts";
import type { Finding } from "../finding/find.ts";
import type { AssistantEvent, Draft, Turn } from "../turn.ts";
import { createGroundedText } from "./grounding/grounded-text.ts";
import { createJudge } from "./grounding/judge.ts";
import { createSources } from "./grounding/sources.ts";
import { createUnits } from "./grounding/units.ts";
import { foldedWords } from "../../wording/fold.ts";
import { addressesIn, keepLinks } from "./links.ts";
import { createMarks } from "./marks.ts";
import { noAnswerMark } from "./no-answer-mark.ts";
import { askFor, passagesToShow } from "./prompt.ts";
import { visible } from "./visible.ts";
import { safePieces } from "./safe-pieces.ts";

export interface Writer {
  model: Model;
  /** Told when the model fails; nothing of what was said is in the error. */
  modelFailed(error: unknown): void;
}

export interface Written {
  /** Null when the model gave no answer that can be trusted. */
  draft: Draft | null;
  /** Whether some text has been shown. */
  told: boolean;
}

/** In UTF-16 units. However much comes at once, so much is looked at as one. */
const most = { shown: 8_000, received: 60_000, piece: 500 };

/**
 * Lets the model write an answer from the passages. What it writes is input from outside: links and pictures it made up
 * are taken out, and sentences that the passages don't carry; its citations must exist, and without one it is no answer.
 * A sentence is shown once it is whole. Throws the signal's reason only.
 */
export async function* writtenAnswer(
  { model, modelFailed }: Writer,
  turn: Turn,
  finding: Exclude<Finding, { kind: "products" }>,
  knowledge: FoundKnowledge,
  language: Language,
  signal: AbortSignal,
): AsyncGenerator<AssistantEvent, Written> {
  const { reading } = finding;
  const passages = passagesToShow(knowledge.passages);
  if (passages.length === 0) return { draft: null, told: false };
  const known = addressesIn(passages);
  const marks = createMarks(passages, createSources(passages, turn, language));
  const pieces = safePieces();
  const units = createUnits();
  const grounded = createGroundedText(createJudge(passages, turn, language));
  const harmless = (written: string): string => {
    const unit = visible(written);
    const kept = keepLinks(unit, known);
    // Of what was little more than a link, nothing is left to say.
    return kept !== unit && foldedWords(kept).length < 3 ? "\n".repeat(/\n*$/.exec(kept)![0].length) : kept;
  };
  const clean = (whole: string[]): string =>
    marks.renumber(whole.map((unit) => grounded.take(harmless(unit))).join(""));
  let received = 0;
  /** The last of it, without what the model thinks aloud. */
  let said = "";
  let response = "";
  let told = false;
  /** What it began last is not to be shown. */
  let isCutShort = false;

  try {
    const request = { ...askFor(turn, passages, signal), isSeen: () => told };
    for await (const text of inPieces(model.stream(request))) {
      received += text.length;
      if (received > most.received) return { draft: null, told };
      const safe = pieces.push(text);
      said = said.slice(-noAnswerMark.length) + safe;
      if (said.includes(noAnswerMark)) break;
      const piece = clean(units.push(safe));
      response += told ? piece : piece.trimStart();
      if (response.length > most.shown) return { draft: null, told };
      if (response && piece) {
        yield { type: "delta", text: told ? piece : response };
        told = true;
      }
    }
  } catch (error) {
    signal.throwIfAborted();
    isCutShort = error instanceof ModelError && error.reason === "cut short";
    if (!isCutShort) {
      modelFailed(error);
      return { draft: null, told };
    }
  }
  const last = pieces.end();
  if ((said + last).includes(noAnswerMark)) return { draft: noAnswer(finding, turn, language), told };
  const rest = clean([...units.push(last), ...(isCutShort ? [] : units.end())]).trimEnd();
  response = (response + rest).trim();
  const citations = marks.citations();
  if (citations.length === 0 || response.length > most.shown) return { draft: null, told };

  if (told && rest) yield { type: "delta", text: rest };
  const used = passages.filter(({ documentId }) => citations.some(({ document_id }) => document_id === documentId));
  const suggestions = nextQuestions(knowledge, used, reading.question, turn.history, language);
  return { draft: draftOf("answer", response, { citations, suggestions }), told };
}

async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts)
    for (let at = 0; at < text.length; at += most.piece) yield text.slice(at, at + most.piece);
}
