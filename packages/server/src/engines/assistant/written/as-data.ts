import { visible } from "./visible.ts";

/** With what begins or ends a passage, or a speaker's turn in the templates that models are run with. */
const fences = /(?:[<＜﹤]|&lt;)(?=\s{0,9}\/?\s{0,9}passages?\b)|<(?=\|)/gi;
const turns = /\[\/?(?:INST|SYS|SYSTEM)\]|<<\/?SYS>>|<\/?s>|<\/?(?:start|end)_of_turn>/gi;

/** A text from outside as it stands in a prompt: it can't pass for the prompt's own parts. */
export const asData = (text: string): string => visible(text).replace(turns, " ").replace(fences, "‹");
