import { articleUrl, type Article } from "../articles.ts";
import { helpTopics } from "../help-topics.ts";
import { html, trusted } from "../html.ts";
import { fromMarkdown } from "../markdown.ts";
import { layout } from "./layout.ts";

/** One help article, with the others of its topic beside it. */
export function helpArticlePage(article: Article, articles: Article[]): string {
  const topic = helpTopics.find(({ slugs }) => slugs.includes(article.slug));
  if (!topic) throw new Error(`articles/${article.slug}.md stands in no topic of help-topics.ts`);
  const others = topic.slugs.map((slug) => articles.find((other) => other.slug === slug)!);
  return layout({
    title: `${article.title} | Softday Supply`,
    description: `${topic.name}: ${article.title}. Help from Softday Supply.`,
    current: articleUrl(article.slug),
    body: html`<div class="wide page article">
      <nav class="trail" aria-label="You are here">
        <a href="/demo/">Softday Supply</a> <a href="/demo/help/">Help</a> <span>${topic.name}</span>
      </nav>
      <article class="prose">${fromMarkdown(article.markdown)}</article>
      <nav class="beside" aria-labelledby="beside">
        <h2 id="beside">${topic.name}</h2>
        <ul>
          ${others.map((other) => html`<li><a href="${articleUrl(other.slug)}" ${other === article && trusted('aria-current="page"')}>${other.title}</a></li>`)}
        </ul>
      </nav>
    </div>`,
  });
}
