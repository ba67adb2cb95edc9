import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "../tools.ts";
import { fold, foldedWords } from "../../wording/fold.ts";

/** What pages and sections on privacy and the like are called, folded. */
const CALLED =
  /(?:^| )(?:privacy|(?:use of|about|on|our) cookies|(?:cookies?|data protection|legal|privacy) (?:policy|notice|statement)|gdpr|datenschutz\w*|cookie(?:richtlinie|hinweis)\w*|impressum|imprint|(?:politique|charte) de confidentialite|politique (?:de|des|relative aux) cookies|mentions legales|(?:politica|aviso) de (?:privacidade?|cookies)|aviso legal|proteccion de datos|informativa (?:sulla )?privacy|note legali|privacy\s?(?:beleid|verklaring)|cookie\s?beleid|gizlilik (?:politikasi|sozlesmesi)|kvkk|cerez politikasi|aydinlatma metni)(?: |$)/;
/** Of these, the page that tells by law whose a site is, and where they are. */
const IMPRINT = /(?:^| )(?:impressum|imprint|mentions legales|aviso legal|note legali)(?: |$)/;
/** A longer name is of something else that touches it. */
const MOST_WORDS = 8;

/** How what asks about such begins. */
const ASKED =
  /^(?:priva|confiden|person(?:al|lich|nel|ais|ali)|data$|daten|donnees|datos|dados|dati$|gegevens|veri(?:ler|m)|cookie|cerez|gdpr|dsgvo|rgpd|avg$|kvkk|gizli|legal|recht|laws?$|polic[iy]|politi[ck]|imprint|impressum|mention|aviso|consent|einwillig|tracking|analytic|newsletter|unsubscri|abmeld|marketing|spam|delet|losch|supprim|borrar|elimin|apagar|verwijder|sil(?:in|mek|ebil)|account|konto|compte|cuenta|hesab|third|dritt|vat$|ust$|siret|handelsregister|cif$|nif$|kvk$|company|firma|verantwortlich|responsab|controller)/;

/** Whether a passage stands under a notice on privacy, cookies or the like. */
export const isNotice = (passage: Named): boolean => isCalled(passage, CALLED);

/** Whether one stands in what tells by law whose a site is. */
export const isImprint = (passage: Named): boolean => isCalled(passage, IMPRINT);

/** Whether one stands in such a notice, but for that. */
export const isPrivacyNotice = (passage: Named): boolean => isNotice(passage) && !isImprint(passage);

type Named = Pick<FoundPassage, "title" | "headings">;

const isCalled = ({ title, headings }: Named, called: RegExp): boolean =>
  [title, ...headings].some((name) => {
    const words = foldedWords(name);
    return words.length <= MOST_WORDS && called.test(words.join(" "));
  });

/**
 * Those that do not stand in a notice on privacy or cookies, which names the addresses of others: whose services are used,
 * and whom to complain to; all, where nothing else tells.
 */
export function noticesLeft(telling: FoundPassage[]): FoundPassage[] {
  const own = telling.filter((one) => !isPrivacyNotice(one));
  return own.length > 0 ? own : telling;
}

/** How that is looked for. */
export const imprintNames = "Impressum imprint";

/** Whether what is asked may be of such a notice. */
const asksOfNotices = (said: string): boolean => foldedWords(said).some((word) => ASKED.test(fold(word)));

/** What a passage of such a notice is worth beside others. */
const BESIDE = 0.5;

/**
 * Looks for what is asked with notices on privacy and cookies behind all else, unless these are asked about: they speak of
 * orders, messages and visits, and answer nothing that anybody asks of them.
 *
 * @param said the question, with what was said before
 */
export function noticesLast(tool: KnowledgeTool, said: string): KnowledgeTool {
  if (asksOfNotices(said)) return tool;
  return {
    ...tool,
    search: async (tenantId, question, limit) => noticesBehind(await tool.search(tenantId, question, limit)),
  };
}

function noticesBehind(found: FoundKnowledge): FoundKnowledge {
  const [best] = found.passages;
  const isOf = found.passages.map(isNotice);
  if (!best || !isOf.includes(true)) return found;
  const passages = found.passages
    .map((passage, at) => (isOf[at] ? { ...passage, score: passage.score * BESIDE } : passage))
    .sort((one, other) => other.score - one.score);
  if (!isOf[0]) return { ...found, passages };
  // What speaks for the best was said of a notice, and it may be the best still.
  const score = found.answerable.score * Math.min(1, Math.max(0, passages[0]!.score / best.score));
  if (score >= 0.5) return { ...found, passages, answerable: { score, decision: "answer" } };
  // Nor is one shown as what comes nearest.
  return {
    ...found,
    passages: passages.filter((passage) => !isPrivacyNotice(passage)),
    answerable: { score, decision: "no_answer" },
  };
}
