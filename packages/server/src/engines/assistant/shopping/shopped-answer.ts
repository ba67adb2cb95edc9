import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import { ModelError } from "../../model/model-error.ts";
import type { Message, ToolCall } from "../../model/model.ts";
import { appliedFilters } from "../applied-filters.ts";
import { draftOf } from "../draft.ts";
import type { Tools } from "../finding/find.ts";
import type { Language } from "../said/languages.ts";
import { localeOf } from "../money.ts";
import { mostProducts, standingOf } from "../products.ts";
import type { FoundProducts } from "../tools.ts";
import type { AssistantEvent, Turn } from "../turn.ts";
import { noAnswerMark } from "../written/no-answer-mark.ts";
import { mostWritten, passageAsData, promptOf } from "../written/prompt.ts";
import { safePieces } from "../written/safe-pieces.ts";
import { createUnits } from "../written/grounding/units.ts";
import type { Writer, Written } from "../written/written-answer.ts";
import { cautionsOf } from "./cautions.ts";
import { narrowingsOf } from "./narrowings.ts";
import { createShelf, type Item } from "./shelf.ts";
import { createShopText } from "./shop-text.ts";
import { shopRules } from "./shop-rules.ts";
import { runTool, shopTools, statedIn } from "./shop-tools.ts";

/** `shown` and `received` in UTF-16 units, of a round; `time` in milliseconds, of all. */
const most = { rounds: 3, calls: 6, shown: 4_000, received: 60_000, time: 45_000 };

/**
 * Lets the model answer a wish from the catalogue: from what was found for it, and what its calls find. Its products are
 * those that its sentences cite, in that order. No draft: nothing of it can be trusted. Throws the signal's reason, and
 * what the tools throw.
 */
export async function* shoppedAnswer(
  { model, modelFailed, tools }: Writer & { tools: Tools },
  turn: Turn,
  found: FoundProducts | null,
  language: Language,
  signal: AbortSignal,
): AsyncGenerator<AssistantEvent, Written> {
  const { phrases, words } = language;
  const locale = localeOf(turn.tenant.locale, language.code);
  const shelf = createShelf({ locale, phrases });
  const stated = statedIn(found);
  if (found?.answerable.decision === "answer") shelf.addProducts(found, mostProducts);
  const messages: Message[] = promptOf(
    turn,
    shopRules,
    shelf.items.map(({ passage, number }) => passageAsData(passage, number)),
  );
  const patience = AbortSignal.any([signal, AbortSignal.timeout(most.time)]);
  let callsLeft = most.calls;

  for (let round = 1; round <= most.rounds; round += 1) {
    const text = createShopText([...shelf.items], stated, turn, language, locale);
    const pieces = safePieces();
    const units = createUnits();
    const isLast = round === most.rounds || callsLeft === 0;
    let called: ToolCall[] = [];
    let received = 0;
    let said = "";
    let response = "";
    let told = false;
    /** What is written before anything is cited may only announce a call. */
    const show = function* (whole: string[]): Generator<AssistantEvent> {
      const more = text.take(whole);
      response += response === "" ? more.trimStart() : more;
      const [first] = text.cited();
      if (!first && !told && text.citations().length === 0) return;
      if (!told) response = opening(first) + response;
      const delta = told ? more : response;
      told ||= response !== "";
      if (delta) yield { type: "delta", text: delta };
    };
    let isCutShort = false;
    try {
      const request = { messages, maxTokens: mostWritten, signal: patience, isSeen: () => told };
      const offered = isLast ? {} : { tools: shopTools, called: (some: ToolCall[]) => void (called = some) };
      for await (const piece of model.stream({ ...request, ...offered })) {
        received += piece.length;
        const safe = pieces.push(piece);
        said += safe;
        if (said.includes(noAnswerMark) || received > most.received || response.length > most.shown)
          return { draft: null, told };
        yield* show(units.push(safe));
      }
    } catch (error) {
      signal.throwIfAborted();
      isCutShort = error instanceof ModelError && error.reason === "cut short";
      if (!isCutShort) {
        modelFailed(error);
        return { draft: null, told };
      }
    }
    if (called.length > 0 && !told) {
      const allowed = called.slice(0, callsLeft);
      callsLeft -= allowed.length;
      messages.push({ role: "assistant", content: "", calls: allowed });
      for (const call of allowed) {
        const content = await runTool(call, tools, { turn, words, shelf, stated });
        signal.throwIfAborted();
        messages.push({ role: "tool", content, callId: call.id });
      }
      continue;
    }
    const last = pieces.end();
    if ((said + last).includes(noAnswerMark)) return { draft: null, told };
    yield* show([...units.push(last), ...(isCutShort ? [] : units.end())]);
    const cited = text.cited();
    const search = cited[0]?.search;
    response = response.trim();
    if (!search || response === "" || response.length > most.shown) return { draft: null, told };
    const products = cited.map(({ product }) => product!.card);
    const shop = { locale, currency: products[0]?.price.currency ?? "" };
    const caution = cautionsOf(search, products, phrases, shop).join(" ");
    if (caution) yield { type: "delta", text: ` ${caution}` };
    const narrowings = await narrowingsOf(search, { turn, language });
    signal.throwIfAborted();
    const draft = draftOf("answer", `${response} ${caution}`.trim(), {
      products,
      citations: text.citations(),
      applied_filters: labelled(search.wish, products[0]),
      suggestions: narrowings.map((one) => one.text),
      standing: { ...standingOf(search.wish, products), ...(narrowings.length > 0 && { narrowings }) },
    });
    return { draft, told };
  }
  return { draft: null, told: false };

  function labelled(wish: FoundProducts["wish"], card: ProductCard | undefined) {
    return appliedFilters(wish, phrases, { locale, currency: card?.price.currency ?? "" });
  }

  /** What had to be given up is said first. */
  function opening(first: Item | undefined): string {
    const { search, product } = first ?? {};
    if (!search?.without?.length) return "";
    const missed = labelled({ ...search.wish, words: "", filters: search.without, order: null }, product?.card);
    return `${phrases.wishes.gaveUp(missed.map(({ label }) => label).join(", "))} `;
  }
}
