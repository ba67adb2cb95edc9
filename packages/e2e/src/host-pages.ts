import { createServer } from "node:http";

/**
 * Another site, on another origin than the server, whose pages carry the widget: `/<page>?tenant=<slug>`.
 * Started by playwright.config.ts with PORT and WIDGET_URL.
 */
const port = Number(process.env["PORT"]);
const widget = process.env["WIDGET_URL"] ?? "";

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

const pages: Record<string, (tenant: string, apiUrl: string) => Page> = {
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
      button, textarea, input, a, div, p { display: block !important; width: 100% !important; border: 9px solid red !important }
    </style>`,
    body: script(tenant),
  }),
  strict: (tenant) => ({
    body: script(tenant),
    headers: {
      "content-security-policy": `default-src 'none'; script-src ${server}; connect-src ${server}; img-src ${server} data:; require-trusted-types-for 'script'; trusted-types lit-html`,
    },
  }),
  arabic: (tenant) => ({ lang: "ar", dir: "rtl", body: script(tenant) }),
};

createServer((request, response) => {
  const url = new URL(request.url ?? "/", "http://host");
  const page = pages[url.pathname.slice(1)]?.(
    url.searchParams.get("tenant") ?? "demo",
    url.searchParams.get("apiUrl") ?? "",
  );
  if (!page) return void response.writeHead(404).end();
  const { head = "", body = "", headers = {}, lang = "en", dir = "ltr" } = page;
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers });
  response.end(
    `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Host</title><link rel="icon" href="data:,">${head}</head><body>${prose}${body}</body></html>`,
  );
}).listen(port, "127.0.0.1");
