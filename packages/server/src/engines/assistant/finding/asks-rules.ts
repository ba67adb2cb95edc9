import { holdsPhrase } from "../../wording/phrase-set.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";

/** Whether it asks for what the shop's rules tell, whatever the thing: "can I return it?", "what does delivery cost?" */
export const asksRules = (question: string, { shop }: Words): boolean => holdsPhrase(saidIn(question), shop.policies);
