import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";
import { tr } from "./tr.ts";
import type { WishWords } from "./wish-words.ts";

/** By language code. */
export const wishWords: Readonly<Record<string, WishWords>> = { de, en, es, fr, it, nl, pt, tr };
