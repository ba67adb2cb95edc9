import { articleUrl } from "../articles.ts";
import { html, type Html } from "../html.ts";

const links = (items: [slug: string, name: string][]): Html[] =>
  items.map(([slug, name]) => html`<li><a href="${articleUrl(slug)}">${name}</a></li>`);

export const footer: Html = html`<footer class="bottom">
  <div class="columns">
    <section>
      <h2>Softday Supply</h2>
      <p>
        7 Herring Row, Galway, Ireland<br />Monday to Saturday 10:00–18:00<br />Thursday until 20:00, Sunday 12:00–17:00
      </p>
      <p>+353 20 915 0142<br />hello@softday.example</p>
    </section>
    <section>
      <h2>Orders</h2>
      <ul>
        ${links([
          ["shipping-times-and-costs", "Delivery"],
          ["track-your-order", "Track an order"],
          ["returns", "Returns"],
          ["exchanges", "Exchanges"],
          ["payment-methods", "Payment"],
        ])}
      </ul>
    </section>
    <section>
      <h2>For a long time</h2>
      <ul>
        ${links([
          ["repairs", "Repairs"],
          ["warranty", "Warranty"],
          ["care-waxed-cotton", "Care of waxed cotton"],
          ["trade-in-and-second-hand", "Trade-in"],
          ["sustainability", "Environment"],
        ])}
      </ul>
    </section>
    <section>
      <h2>About</h2>
      <ul>
        ${links([
          ["shop-and-opening-hours", "The shop in Galway"],
          ["gift-cards", "Gift cards"],
          ["business-orders", "Companies"],
          ["delete-your-account-and-privacy", "Your data"],
          ["contact", "Contact"],
        ])}
      </ul>
    </section>
  </div>
  <p class="fine">
    A demonstration shop: the people, the goods and the weather are invented, and nothing is sold. Only the chat is
    real: <a href="/demo/try/">try it on for your own site</a>.
  </p>
</footer>`;
