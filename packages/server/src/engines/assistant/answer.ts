import type { Model } from "../model/model.ts";
import { askBack } from "./asking-back.ts";
import { acceptsPerson, courtesy, handOff } from "./courtesy.ts";
import { tell } from "./draft.ts";
import { quotedAnswer } from "./extraction/quoted-answer.ts";
import { find, type Tools } from "./find.ts";
import { readingsOf } from "./follow-up.ts";
import { noAnswer } from "./no-answer.ts";
import { wishForPerson } from "./person-wish.ts";
import { pinnedDraft } from "./pins/pinned-draft.ts";
import { productAnswer } from "./products.ts";
import { hear } from "./small-talk.ts";
import { spokenLanguages } from "./spoken-language.ts";
import type { PinsTool } from "./tools.ts";
import type { AssistantEvent, Draft, Turn } from "./turn.ts";
import { writtenAnswer } from "./written/written-answer.ts";

export interface AssistantDeps extends Tools {
  pins: PinsTool;
  /** Writes the answers from the tenant's knowledge; null: they are quoted from it. */
  model: Model | null;
  /** Told when the model fails and the answer is quoted instead; nothing of what was said is in the error. */
  modelFailed(error: unknown): void;
}

/** Whether the visitor asks for a person, or says yes to one. */
export function wantsPerson(turn: Turn): boolean {
  if (turn.intent === "person") return true;
  const languages = spokenLanguages(turn);
  return acceptsPerson(hear(turn.question, languages), turn) || wishForPerson(turn.question, languages) !== null;
}

/** What is said where the plan is used up and the tenant has no words of its own for it. */
export const limitMessage = (turn: Turn): string => spokenLanguages(turn)[0]!.phrases.limit;

/**
 * Answers one visitor message. Text comes as it is made, then the draft, whose response replaces it. Throws what the
 * tools throw, and the signal's reason when it aborts.
 */
export async function* answer(deps: AssistantDeps, turn: Turn, signal: AbortSignal): AsyncGenerator<AssistantEvent> {
  signal.throwIfAborted();
  const languages = spokenLanguages(turn);
  const language = languages[0]!;
  if (turn.intent === "person") return yield* tell(handOff(turn, wishForPerson(turn.question, languages) ?? language));
  const heard = hear(turn.question, languages);
  if (acceptsPerson(heard, turn)) return yield* tell(handOff(turn, language));
  const pinned = await deps.pins.find(turn.tenant.id, turn.question);
  signal.throwIfAborted();
  if (pinned) return yield* tell(pinnedDraft(pinned, turn));
  if (heard.rest === "") return yield* tell(courtesy(heard, turn));
  const wished = wishForPerson(turn.question, languages);
  if (wished) return yield* tell(handOff(turn, wished));

  const finding = await find(deps, turn, readingsOf(heard.rest, turn.history, language.words), language.words);
  signal.throwIfAborted();
  if (finding.kind === "products") return yield* tell(productAnswer(finding.products, turn, language));

  const { knowledge } = finding;
  const quote = (): Draft =>
    (finding.kind === "knowledge" && quotedAnswer(finding, turn, language)) || noAnswer(finding, turn, language);
  const askOrQuote = async (): Promise<Draft> =>
    (finding.kind === "knowledge" && (await askBack(deps.knowledge, finding, turn, language))) || quote();
  if (!deps.model || !knowledge || knowledge.passages.length === 0) return yield* tell(await askOrQuote());

  const { draft, told } = yield* writtenAnswer(
    { model: deps.model, modelFailed: deps.modelFailed },
    turn,
    finding,
    knowledge,
    language,
    signal,
  );
  // What has been shown already gives way to the draft; more text would be read as going on from it.
  if (told) yield { type: "draft", draft: draft ?? quote() };
  else yield* tell(draft ?? (await askOrQuote()));
}
