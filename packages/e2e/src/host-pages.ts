import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { bundle } from "./frameworks/bundle.ts";

/**
 * Another site, on another origin than the server, whose pages carry the widget: `/<page>?tenant=<slug>`, without it where
 * `widget=off`.
 * Started by playwright.config.ts with PORT and WIDGET_URL.
 */
const port = Number(process.env["PORT"]);
const widget = process.env["WIDGET_URL"] ?? "";

const { resolve } = createRequire(`${import.meta.dirname}/`);
const styles: Record<string, string> = {
  "/bootstrap.css": readFileSync(resolve("bootstrap/dist/css/bootstrap.min.css"), "utf8"),
  "/preflight.css": readFileSync(resolve("tailwindcss/preflight.css"), "utf8"),
};

/** What a shop shows of a product. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><path d="M8 8h32v32H8z"/></svg>';

const prose =
  '<h1>A page of another site</h1><p>It has words of its own.</p><button id="own">A button of the page</button>';
const script = (tenant: string): string => `<script type="module" src="${widget}" data-tenant-id="${tenant}"></script>`;

interface Page {
  head?: string;
  body?: string;
  headers?: Record<string, string>;
  lang?: string;
  dir?: string;
}

const server = new URL(widget).origin;

/** A little of everything that a page's styles are about. */
const specimen = `
  <h2>Sizes</h2><a href="#sizes">See the table</a><ul><li>One</li><li>Two</li></ul>
  <table><tr><th>Size</th><td>44</td></tr></table><blockquote>It fits.</blockquote>
  <form><label for="size">Size</label><input id="size" placeholder="44"><select><option>44</option></select><textarea></textarea></form>
  <img alt="" src="data:,"><svg viewBox="0 0 2 2"></svg><hr><code>44</code><button class="btn btn-primary">Buy</button>`;
const styled = (tenant: string, sheet: string): Page => ({
  head: `<link rel="stylesheet" href="${sheet}">`,
  body: specimen + script(tenant),
});

const strictPolicy = {
  "content-security-policy": `default-src 'none'; script-src ${server}; connect-src ${server}; img-src ${server} data:; require-trusted-types-for 'script'; trusted-types lit-html`,
};

const pages: Record<string, (tenant: string, apiUrl: string, query: URLSearchParams) => Page> = {
  plain: (tenant) => ({ body: script(tenant) }),
  /** The widget of one server, talking to another. */
  elsewhere: (tenant, apiUrl) => ({
    body: `<script type="module" src="${widget}" data-tenant-id="${tenant}" data-api-url="${apiUrl}"></script>`,
  }),
  /** A script tag that says all it may. */
  told: (tenant) => ({
    body: `<script type="module" src="${widget}" data-tenant-id="${tenant}" data-mode="ecommerce" data-locale="de" data-color-scheme="dark" data-position="left"></script>`,
  }),
  element: (tenant) => ({
    body: `<chat-widget tenant-id="${tenant}"></chat-widget><script type="module" src="${widget}"></script>`,
  }),
  head: (tenant) => ({ head: script(tenant) }),
  async: (tenant) => ({
    head: `<script async type="module" src="${widget}" data-tenant-id="${tenant}"></script>`,
  }),
  /** Its body comes once the widget is defined: see `/body`. */
  early: (tenant) => ({
    head: `<script>
      customElements.whenDefined("chat-widget").then(() => { window.bodyWhenDefined = document.body; return fetch("/body"); });
    </script><script async type="module" src="${widget}" data-tenant-id="${tenant}"></script>`,
  }),
  /** Relative addresses lead elsewhere on this page. */
  based: (tenant) => ({ head: '<base href="https://elsewhere.example/deep/">', body: script(tenant) }),
  /** Only what agrees to it may be embedded here. */
  isolated: (tenant) => ({
    body: script(tenant),
    headers: { "cross-origin-embedder-policy": "require-corp", "cross-origin-opener-policy": "same-origin" },
  }),
  twice: (tenant) => ({
    head: script(tenant),
    body: `${script(tenant)}<script type="module" src="${widget}?again" data-tenant-id="${tenant}"></script>`,
  }),
  hostile: (tenant) => ({
    head: `<style>
      html { font-size: 62.5% }
      * { all: revert; box-sizing: content-box !important; font: 30px cursive !important; color: lime !important;
          background: purple !important; padding: 20px !important; letter-spacing: 4px !important; text-transform: uppercase !important }
      button, textarea, input, a, div, p, span, slot, svg, dialog, chat-widget { display: block !important; width: 100% !important; border: 9px solid red !important }
    </style>`,
    body: script(tenant),
  }),
  bootstrap: (tenant) => styled(tenant, "/bootstrap.css"),
  tailwind: (tenant) => styled(tenant, "/preflight.css"),
  /** Views that come and go without the page being loaded: `/spa/<view>`. */
  spa: (tenant) => ({
    body: `<nav><a href="/spa/shop">Shop</a> <a href="/spa/checkout/pay">Checkout</a></nav><main></main>
    <script>
      const show = () => (document.querySelector("main").textContent = "View: " + location.pathname);
      for (const link of document.querySelectorAll("nav a"))
        link.onclick = (event) => { event.preventDefault(); history.pushState({}, "", link.href); show(); };
      addEventListener("popstate", show);
      show();
    </script>
    <script type="module" src="${widget}" data-tenant-id="${tenant}" data-hide-on="/spa/checkout*, /spa/legal"></script>`,
  }),
  /** A frame that may store nothing and has no origin. */
  framed: (tenant) => ({
    body: `<iframe sandbox="allow-scripts" width="500" height="750" src="/plain?tenant=${tenant}"></iframe>`,
  }),
  strict: (tenant) => ({ body: script(tenant), headers: strictPolicy }),
  /** A policy that lets the script in and refuses it everything else. */
  walled: (tenant) => ({
    body: script(tenant),
    headers: {
      "content-security-policy": `default-src 'none'; script-src ${server}; require-trusted-types-for 'script'; trusted-types none-of-ours`,
    },
  }),
  /** A long page of the shop's own, without the widget: what answers quote stands far down. */
  article: () => ({
    head: "<style>p { margin-block: 3rem } ::target-text { background: rgb(255, 0, 128); color: inherit }</style>",
    body: `${"<p>Something else is said here, of tents and of weather.</p>".repeat(60)}
      <h2 id="time">How long it takes</h2>
      <p>Parcels within <b>Germany</b> arrive in two to three working days. Deliveries to Austria, as a rule, take four working days &amp; a well-meant greeting.</p>
      ${"<p>Something else is said here, of boots and of snow.</p>".repeat(60)}`,
  }),
  /** A pinned file on a strict page, with words to fall back on; `src` and `integrity` come with the address. */
  pinned: (tenant, _apiUrl, query) => ({
    body: `<chat-widget tenant-id="${tenant}"><a href="/contact">Write to us</a></chat-widget><script type="module" src="${server}${query.get("src")}" integrity="${query.get("integrity")}"></script>`,
    headers: strictPolicy,
  }),
  react: () => ({ body: '<div id="app"></div><script type="module" src="/react/index.js"></script>' }),
  vue: () => ({ body: '<div id="app"></div><script type="module" src="/vue/index.js"></script>' }),
  arabic: (tenant) => ({ lang: "ar", dir: "rtl", body: script(tenant) }),
};

/** What a test puts on a page of its own; `{widget}` is the script's address, `lang` the page's language. */
const markup = ({ searchParams: query }: URL): Page => ({
  body: (query.get("markup") ?? "").replaceAll("{widget}", widget),
  lang: query.get("lang") ?? "en",
});

/** Pages whose body is awaited. */
const unfinished: (() => void)[] = [];

/** Pages written with a framework are built when they are first asked for. */
const built = new Map<string, ReturnType<typeof bundle>>();

async function fileOf(page: "react" | "vue", name: string): Promise<string | undefined> {
  const files = built.get(page) ?? bundle(page);
  built.set(page, files);
  return (await files).get(name);
}

createServer(async (request, response) => {
  const url = new URL(request.url ?? "/", "http://host");
  const [, framework, file = ""] = /^\/(react|vue)\/(.+)$/.exec(url.pathname) ?? [];
  if (framework === "react" || framework === "vue") {
    response.writeHead(200, { "content-type": "text/javascript" });
    return void response.end(await fileOf(framework, file));
  }
  const style = styles[url.pathname];
  if (style) return void response.writeHead(200, { "content-type": "text/css" }).end(style);
  if (url.pathname === "/lamp.svg")
    return void response.writeHead(200, { "content-type": "image/svg+xml" }).end(picture);
  const name = url.pathname.split("/")[1] ?? "";
  if (name === "body") {
    for (const finish of unfinished.splice(0)) finish();
    return void response.end();
  }
  const tenant = url.searchParams.get("tenant") ?? "demo";
  const page =
    name === "markup" ? markup(url) : pages[name]?.(tenant, url.searchParams.get("apiUrl") ?? "", url.searchParams);
  if (!page) return void response.writeHead(404).end();
  const { head = "", headers = {}, lang = "en", dir = "ltr" } = page;
  const withWidget = url.searchParams.get("widget") !== "off";
  const body = withWidget ? page.body : page.body?.replace(/<script type="module".*/s, "");
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers });
  response.write(
    `<!doctype html><html${lang && ` lang="${lang}"`} dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Host</title><link rel="icon" href="data:,">${head}</head>`,
  );
  const finish = (): void => void response.end(`<body>${prose}${body ?? ""}</body></html>`);
  if (name === "early") unfinished.push(finish);
  else finish();
}).listen(port, "127.0.0.1");
