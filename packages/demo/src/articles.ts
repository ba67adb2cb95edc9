import { readdirSync, readFileSync } from "node:fs";

/** A help article; `markdown` is the whole file, beginning with its `# Title`. */
export type Article = { slug: string; title: string; markdown: string };

const folder = new URL("../articles/", import.meta.url);

export const readArticles = (): Article[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) => {
      const markdown = readFileSync(new URL(file, folder), "utf8");
      const title = /^# (.+)$/m.exec(markdown)?.[1];
      if (!title) throw new Error(`articles/${file} has no "# Title"`);
      return { slug: file.replace(/\.md$/, ""), title, markdown };
    });

export const articleUrl = (slug: string): string => `/demo/help/${slug}/`;
