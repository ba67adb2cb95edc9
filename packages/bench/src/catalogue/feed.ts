import { mulberry } from "../mulberry.ts";

const kinds = ["boot", "jacket", "tent", "lamp", "bottle", "backpack", "stove", "hat", "glove", "sleeping bag"];
const brands = ["Fell", "Brim", "Kestrel", "Norra", "Tarn", "Alder"];
const colours = ["moss", "navy", "black", "sand", "rust"];
const words =
  "light warm dry seam pocket zip sole leather cotton wool steel pouch strap cord hood lining mesh rubber grip frame valve cap rim buckle thread rain wind snow trail city camp night summer winter quick soft tough small large".split(
    " ",
  );

/** What a shop of these products is asked, in the ways visitors wish: by thing, colour, brand, price and order. */
export function wishesFor(count: number): string[] {
  const random = mulberry(11);
  const any = <Value>(values: Value[]): Value => values[Math.floor(random() * values.length)]!;
  const ways: (() => string)[] = [
    () => `${any(colours)} ${any(kinds)}`,
    () => `show me a ${any(kinds)} under ${10 + Math.floor(random() * 280)} euros`,
    () => `${any(brands)} ${any(kinds)}`,
    () => `the cheapest ${any(words)} ${any(kinds)}`,
    () => `do you have a ${any(words)} ${any(kinds)} in ${any(colours)}, not from ${any(brands)}?`,
    () => `${any(kinds)} between 40 and 90 € in stock`,
    () => `a ${any(kinds)} with a ${any(words)} ${any(words)}`,
  ];
  return Array.from({ length: count }, () => any(ways)());
}

/** Makes parts of a feed of Google Merchant with so many products, whose texts are put together of a shop's words. */
export function* merchantFeed(products: number): Generator<string> {
  const random = mulberry(7);
  const any = <Value>(values: Value[]): Value => values[Math.floor(random() * values.length)]!;
  yield '<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>';
  for (let i = 0; i < products; i++) {
    const [kind, brand, colour] = [any(kinds), any(brands), any(colours)];
    const text = Array.from({ length: 90 }, () => any(words)).join(" ");
    yield `<item><g:id>SKU-${i}</g:id><g:title>${brand} ${kind} ${colour} ${any(words)} ${i}</g:title>
<g:description>&lt;p&gt;${text}&lt;/p&gt;</g:description><g:link>https://shop.example/p/${i}</g:link>
<g:image_link>https://shop.example/i/${i}.jpg</g:image_link><g:price>${(random() * 300).toFixed(2)} EUR</g:price>
<g:availability>in stock</g:availability><g:brand>${brand}</g:brand><g:gtin>${4_000_000_000_000 + i}</g:gtin>
<g:product_type>Outdoor &gt; ${kind}</g:product_type><g:color>${colour}</g:color><g:item_group_id>G-${i >> 2}</g:item_group_id></item>
`;
  }
  yield "</channel></rss>";
}
