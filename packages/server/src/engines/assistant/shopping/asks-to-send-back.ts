import { foldedWords } from "../../wording/fold.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import { asksOfUs, opensAsQuestion } from "../several/questions-in.ts";
import { topicWords, whatIsAsked } from "../said/question.ts";

/** How words begin, folded, that say that something is sent, brought or given back. */
const SENDS =
  /^(?:send|mail|post(?!e)|ship|return|bring|take|exchange|refund|schick|abschick|einschick|einsend|verschick|versend|zuruck|umtausch|tausch|abgeb|envoy|renvoy|envoi|retourn|expedi|rapport|ramen|rembours|echang|envi|mand|devol|devuelv|llev|reembols|cambi|sped|invi|rispe|rimand|restitu|rend|reso$|port[ao]|riport|rimbors|opstur|stur|zend|opzend|verzend|terug|ruil|gonder|yolla|iade|gotur|getir|leva|troca)/;
/** By what, where to, and what of it is gone on with. */
const BESIDE =
  /^(?:back|mail|post|poste|parcel|courier|shop|store|it|paket|per|laden|geschaft|filiale|colis|courrier|magasin|boutique|correo|correos|paquete|mensajer\p{L}*|tienda|pacco|posta|corriere|negozio|correio|correios|encomenda|loja|pakket|pakje|winkel|bezorger|kargo\p{L}*|posta\p{L}*|magaza\p{L}*|l[oaie]s?|os?|as?|me|se|ni|na|n[oa]s?|geri|edebilir\p{L}*|ede\p{L}*|money|geld|argent|dinero|denaro|dinheiro|free|gratis)$/u;

/** Whether a message asks if, or how, something that it does not name may be sent or brought back: "can I send it by mail?" */
export function asksToSendBack(question: string, words: Words): boolean {
  if (!opensAsQuestion(question, words) && !question.trimEnd().endsWith("?")) return false;
  // "How much is shipping?" and "do you ship?" ask how goods come.
  if (asksOfUs(question, words) || whatIsAsked(question, words).some((asked) => asked !== "steps")) return false;
  const topics = topicWords(question, words).flatMap(foldedWords);
  return (
    saidIn(question).some((word) => SENDS.test(word)) && topics.every((word) => SENDS.test(word) || BESIDE.test(word))
  );
}
