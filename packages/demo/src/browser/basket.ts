import { tellWidget } from "./tell-widget.ts";

/**
 * The basket counts what is put into it, and that is all it does. The button of a product's page and the chat's own
 * buttons, by the tool `add-to-cart`, fill the same one.
 */
const key = "softday-basket";
const shown = document.querySelector<HTMLOutputElement>("#basket");
let count = kept();

function kept(): number {
  try {
    return Number(sessionStorage.getItem(key) ?? 0);
  } catch {
    return 0;
  }
}

function show() {
  if (shown) shown.value = String(count);
}

function putIn() {
  count += 1;
  show();
  // Where the browser stores nothing, the basket lasts as long as the page.
  try {
    sessionStorage.setItem(key, String(count));
  } catch {}
}

show();
tellWidget([
  "registerTool",
  "add-to-cart",
  (input: Readonly<Record<string, unknown>>) => {
    putIn();
    return `“${String(input["title"])}” lies in your basket.`;
  },
]);

const product = document.querySelector<HTMLElement>("[data-product]");
if (product) {
  const { product: id = "", title = "" } = product.dataset;
  tellWidget(["setContext", { product: id, title, page: "product" }]);
  product.querySelector("button.put")?.addEventListener("click", putIn);
}
