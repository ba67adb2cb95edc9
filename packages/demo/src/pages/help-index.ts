import { articleUrl, type Article } from "../articles.ts";
import { helpTopics } from "../help-topics.ts";
import { html } from "../html.ts";
import { layout } from "./layout.ts";

/** The help centre's contents, by topic. */
export const helpIndexPage = (articles: Article[]): string =>
  layout({
    title: "Help | Softday Supply",
    description: "Delivery, returns, repairs, sizes and care: everything we are asked, answered.",
    current: "/demo/help/",
    body: html`<div class="wide page">
      <h1>How can we help?</h1>
      <p class="lead">
        Everything we are asked, answered. Or put your question to the assistant in the corner, who has read all of it.
      </p>
      <div class="topics">
        ${helpTopics.map(
          (topic) =>
            html`<section>
              <h2>${topic.name}</h2>
              <p>${topic.line}</p>
              <ul>
                ${topic.slugs.map((slug) => html`<li><a href="${articleUrl(slug)}">${articles.find((article) => article.slug === slug)!.title}</a></li>`)}
              </ul>
            </section>`,
        )}
      </div>
    </div>`,
  });
