/** An assistant as it is called outright; not "voice assistants", nor a model of anything. */
const assistant =
  "(?:(?:the|this|all|any|an?|den|die|das|alle|jede\\w*) )?(?:(?:ai|ki|llm)[- ])?(?:ai|a\\.i\\.|ki|llms?|chat ?bots?|(?:ai|ki)[- ](?:systems?|models?|agents?)|assistants?|assistenten|language models?|sprachmodelle?)";

/**
 * What speaks to an assistant instead of to a reader, as far as it names the assistant, its prompt or the instructions
 * before it: help for readers tells them to follow, ignore, print and forget much else. In the assistant's languages.
 */
const orders = [
  /(?<!(?:\b(?:not|never|cannot)|n['’]t) )\b(?:ignore|disregard|forget|override|bypass) [^.!?:]{0,20}?\b(?:previous|prior|above|earlier|preceding|system|initial) (?:\w+ )?(?:instructions?|rules?|prompts?|guidelines?|directions?)\b/,
  /(?<!(?:\b(?:not|never|cannot)|n['’]t) )\b(?:ignore|disregard|forget|override|bypass) (?:(?:all|any|your|the|these|of) ){0,3}(?:(?:instructions?|rules?|prompts?|guidelines?|directions?|everything) (?:above|before this|so far|given to you)|system prompt)\b/,
  /\b(?:ignorier|vergiss|vergesst|vergessen|missacht|überschreib)\w*(?![^.!?:]*\bnicht\b) [^.!?:]{0,30}\b(?:vorherig|bisherig|vorig|obig|früher)\w* (?:\w+ )?(?:system)?(?:anweisung|regel|prompt|vorgabe|instruktion)/,
  /(?<!n['’] ?)\b(?:ignore[sz]?|oublie[sz]?)(?! (?:pas|jamais)) [^.!?:]{0,20}\b(?:instructions?|consignes?|règles?) (?:\w+ )?(?:précédent|antérieur|ci-dessus|(?:du )?système)/,
  /n'écoute[sz]? (?:pas|plus) [^.!?:]{0,10}\b(?:instructions?|consignes?|règles?) (?:précédent|antérieur|ci-dessus|(?:du )?système)/,
  /(?<!\bno )\b(?:ignor[ae]|olvid[ae]|omit[ae])d? [^.!?:]{0,20}\b(?:instrucciones|reglas) (?:\w+ )?(?:anterior|previa|(?:del )?sistema)/,
  /(?<!\bnon )\b(?:ignor[aia]|ignorate|dimentica(?:te)?) [^.!?:]{0,20}\b(?:istruzioni|regole) (?:\w+ )?(?:precedent|sopra|(?:del )?sistema)/,
  /(?<!não )\b(?:ignor[ae]|esqueç[ao]|desconsider[ae])m? [^.!?:]{0,20}(?:instruções|regras) (?:\w+ )?(?:anterior|acima|(?:do )?sistema)/,
  /\b(?:negeer|vergeet)(?! niet) [^.!?:]{0,20}\b(?:vorige|eerdere|bovenstaande) (?:\w+ )?(?:instructies|regels)/,
  /önceki [^.!?:]{0,20}(?:talimat|kural)[^.!?:]{0,20}(?:yok say(?!ma)|unut(?!ma)|görmezden gel(?!me)|dikkate alma(?!yı |k))/,
  new RegExp(
    `\\b(?:note|message|instructions?|attention|important|hinweis|nachricht|anweisung(?:en)?),? (?:(?:to|for|an|für) )?${assistant}(?:\\s*[:,!–—]|$)`,
  ),
  /(?:^|[.!?] )(?:note|message|instructions?) (?:to|for) the model:/,
  /\bno longer bound by (?:(?:your|any|all|the|these|those) )?(?:rules|guidelines|instructions|restrictions)\b/,
  /\b(?:act|behave|respond|answer) as (?:if you (?:are|were) )?(?:an? )?(?:unrestricted|uncensored|jailbroken|different ai|ai without)\b/,
  /\b(?:repeat|print|reveal|show|output|tell|display)(?: me| us)? (?:all )?(?:of )?(?:your (?:full |entire )?prompt|(?:your|the) (?:full |entire )?(?:(?:system|initial|hidden|secret) prompt|(?:system|hidden|secret) instructions)|your initial instructions)\b/,
  /(?:^|[.!?]\s)\s*(?:system|developer) (?:message|prompt)\s*[:>\]]/,
  /(?:^|[.!?]\s)\s*(?:system|assistant|developer)\s*[:>\]]\s*(?:the|this) (?:visitor|user) (?:is|has|may|must|can)\b/,
  /^#{2,}\s*(?:system|instruction|response)\s*:\s*$/m,
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
