/** Nobody speaks more. */
const MOST = 20;

/** The languages (ISO 639) that an `Accept-Language` header asks for, the most wished for first, each once. */
export function acceptedLanguages(header = ""): string[] {
  const accepted = header
    .split(",", MOST)
    .map((one) => {
      const [range = "", ...parameters] = one.split(";").map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return { code: range.split("-")[0]!, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ code, quality }) => /^[a-z]{2,3}$/.test(code) && quality > 0);
  return [...new Set(accepted.toSorted((one, other) => other.quality - one.quality).map(({ code }) => code))];
}
