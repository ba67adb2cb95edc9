import { departments, departmentUrl } from "../departments.ts";
import { html, trusted, type Html } from "../html.ts";
import { footer } from "./footer.ts";

type Page = { title: string; description: string; body: Html; current?: string };

const mark = trusted(
  `<svg class="mark" viewBox="0 0 24 24" width="34" height="34" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M6.5 15a4 4 0 0 1 .4-8 5.4 5.4 0 0 1 10.2 0 4 4 0 0 1 .4 8z"/><path d="M8.5 18.5l-.8 2M12.6 18.5l-.8 2M16.7 18.5l-.8 2"/></svg>`,
);

const basket = trusted(
  `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 10h16l-1.6 9.2a1 1 0 0 1-1 .8H6.6a1 1 0 0 1-1-.8zM8 10l3-6M16 10l-3-6"/></svg>`,
);

const link = (href: string, name: string, current?: string): Html =>
  html`<li><a href="${href}" ${current === href && trusted('aria-current="page"')}>${name}</a></li>`;

/** A whole page; the widget's script tag is its last element, as on any tenant's site. */
export const layout = ({ title, description, body, current }: Page): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/demo/icon.svg" type="image/svg+xml" />
        <link rel="preload" href="/demo/fonts/young-serif.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="preload" href="/demo/fonts/figtree.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="/demo/shop.css" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header>
          <p class="notice">
            Free delivery in Ireland from €60. <span>Repairs in our own workshop, whenever it rains.</span>
          </p>
          <div class="top">
            <a class="brand" href="/demo/" aria-label="Softday Supply, front page"
              >${mark}<span>Softday Supply</span></a
            >
            <ul class="service">
              ${link("/demo/help/", "Help", current)}${link("/demo/help/shop-and-opening-hours/", "Visit us", current)}
              ${link("/demo/try/", "Fitting room", current)}
              <li class="basket">${basket}<span class="hidden">In the basket:</span> <output id="basket">0</output></li>
            </ul>
            <nav aria-label="Departments">
              <ul>
                ${departments.map((department) => link(departmentUrl(department), department.name, current))}
              </ul>
            </nav>
          </div>
        </header>
        <main id="main">${body}</main>
        ${footer}
        <script type="module" src="/demo/scripts/basket.js"></script>
        <script type="module" src="/chat-widget.js" data-tenant-id="demo"></script>
      </body>
    </html> `.markup;
