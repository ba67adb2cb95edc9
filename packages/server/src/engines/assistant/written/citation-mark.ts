/** `[1]`, `[1, 2]`, `[^1]` or `【1】`: the passages that a sentence comes from, as a model names them. No link is one. */
export const citationMark = /[[【]\^?\d{1,3}(?:\s*[,;]\s*\^?\d{1,3})*[\]】](?!\()/g;
