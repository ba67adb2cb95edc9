import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { holdsPhrase, phrasesIn } from "../../wording/phrase-set.ts";
import type { Reading } from "../said/follow-up.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "../tools.ts";
import type { Fit } from "./first-fit.ts";

/** What says that something hurts; German and Dutch name the place in the same word. */
const pain = wordsIn(`
  pain pains painful ache aches aching toothache headache earache backache hurt hurts hurting
  douleur douleurs dolor dolores duele duelen dolore dolori dor dores dói doem ağrı ağrım ağrısı ağrıyor
`);
const JOINED = /(?:schmerz(?:en|t)?|zahnweh|kopfweh|pijn)$/;
/** What says that it cannot wait; "pain" alone is French for bread, and "painful" may be what somebody fears. */
const pressing = wordsIn(`
  severe strong terrible awful horrible horrific intense extreme excruciating unbearable badly acute sudden night tonight sunday saturday weekend now urgent urgently emergency
  stark starke starken starker starkes heftig heftige heftigen schlimm schlimme furchtbar furchtbare schrecklich schreckliche extrem extreme extremen unerträglich unerträgliche unerträglichen akut akute akuten nacht nachts abends sonntag samstag wochenende feiertag jetzt sofort dringend notfall hilfe
  fort forts forte fortes atroce atroces intense insupportable insupportables aigu aiguë nuit dimanche samedi maintenant urgence
  fuerte fuertes intenso insoportable insoportables agudo aguda noche domingo sábado ahora urgente urgencia socorro
  forti fortissimo intenso insopportabile insopportabili acuto acuta notte domenica sabato adesso subito emergenza
  terrível horrível intensa insuportável insuportáveis noite agora emergência
  hevig hevige erge zware vreselijke verschrikkelijke enorme ondraaglijke avonds zondag zaterdag nu meteen dringend spoed
  şiddetli korkunç dayanılmaz gece pazar cumartesi şimdi acil imdat
`);
/** "Mal di denti", "mal à la tête". */
const ofPart = phrasesIn("mal di | mal de | mal à | mal au | mal aux | mal alla | mal al");

/** What a section is called that tells who helps when nobody else is there. */
const called = wordsIn(`
  emergency emergencies Notfall Notfälle Notfällen Notdienst Bereitschaft Bereitschaftsdienst
  urgence urgences urgencia urgencias emergencia emergencias guardia urgenza urgenze emergenza emergenze
  urgência urgências emergência emergências spoed spoedgeval spoedgevallen spoeddienst noodgeval noodgevallen nooddienst acil
`);
const SOUGHT = [...called].join(" ");
/** How sure it is that it helps. */
const SURE = 0.7;

/** What is told under the name of an emergency service to whom something hurts; null: nothing hurts, or no text is named so. */
export async function emergencyService(
  tool: KnowledgeTool,
  tenantId: string,
  reading: Reading,
  limit: number,
): Promise<Fit<FoundKnowledge> | null> {
  const said = foldedWords(reading.asPut);
  const hurts = said.some((word) => pain.has(word) || JOINED.test(word)) || holdsPhrase(said, ofPart);
  if (!hurts || !said.some((word) => pressing.has(word))) return null;
  const found = await tool.search(tenantId, SOUGHT, limit);
  const passages = found.passages.filter(isNamedSo);
  if (passages.length === 0) return null;
  const terms = found.terms.filter(({ idf }) => idf > 0);
  return { reading, found: { ...found, terms, passages, answerable: { score: SURE, decision: "answer" } } };
}

const isNamedSo = ({ title, headings }: FoundPassage): boolean =>
  foldedWords([title, ...headings].join("\n")).some((word) => called.has(word));
