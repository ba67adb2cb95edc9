/**
 * What speaks to an assistant instead of to a reader: to forget its rules, to be somebody else, to tell its prompt; or
 * poses as a turn of the conversation. In the assistant's languages.
 */
const orders = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|earlier|all|any|your|these|system)\b.{0,30}\b(?:instructions?|rules?|prompts?|guidelines?|directions?)\b/,
  /\b(?:ignorier|vergiss|vergesst|vergessen|missacht|überschreib)\w*.{0,40}\b(?:vorherig|bisherig|vorig|obig|alle|deine|ihre|früher)\w*.{0,30}(?:anweisung|regel|prompt|vorgabe|instruktion)/,
  /\b(?:ignore|oublie|n'écoute)\w*.{0,40}\b(?:instructions?|consignes?|règles?)\b.{0,30}(?:précédent|antérieur|ci-dessus|système)/,
  /\b(?:ignora|olvida|omite)\w*.{0,40}\b(?:instrucciones|reglas)\b.{0,30}(?:anterior|previa|sistema)/,
  /\b(?:ignora|dimentica)\w*.{0,40}\b(?:istruzioni|regole)\b.{0,30}(?:precedent|sopra|sistema)/,
  /\b(?:ignor|esqueç|desconsider)\w*.{0,40}(?:instruções|regras).{0,30}(?:anterior|acima|sistema)/,
  /\b(?:negeer|vergeet)\b.{0,40}\b(?:vorige|eerdere|alle|bovenstaande|je)\b.{0,30}(?:instructies|regels)/,
  /önceki.{0,30}(?:talimat|kural)\w*.{0,30}(?:yok say|unut|görmezden|dikkate alma)/,
  /\b(?:note|message|instructions?|attention|important|hinweis|anweisung(?:en)?)\s*(?:(?:to|for|an|für)\s+)?(?:\w+\s){0,2}(?:ai|a\.i\.|llms?|chatbots?|assistants?|assistenten|language models?|models?|ki|bots?)\b/,
  /\byou are (?:now|no longer)\b|\b(?:act|behave) as (?:if you|an? (?:ai|unrestricted|different))\b|\bdeveloper mode\b|\bjailbreak/,
  /\b(?:repeat|print|reveal|show|output|tell)\b.{0,30}\b(?:system|hidden|initial|your)\b.{0,15}\b(?:prompt|instructions)\b/,
  /(?:^|[.!?]\s)\s*(?:system|assistant|developer)\s*(?:message|prompt)?\s*[:>\]]|^\s*#{2,}\s*(?:system|instruction|response)\b/m,
];

/** From here on, a text poses as what comes after it in a prompt. */
const breakOut = /(?:[<＜﹤]|&lt;)\s{0,9}\/?\s{0,9}passages?\b|<\|\w|\[\/?INST\]|<<\/?SYS>>/i;
const comment = /<!--[\s\S]*?(?:-->|$)/g;

/** A document without what speaks to the model instead of to a reader, paragraph by paragraph. */
export const withoutOrders = (text: string): string =>
  text
    .replace(comment, "")
    .split(breakOut, 1)[0]!
    .split(/\n{2,}/)
    .filter((paragraph) => !givesOrders(paragraph))
    .join("\n\n");

/** Whether a message or paragraph gives orders to an assistant. */
export function givesOrders(text: string): boolean {
  const lower = text.toLowerCase();
  const line = lower.replace(/\s+/g, " ");
  return orders.some((order) => order.test(line) || order.test(lower));
}
