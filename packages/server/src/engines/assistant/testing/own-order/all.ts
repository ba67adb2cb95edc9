import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";
import { tr } from "./tr.ts";
import type { OrderSentences } from "./order-sentences.ts";

export const orderSentences: Record<string, OrderSentences> = { en, de, fr, es, it, pt, nl, tr };
