import { warns } from "../../wishes/harm-told.ts";
import { wishFor } from "../../wishes/wish.ts";
import { colourOf } from "../../wording/colours.ts";
import { foldedWords } from "../../wording/fold.ts";
import { citationOf } from "../citation-of.ts";
import { draftOf } from "../draft.ts";
import { tidyLine } from "../extraction/tidy.ts";
import { READ_OF_EACH } from "../finding/for-age.ts";
import { cellsOf } from "../finding/table-row.ts";
import { toldBy, type Told } from "../finding/told-by.ts";
import type { Phrases } from "../phrases/phrases.ts";
import { plainText } from "../plain-text.ts";
import { withItsLanguage } from "../quoted-language.ts";
import { asksForRecalls } from "../said/asks-recalls.ts";
import { asksToSendBack } from "./asks-to-send-back.ts";
import { languageOfLocale, type Language } from "../said/languages.ts";
import type { FoundPassage, FoundProduct, KnowledgeTool } from "../tools.ts";
import type { Draft, Turn } from "../turn.ts";
import { mayTellOfRecall, recallSought, tellsOfRecall, tellsToStop } from "../words/recalls.ts";
import type { Words } from "../words/words.ts";
import { tellingWords } from "./by-name.ts";
import { isForm } from "./called-otherwise.ts";
import { datumTold } from "./datum-told.ts";
import type { KnownGoods } from "./known-goods.ts";

/** Of documents. */
const MOST_QUOTED = 4;
/** Of a notice, in UTF-16 units: what is longer is quoted up to the end of a sentence. */
const LONGEST = 400;

/** An answer that shows goods, and before it what their own data and the tenant's documents say of the recall of any of them. */
export async function toldOfRecall(
  draft: Draft,
  knowledge: KnowledgeTool,
  goods: KnownGoods,
  turn: Turn,
  language: Language,
): Promise<Draft> {
  const { tenant } = turn;
  if (asksForRecalls(turn.question, language.words)) {
    const all = await everyRecall(await recallPassages(knowledge, turn), goods, turn, language);
    if (all) return { ...draft, ...all };
  }
  const shown = await spokenOf(draft, goods, turn);
  if (shown.length === 0) return draft;
  const told = withOwnNotices(draft, shown, language);
  const passages = await recallPassages(knowledge, turn);
  if (passages.length === 0) return told;
  const { words } = languageOfLocale(tenant.locale);
  const tells = (paragraph: Paragraph): boolean => shown.some((one) => tellsOf(one, paragraph, words));
  const notices = noticesOf(passages, tells)
    .filter(({ quote }) => !told.response.includes(quote))
    .slice(0, MOST_QUOTED);
  return notices.length === 0 ? told : withNotices(told, notices, shown, turn, language);
}

/** What texts and goods tell of recalls, whatever is recalled, as far as that is meant; null: nothing. */
async function everyRecall(
  passages: readonly FoundPassage[],
  goods: KnownGoods,
  turn: Turn,
  language: Language,
  isMeant: (told: string) => boolean = () => true,
): Promise<Draft | null> {
  const notices = noticesOf(passages, ({ whole }) => tellsOfRecall(whole, ""))
    .filter(({ quote }) => isMeant(quote))
    .slice(0, MOST_QUOTED);
  const { products } = await goods.catalogue.search(turn.tenant.id, wishFor(recallSought), MOST_FOUND);
  const meant = products.filter((one) => isMeant(plainText(ownNotice(one)?.told ?? "")));
  const told = withOwnNotices(draftOf("answer", ""), meant, language);
  const all = notices.length > 0 ? withNotices(told, notices, [], turn, language) : told;
  return all.response === "" ? null : { ...all, response: all.response.trim() };
}

/**
 * What was told of a recall in the answer before, once more, to whoever asks if he may send the thing back by mail: the shop's delivery
 * to its customers tells nothing of that, and its rule for returns is another. Null: that is not asked, or no recall was told.
 */
export async function recalledSentBack(
  knowledge: KnowledgeTool,
  goods: KnownGoods,
  turn: Turn,
  language: Language,
): Promise<Draft | null> {
  const last = turn.history.at(-1);
  if (last?.role !== "assistant" || !mayTellOfRecall(last.content)) return null;
  if (!asksToSendBack(turn.question, language.words)) return null;
  const isTold = (told: string): boolean => told !== "" && last.content.includes(told.split(/(?<=[.!?])\s/)[0]!);
  return everyRecall(await recallPassages(knowledge, turn), goods, turn, language, isTold);
}

/** Of so many goods that were found for a question it is looked whether it names them. */
const MOST_FOUND = 8;

/** What an answer shows; where it shows nothing, the goods that the question names, or that were shown before and are named in the answer. */
async function spokenOf(
  { kind, products, citations, response }: Draft,
  goods: KnownGoods,
  turn: Turn,
): Promise<FoundProduct[]> {
  const ids = products.map(({ id }) => id);
  // A greeting names no goods.
  const isCourtesy = kind === "answer" && citations.length === 0;
  if (ids.length > 0 || isCourtesy) return goods.known(turn.tenant.id, ids);
  const { words } = languageOfLocale(turn.tenant.locale);
  const { products: found } = await goods.catalogue.search(turn.tenant.id, wishFor(turn.question), MOST_FOUND);
  const before = await goods.known(turn.tenant.id, turn.shown.at(-1)?.products ?? []);
  const [asked, told] = [turn.question, response].map(foldedWords) as [string[], string[]];
  return [...found.filter((one) => isNamed(one, asked, words)), ...before.filter((one) => isNamed(one, told, words))];
}

/** The tenant's texts that may tell of recalls, where it may be answered from these. */
const recallPassages = async (knowledge: KnowledgeTool, { mode, tenant }: Turn): Promise<FoundPassage[]> =>
  mode === "rag" || tenant.ragActive ? ((await knowledge.recalls?.(tenant.id)) ?? []) : [];

const tellsOf = (product: FoundProduct, { whole, said }: Paragraph, words: Words): boolean =>
  isNamed(product, said, words) && tellsOfRecall(whole, product.card.title);

/** Tells of each product whether its own data or the tenant's documents say that it is recalled. */
export async function recallsTold(knowledge: KnowledgeTool, turn: Turn): Promise<(product: FoundProduct) => boolean> {
  const { words } = languageOfLocale(turn.tenant.locale);
  // Each is read once, and not for each product.
  const passages = (await recallPassages(knowledge, turn)).map((passage) => ({
    passage,
    said: foldedWords([passage.title, ...passage.headings, passage.text].join("\n")),
    paragraphs: paragraphsOf(passage),
  }));
  return (product) =>
    ownNotice(product) !== null ||
    passages.some(
      ({ passage, said, paragraphs }) =>
        isNamed(product, said, words) &&
        noticesIn(passage, paragraphs, (one) => tellsOf(product, one, words)).length > 0,
    );
}

/** It begins with what nobody takes for any other paragraph. */
const asNotice = (text: string, { shop }: Phrases): string => `**⚠️ ${shop.safetyNotice}:** ${text}`;

function withOwnNotices(draft: Draft, shown: readonly FoundProduct[], { phrases }: Language): Draft {
  const notices = shown.flatMap((product) => {
    const notice = ownNotice(product);
    return notice && !draft.response.includes(plainText(notice.told))
      ? [asNotice(datumTold(product.card.title, notice, phrases), phrases)]
      : [];
  });
  return notices.length === 0 ? draft : { ...draft, response: [...notices, draft.response].join("\n\n") };
}

/** What a product itself tells of its recall, with what that warns of: "This kettle is recalled. Do not use it." */
function ownNotice(product: FoundProduct): Pick<Told, "told" | "isQuoted"> | null {
  const { description, attributes } = product;
  if (!mayTellOfRecall(`${description ?? ""}\n${JSON.stringify(attributes)}`)) return null;
  const all = toldBy(product, READ_OF_EACH);
  // "Recalled in May. Do not use it any more." is one by both.
  const isOne = ({ said, isQuoted }: Told, next: Told | undefined): boolean =>
    tellsOfRecall(said, product.card.title) ||
    (isQuoted &&
      next !== undefined &&
      tellsToStop(next.said) &&
      tellsOfRecall(`${said} ${next.said}`, product.card.title));
  const at = all.findIndex((told, place) => mayTellOfRecall(told.said) && isOne(told, all[place + 1]));
  if (at < 0) return null;
  const [notice, next] = all.slice(at, at + 2);
  const goesOn = notice!.isQuoted && next !== undefined && (warns(next.said) || tellsToStop(next.said));
  return { isQuoted: notice!.isQuoted, told: goesOn ? `${notice!.told} ${next.told}` : notice!.told };
}

function withNotices(
  draft: Draft,
  notices: readonly Notice[],
  products: readonly FoundProduct[],
  turn: Turn,
  language: Language,
): Draft {
  const citations = notices.map(({ passage, quote }, at) =>
    citationOf(passage, draft.citations.length + at + 1, quote),
  );
  const quotes = notices.map(({ quote }) => quote);
  const plain = quotes.join("\n\n");
  const told = withItsLanguage(draftOf("answer", plain, { citations }), turn, language).response;
  // Of another language it is said first that it is one.
  const response =
    told === plain
      ? quotes.map((quote) => asNotice(quote, language.phrases)).join("\n\n")
      : asNotice(told, language.phrases);
  const isUntold = products.some(({ card }) => draft.response === language.phrases.shop.untold(plainText(card.title)));
  return {
    ...draft,
    // What is not known stays so.
    kind: draft.products.length > 0 ? "answer" : draft.kind,
    response: isUntold ? response : `${response}\n\n${draft.response}`,
    citations: [...draft.citations, ...citations],
  };
}

interface Notice {
  passage: FoundPassage;
  quote: string;
}

const noticesOf = (passages: readonly FoundPassage[], tells: (paragraph: Paragraph) => boolean): Notice[] =>
  passages
    .flatMap((passage) => noticesIn(passage, paragraphsOf(passage), tells).map((quote) => ({ passage, quote })))
    .filter(({ quote }, at, all) => all.findIndex((one) => one.quote === quote) === at);

/** A paragraph or an item of a list, with what stands above it, and the folded words of both. */
interface Paragraph {
  block: string;
  whole: string;
  said: string[];
}

function paragraphsOf({ title, headings, text }: FoundPassage): Paragraph[] {
  const above = [title, ...headings].join("\n");
  let leadIn = "";
  const paragraphs: Paragraph[] = [];
  for (const block of text.split(/\n\s*\n|\n(?=\s*(?:[-*+|]|\d+[.)])\s*)/)) {
    const isItem = /^\s*(?:[-*+|]|\d+[.)])/.test(block);
    if (!isItem) leadIn = block.trimEnd().endsWith(":") ? block : "";
    const whole = [above, leadIn, block].join("\n");
    if (block !== leadIn) paragraphs.push({ block, whole, said: foldedWords(whole) });
  }
  return paragraphs;
}

/** What a passage says of a recall of what is named there, by itself or by what stands above it. */
const noticesIn = (
  passage: FoundPassage,
  paragraphs: readonly Paragraph[],
  tells: (paragraph: Paragraph) => boolean,
): string[] =>
  paragraphs
    .filter(tells)
    .map(({ block }) => shortened(written(block, passage)))
    .filter(Boolean);

function shortened(said: string): string {
  if (said.length <= LONGEST) return said;
  const end = said.slice(0, LONGEST).search(/[.!?](?=\s[^.!?]*$)/);
  return end < 0 ? said : said.slice(0, end + 1);
}

/** As it reads in an answer, on one line. */
function written(block: string, passage: FoundPassage): string {
  const row = block.trimStart().startsWith("|")
    ? cellsOf(block)
        .map((cell) => cell.trim())
        .join(" · ")
    : block;
  return tidyLine(row.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, ""), passage);
}

/** Whether words name a product: its model, and what its title says beside its kind. Where nobody knows what its kind is, more than half of the title. */
function isNamed({ card, category }: FoundProduct, said: readonly string[], words: Words): boolean {
  const isSaid = (word: string): boolean => said.some((one) => isForm(one, word));
  const models = foldedWords(card.title).filter((word) => /\p{L}/u.test(word) && /\d/.test(word) && !/^\d/.test(word));
  const own = tellingWords(card.title, words).filter((word) => colourOf(word) === null);
  const kinds = foldedWords(category ?? "");
  const special = own.filter((word) => !kinds.some((kind) => isForm(kind, word) || isForm(word, kind)));
  const isOfKind = special.length > 0 && special.length < own.length;
  const telling = isOfKind ? special : own;
  const count = telling.filter(isSaid).length;
  if (!models.every(isSaid)) return false;
  if (telling.length === 0) return models.length > 0;
  const isSure = isOfKind || models.length > 0;
  return count > 0 && (isSure ? count * 2 >= telling.length : count * 2 > telling.length);
}
