import { words as first } from "../../locales/en.ts";
import { counted, type Finding, good, warning } from "../finding.ts";
import { nearest } from "../nearest.ts";

type Texts = Readonly<Record<string, unknown>>;

const title = "Texts";

/** Whether what the page and the tenant put in place of the widget's words has the names of such words. */
export async function checkTexts(ofPage: Texts = {}, ofTenant: Texts = {}): Promise<Finding[]> {
  const { lang: _lang, dir: _dir, ...words } = { ...first, ...(await import("../../locales/more-en.ts")).words };
  const names = [...Object.keys(words), "loadFailed"];
  const unknown = (texts: Texts, where: string) =>
    Object.keys(texts)
      .filter((name) => !names.includes(name))
      .map((name) => {
        const meant = nearest(name, names);
        const found = `${where} have “${name}”, which the widget never says.`;
        return warning(
          title,
          found,
          meant ? `Call it ${meant}.` : "The names stand in packages/widget/src/locales/words.ts.",
        );
      });
  const found = [...unknown(ofPage, "The page's texts"), ...unknown(ofTenant, "The tenant's texts")];
  if (found.length > 0) return found;
  const count = Object.keys({ ...ofTenant, ...ofPage }).length;
  return count > 0 ? [good(title, `${counted(count, "text")} of the widget stand in other words.`)] : [];
}
