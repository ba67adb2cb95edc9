/** What a page asks of those who index it, by its `<meta name="robots">` and its headers `X-Robots-Tag`. */
export interface RobotsWords {
  noindex: boolean;
  nofollow: boolean;
}

/** Words that have a value after a colon; before all others, there stands who is meant. */
const WITH_VALUE = /^(max-snippet|max-image-preview|max-video-preview|unavailable_after)$/;

/** @param values each as it was given: `noindex, max-image-preview: none`, or `widgetchat: nofollow` */
export function robotsWords(values: string[], agent: string): RobotsWords {
  const words = new Set(values.flatMap((value) => wordsFor(value.toLowerCase(), agent.toLowerCase())));
  return {
    noindex: words.has("noindex") || words.has("none"),
    nofollow: words.has("nofollow") || words.has("none"),
  };
}

function wordsFor(value: string, agent: string): string[] {
  let isMeant = true;
  return value.split(",").flatMap((part) => {
    const [, name, rest] = /^\s*([\w-]+)\s*:(.*)$/s.exec(part) ?? [];
    if (name !== undefined && WITH_VALUE.test(name)) return [];
    if (name !== undefined) isMeant = name === agent;
    // Without commas between them, too, as many write them.
    return isMeant ? (rest ?? part).trim().split(/\s+/) : [];
  });
}
