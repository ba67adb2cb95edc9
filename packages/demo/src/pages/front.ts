import { articleUrl } from "../articles.ts";
import { departments, departmentUrl } from "../departments.ts";
import { html, type Html } from "../html.ts";
import type { Product } from "../products.ts";
import { layout } from "./layout.ts";
import { productCard } from "./product-card.ts";

const featured = [
  "harbour-roll-top-22-moss",
  "corrib-rain-jacket-women",
  "bothy-flask-1000",
  "storm-umbrella",
  "rain-tote-20",
  "inishkeel-jumper",
  "puddle-pannier-20",
  "strand-rain-boot",
];

const helpTeasers: [slug: string, question: string, answer: string][] = [
  [
    "shipping-times-and-costs",
    "When will it be here?",
    "One or two days within Ireland, three to seven in the rest of the EU.",
  ],
  ["returns", "What if it doesn't fit?", "Send it back within 60 days. The first exchange is free."],
  ["repairs", "Can you mend it?", "Most likely. A zip slider is €8, and you get the price before we begin."],
  ["size-guide-clothing", "Which size am I?", "Tables in centimetres, and how each jacket falls."],
  ["which-bag-size", "Which bag do I need?", "Litres, laptops, cabin luggage, and which ones are truly waterproof."],
  ["contact", "Is there a person?", "Monday to Saturday, by chat, telephone or over the counter."],
];

const tiles = (): Html[] =>
  departments.map(
    (department) =>
      html`<li>
        <a href="${departmentUrl(department)}"
          ><img src="/demo/products/${department.cover}.svg" alt="" width="400" height="400" /><span
            >${department.name}</span
          ></a
        >
      </li>`,
  );

const evening = "(prefers-color-scheme: dark)";
const phone = "(max-width: 700px)";

const quay = html`<picture>
  <source media="${evening} and ${phone}" srcset="/demo/harbour-evening.svg#street" width="620" height="500" />
  <source media="${phone}" srcset="/demo/harbour-day.svg#street" width="620" height="500" />
  <source media="${evening}" srcset="/demo/harbour-evening.svg" />
  <img
    src="/demo/harbour-day.svg"
    alt="A row of coloured houses on a quay in the rain. Someone in a yellow raincoat walks a dog past our shop."
    width="1600"
    height="800"
  />
</picture>`;

const bench = html`<picture>
  <source media="${evening}" srcset="/demo/workshop-evening.svg" />
  <img
    src="/demo/workshop-day.svg"
    alt="A yellow raincoat under the needle of a green sewing machine, rain behind the window."
    width="900"
    height="700"
    loading="lazy"
  />
</picture>`;

/** The page at `/demo/`: what a newcomer sees first. */
export function frontPage(products: Product[], assistant: string, questions: string[]): string {
  const shown = featured.map((id) => products.find((product) => product.id === id)!);
  const sale = products.filter((product) => product.sale_price && product.availability === "in_stock").slice(0, 4);
  return layout({
    title: "Softday Supply: good kit for ordinary weather",
    description:
      "A small shop in Galway for bags, rainwear and everyday things that last, with a workshop that mends them.",
    current: "/demo/",
    body: html`<section class="hero">
        ${quay}
        <div class="words">
          <h1>Good kit for ordinary weather</h1>
          <p>
            Bags, rainwear and everyday things from a small shop in Galway, where it rains on 232 days of the year. We
            have had time to find out what works.
          </p>
          <p class="actions">
            <a class="button" href="${departmentUrl(departments[1]!)}">See the rainwear</a>
            <a class="button quiet" href="#workshop">Visit the workshop</a>
          </p>
        </div>
      </section>
      <section class="wide" aria-labelledby="departments">
        <h2 id="departments">What are you looking for?</h2>
        <ul class="tiles">
          ${tiles()}
        </ul>
      </section>
      <section class="wide" aria-labelledby="favourites">
        <h2 id="favourites">Out in all weathers</h2>
        <p class="lead">What our customers buy, and what we wear on the way to work.</p>
        <ul class="grid">
          ${shown.map((product) => productCard(product))}
        </ul>
      </section>
      <section class="ask" aria-labelledby="ask">
        <div>
          <h2 id="ask">Ask ${assistant}</h2>
          <p>
            ${assistant} knows every product and has read all our small print. She answers at once, at any hour, and
            fetches a person when you would rather have one. You find her in the corner below, or begin with one of these.
          </p>
          <p class="aside">
            Would she suit your own shop? <a href="/demo/try/">See her in your colours in the fitting room</a>.
          </p>
        </div>
        <ul>
          ${questions.map((question) => html`<li><button type="button">${question}</button></li>`)}
        </ul>
      </section>
      <section class="wide" aria-labelledby="sale">
        <h2 id="sale">Last of their colour</h2>
        <p class="lead">The same things, with the same warranty, for a little less.</p>
        <ul class="grid">
          ${sale.map((product) => productCard(product))}
        </ul>
      </section>
      <section class="story" id="workshop" aria-labelledby="story">
        ${bench}
        <div>
          <h2 id="story">We mend what we sell</h2>
          <p>
            Behind the shop stand two sewing machines, a wax table and three people who know how to use them. A broken
            buckle is no reason to buy a new bag, so we send you the buckle.
          </p>
          <dl>
            <div>
              <dt>mended last year</dt>
              <dd>1,860</dd>
            </div>
            <div>
              <dt>years of warranty on our bags</dt>
              <dd>10</dd>
            </div>
            <div>
              <dt>days to change your mind</dt>
              <dd>60</dd>
            </div>
          </dl>
          <p><a class="button" href="${articleUrl("repairs")}">What a repair costs</a></p>
        </div>
      </section>
      <section class="wide" aria-labelledby="help">
        <h2 id="help">Before you ask</h2>
        <ul class="teasers">
          ${helpTeasers.map(
            ([slug, question, answer]) =>
              html`<li>
                <h3><a href="${articleUrl(slug)}">${question}</a></h3>
                <p>${answer}</p>
              </li>`,
          )}
        </ul>
        <p class="more"><a href="/demo/help/">All help articles</a></p>
      </section>
      <script type="module" src="/demo/scripts/ask.js"></script>`,
  });
}
