/** What somebody gave for a title and is none: the name of a file, in one word with an extension that is read here. */
const FILE_NAME = /^\S+\.(?:md|markdown|html?|txt|[ct]sv|json|jsonl|ndjson|pdf|docx?|xlsx?)$/i;

export const isFileName = (title: string): boolean => FILE_NAME.test(title);

/** What a file is called, as people write it: `help/gift-cards.md` is "Gift cards". @param lettersOf the language whose capitals it has */
export function titleOfName(name: string, lettersOf: string): string {
  const words = name
    .replace(/^.*[/\\]/s, "")
    .replace(/(?<=.)\.[^.]*$/, "")
    .replace(/[-_\s]+/g, " ")
    .replace(/(?<![\p{L}\p{N}])faq(?=s?(?![\p{L}\p{N}]))/giu, "FAQ")
    .trim();
  return words.replace(/^./su, (letter) => letter.toLocaleUpperCase(lettersOf));
}
