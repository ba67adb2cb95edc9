import type { Citation } from "@widget-chat/contract/citation.ts";
import { draftOf } from "../draft.ts";
import { quoteOf } from "../quote.ts";
import { spokenLanguages, writtenIn } from "../said/spoken-language.ts";
import type { PinnedAnswer } from "../tools.ts";
import type { Draft, Turn } from "../turn.ts";

/** The owner's answer as it was written, with its mark and citation where it names a page or a title. */
export function pinnedDraft(pin: PinnedAnswer, turn: Turn): Draft {
  const text = textFor(pin.answer, turn);
  const title = pin.title ?? pin.url;
  if (title === null) return draftOf("answer", text);
  const citation: Citation = { index: 1, document_id: pin.id, title, url: pin.url, quote: quoteOf(text) };
  return draftOf("answer", marked(text), { citations: [citation] });
}

/** In the language the visitor writes in, as far as that can be told, else in the tenant's, else as it was written first. */
function textFor(answer: PinnedAnswer["answer"], turn: Turn): string {
  if (typeof answer === "string") return answer;
  const { question, tenant } = turn;
  const wishes = [writtenIn(question, tenant.locale)?.code, tenant.locale, spokenLanguages(turn)[0]!.code, "en"];
  const texts = Object.entries(answer).map(([tag, text]) => ({ tag: tag.toLowerCase(), text }));
  for (const wish of wishes) {
    const tag = wish?.toLowerCase();
    const code = tag?.split("-")[0];
    const found =
      texts.find((one) => one.tag === tag) ??
      texts.find((one) => one.tag === code) ??
      texts.find((one) => code !== undefined && one.tag.startsWith(`${code}-`));
    if (found) return found.text;
  }
  return texts[0]!.text;
}

/** After a sentence its mark stands behind it; a list, a table or code stays as it is. */
function marked(text: string): string {
  if (text.includes("[1]")) return text;
  const last = text.trimEnd().split("\n").at(-1)!;
  const isProse = !/^(\s*([-*+>|]|\d+[.)])(\s|$)|```|~~~|    |\t|#)/.test(last);
  return `${text.trimEnd()}${isProse ? " " : "\n\n"}[1]`;
}
