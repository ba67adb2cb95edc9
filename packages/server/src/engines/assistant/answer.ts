import type { Model } from "../model/model.ts";
import { wishFor } from "../wishes/wish.ts";
import { askBack, askOfWhat } from "./asking-back.ts";
import { turnAgain } from "./asked-of-talk.ts";
import { answerAtOnce } from "./answer-at-once.ts";
import { courtesy, mayOfferPerson } from "./courtesy.ts";
import { draftOf, tell } from "./draft.ts";
import { quotedAnswer } from "./extraction/quoted-answer.ts";
import { withExceptions } from "./extraction/with-exceptions.ts";
import { withLimits } from "./extraction/with-limits.ts";
import { find, type Finding, type Tools } from "./finding/find.ts";
import { keepingToSaid } from "./finding/kept-to-said.ts";
import { contactOf, withContact } from "./hand-off.ts";
import { contentMeant } from "./said/content-meant.ts";
import { hearTurn, type HeardTurn } from "./said/heard-turn.ts";
import { orderAskedBefore } from "./own-order/known-by-alone.ts";
import { likelyLanguage } from "./said/likely-language.ts";
import { nearestTo } from "./finding/nearest.ts";
import { ownLanguageFirst } from "./finding/own-language.ts";
import { asksForParcel, noAnswer } from "./no-answer.ts";
import { inMoney } from "./said/in-money.ts";
import { joinAnswers, withRefusals } from "./several/join-answers.ts";
import { seekApart } from "./several/seek-apart.ts";
import { seekCompared } from "./several/compared.ts";
import { seekEach, type Sought } from "./several/seek-each.ts";
import { foundInDocuments, settle } from "./several/settle.ts";
import { readingsFor, turnsFor } from "./several/turns-for.ts";
import type { Language } from "./said/languages.ts";
import { goodsWords } from "./said/question.ts";
import { questionMeant } from "./said/question-meant.ts";
import { withItsLanguage } from "./quoted-language.ts";
import { barredIn, withoutBarred } from "./shopping/barred.ts";
import { goOnShopping, isOfRules } from "./shopping/go-on.ts";
import { recalledLast } from "./shopping/recalled-last.ts";
import { recalledSentBack, toldOfRecall } from "./shopping/recalled.ts";
import { withMoreQuestions } from "./more-questions.ts";
import { rememberGoods } from "./shopping/known-goods.ts";
import { narrowableAnswer } from "./shopping/narrowable-answer.ts";
import { shoppedAnswer } from "./shopping/shopped-answer.ts";
import { ageCorrected } from "./said/age-corrected.ts";
import { withoutAnimalsLacked } from "./said/animals-lacked.ts";
import { tellBeside } from "./shopping/tell-beside.ts";
import { complainsAlone } from "./said/complaining.ts";
import { hear, type Kind } from "./said/small-talk.ts";
import type { KnowledgeTool, OrdersTool, PinsTool, QuestionTerm } from "./tools.ts";
import type { AssistantEvent, Draft, Turn } from "./turn.ts";
import { withoutOrdersInNames } from "./without-orders-in-names.ts";
import { writtenAnswer } from "./written/written-answer.ts";

export interface AssistantDeps extends Tools {
  pins: PinsTool;
  /** Null: its shop tells nothing of orders. */
  orders: OrdersTool | null;
  /** Writes the answers from the tenant's knowledge; null: they are quoted from it. */
  model: Model | null;
  /** Told when the model fails and the answer is quoted instead; nothing of what was said is in the error. */
  modelFailed(error: unknown): void;
}

const rude: ReadonlySet<Kind> = new Set(["rude"]);

/**
 * Answers one visitor message. Text comes as it is made, then the draft, whose response replaces it. Throws what the
 * tools throw, and the signal's reason when it aborts.
 */
export async function* answer(given: AssistantDeps, taken: Turn, signal: AbortSignal): AsyncGenerator<AssistantEvent> {
  signal.throwIfAborted();
  const likely = await likelyLanguage(given.knowledge, taken);
  signal.throwIfAborted();
  const heard = hearTurn({ ...taken, likely });
  const meant = ageCorrected(heard) ?? withoutAnimalsLacked(heard);
  const again =
    turnAgain(heard) ??
    (meant === null ? null : { ...heard.given, question: meant }) ??
    (given.orders ? null : orderAskedBefore(heard));
  const said = again ? hearTurn(again) : heard;
  const { turn, language } = said;
  const goods = rememberGoods(recalledLast(given.catalogue, given.knowledge, turn));
  const deps = {
    ...given,
    knowledge: ownLanguageFirst(withoutOrdersInNames(given.knowledge), language.code),
    catalogue: keepingToSaid(goods.catalogue, turn, language.words),
  };
  // What an answer shows was found for it already: nobody is asked for it again.
  const shown = { ...deps.catalogue, named: goods.known };
  const sentBack = await recalledSentBack(deps.knowledge, goods, turn, language);
  signal.throwIfAborted();
  if (sentBack) return yield* tell(sentBack);
  const isShop = turn.mode === "ecommerce" || turn.tenant.ecommerceActive;
  for await (const event of answerHeard(deps, said, signal)) {
    if (event.type !== "draft" || !isShop) yield event;
    else {
      // Whoever changes a wish by its parts says all that holds.
      const told = turn.wish
        ? event.draft
        : await tellBeside(event.draft, { ...deps, catalogue: shown }, turn, language);
      const draft = await toldOfRecall(told, deps.knowledge, goods, turn, language);
      signal.throwIfAborted();
      yield { type: "draft", draft };
    }
  }
}

async function* answerHeard(deps: AssistantDeps, said: HeardTurn, signal: AbortSignal): AsyncGenerator<AssistantEvent> {
  const atOnce = await answerAtOnce(deps, said, signal);
  if (atOnce) return yield* tell(atOnce);

  const { turn, languages, language, heard } = said;
  const meant = await questionMeant(heard.rest || turn.question, knownTerms(deps, turn), language.words);
  signal.throwIfAborted();
  if (meant === null) return yield* tell(courtesy({ ...heard, kinds: rude }, turn));
  const isShop = turn.mode === "ecommerce" || turn.tenant.ecommerceActive;
  const inGoods = contentMeant(meant, turn.history);
  const question = isShop ? await inMoney(deps.catalogue, turn.tenant.id, inGoods, language.words) : meant;
  signal.throwIfAborted();
  const gone = isShop ? await goOnShopping(deps.catalogue, question, turn, languages) : null;
  signal.throwIfAborted();
  if (gone) return yield* tell(gone);
  const barred = isShop ? barredIn(question, turn.shown, language.words) : [];
  const tools = { ...deps, catalogue: withoutBarred(deps.catalogue, barred) };
  // The rules of a shop don't depend on what was looked at.
  const history = isOfRules(question, turn, language) ? [] : turn.history;
  const questions = turnsFor({ ...turn, question, history }, language.words);
  const each = questions.length > 1 ? await seekEach(tools, questions, language.words) : [];
  const sought = await seekApart(tools, each, language.words);
  signal.throwIfAborted();
  if (yield* answerEach(tools, { turn, sought, language }, signal)) return;
  const compared =
    isShop || questions.length > 1 ? [] : await seekCompared(tools.knowledge, questions[0]!, language.words);
  signal.throwIfAborted();
  if (yield* answerEach(tools, { turn, sought: compared, language }, signal)) return;

  // Questions of which none has an answer by itself may be one to which there is.
  const whole = { ...turn, question, core: question, told: "", leans: false, isBrief: false };
  const asked = questions.length === 1 ? questions[0]! : whole;
  const finding = await find(tools, asked, readingsFor(asked, language.words), language.words);
  signal.throwIfAborted();
  const shopped =
    deps.model && isForShopper(finding, turn, language)
      ? yield* shoppedAnswer(
          { model: deps.model, modelFailed: deps.modelFailed, tools },
          turn,
          finding.products,
          language,
          signal,
        )
      : null;
  if (shopped?.draft) return yield { type: "draft", draft: shopped.draft };
  // What no document tells is asked of goods, as in a shop.
  const isOfGoods = isShop && turn.mode === "rag" && finding.kind !== "knowledge";
  const ofGoods = isOfGoods
    ? await goOnShopping(deps.catalogue, question, { ...turn, mode: "ecommerce" }, languages)
    : null;
  signal.throwIfAborted();
  if (ofGoods?.kind === "answer") return yield* end(ofGoods);
  if (finding.kind === "products")
    return yield* end(await narrowableAnswer(finding.products, turn, language), shopped?.told);
  const part = { turn: asked, pinned: null, finding, isFound: finding.kind === "knowledge" };
  const isPart = finding.reading.leftOut.length > 0;
  const apart = shopped?.told ? [] : await seekApart(tools, [part], language.words);
  signal.throwIfAborted();
  if (apart.length > 1 && (yield* answerEach(tools, { turn, sought: apart, language }, signal))) return;
  if (isPart && !shopped?.told && (yield* answerEach(tools, { turn, sought: [part], language }, signal))) return;

  const { knowledge } = finding;
  const withoutModel = async (): Promise<Draft> =>
    (await askBack(deps.knowledge, finding, asked, language)) ??
    askOfWhat(finding, language) ??
    (await quoted(deps.knowledge, finding, turn, language)) ??
    refusal(deps, finding, turn, language, true);
  if (shopped?.told || !deps.model || !knowledge || knowledge.passages.length === 0)
    return yield* end(await withoutModel(), shopped?.told);

  const { draft, told } = yield* writtenAnswer(
    { model: deps.model, modelFailed: deps.modelFailed },
    turn,
    finding,
    knowledge,
    language,
    signal,
  );
  const final =
    draft?.kind === "no_answer" ? await refusal(deps, finding, turn, language) : (draft ?? (await withoutModel()));
  yield* end(final, told);
}

/** What the tenant's texts and goods know of a question's words. */
const knownTerms =
  ({ knowledge, catalogue }: Tools, { tenant }: Turn) =>
  async (question: string): Promise<QuestionTerm[]> => {
    const found = await Promise.all([
      knowledge.search(tenant.id, question, 1),
      catalogue.search(tenant.id, wishFor(question), 1),
    ]);
    return found.flatMap(({ terms }) => terms);
  };

/** What has been shown already gives way to the draft; more text would be read as going on from it. */
function* end(draft: Draft, told = false): Generator<AssistantEvent> {
  if (told) yield { type: "draft", draft };
  else yield* tell(draft);
}

/** Whether a model may look for goods: some were found, or named and not found. */
const isForShopper = (
  finding: Finding,
  { mode, question }: Turn,
  { words }: Language,
): finding is Exclude<Finding, { kind: "knowledge" }> =>
  mode === "ecommerce" &&
  (finding.kind === "products" ||
    (finding.kind === "nothing" && finding.expected === "products" && goodsWords(question, words).length > 0));

async function quoted(
  tool: KnowledgeTool,
  finding: Exclude<Finding, { kind: "products" }>,
  turn: Turn,
  language: Language,
): Promise<Draft | null> {
  const draft = finding.kind === "knowledge" ? quotedAnswer(finding, turn, language) : null;
  if (!draft || !finding.knowledge) return null;
  const limited = withLimits(draft, finding.knowledge, language);
  const whole = await withExceptions(tool, limited, turn, language, finding.knowledge);
  return withItsLanguage(await withMoreQuestions(tool, whole, turn, language), turn, language, finding.knowledge);
}

/**
 * Who else can be asked is told where the assistant cannot look it up.
 *
 * @param mayAnswer whether what comes nearest answers where it says all that is asked; not where a model found none
 */
async function refusal(
  deps: AssistantDeps,
  finding: Exclude<Finding, { kind: "products" }>,
  turn: Turn,
  language: Language,
  mayAnswer = false,
): Promise<Draft> {
  const heard = hear(turn.question, [language]);
  if (complainsAlone(turn.question, heard, language.words)) return courtesy({ ...heard, kinds: rude }, turn);
  const nearest = await nearestTo(deps.knowledge, finding, turn, language);
  if (mayAnswer && nearest?.isAnswer) {
    const { blocks, citations } = nearest.extract;
    return withItsLanguage(draftOf("answer", blocks.join("\n\n"), { citations }), turn, language);
  }
  const draft = noAnswer(finding, turn, language, nearest?.extract ?? null);
  if (!asksForParcel(finding, language.words) || mayOfferPerson(turn)) return draft;
  const contact = await contactOf(deps.knowledge, turn.tenant, language);
  return contact ? withContact(draft, contact, language.phrases) : draft;
}

/**
 * Answers each of several questions; a model has the passages of all that have an answer.
 *
 * @returns whether it has: not where none of them has an answer
 */
async function* answerEach(
  deps: AssistantDeps,
  { turn, sought, language }: { turn: Turn; sought: Sought[]; language: Language },
  signal: AbortSignal,
): AsyncGenerator<AssistantEvent, boolean> {
  const settled = settle(sought, language);
  const answers = joinAnswers(settled, turn, language);
  if (!answers) return false;
  const finding = foundInDocuments(settled, turn);
  const joined = withItsLanguage(answers, turn, language, finding?.knowledge);
  if (!deps.model || !finding) {
    yield* tell(joined);
    return true;
  }
  const { draft, told } = yield* writtenAnswer(
    { model: deps.model, modelFailed: deps.modelFailed },
    turn,
    finding,
    finding.knowledge,
    language,
    signal,
  );
  const whole = draft ? withRefusals(draft, settled, turn, language) : joined;
  const rest = draft ? whole.response.slice(draft.response.length) : "";
  if (!told) yield* tell(whole);
  else {
    if (rest) yield { type: "delta", text: rest };
    yield { type: "draft", draft: whole };
  }
  return true;
}
