/**
 * The page that all contenders stand on: a small shop, complete in itself, so that every other request is theirs; light, so
 * that long tasks are theirs; styled by classes alone, so that it changes the looks of none.
 */
export function shopPage(snippet: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Northbank Outfitters</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0; font: 16px/1.6 sans-serif; color: #1d2530; }
.part { max-width: 1080px; margin: 0 auto; padding: 16px 24px; }
.links a { margin-right: 20px; color: inherit; }
.products { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 20px; padding: 0; list-style: none; }
.product { border: 1px solid #dde2ea; border-radius: 8px; padding: 12px; }
.picture { width: 100%; height: 160px; display: block; }
</style>
</head>
<body>
<div class="part">
<h1>Northbank Outfitters</h1>
<p class="links"><a href="#new">New</a><a href="#tents">Tents</a><a href="#packs">Backpacks</a><a href="#returns">Returns</a></p>
</div>
<div class="part">
<p>${"Made for rain, wind and long evenings. We mend what we sell, and take it back for thirty days. ".repeat(4)}</p>
<ul class="products">
${Array.from({ length: 24 }, (_, at) => product(at)).join("\n")}
</ul>
<h2 id="returns">Returns</h2>
${"<p>Send back what does not fit within thirty days; the label lies in the parcel. The money is with you within five working days of its arrival.</p>\n".repeat(6)}
</div>
<div class="part"><p>Northbank Outfitters, 12 Quay Street</p></div>
${snippet}
</body>
</html>`;
}

/** A thousand paragraphs with a heading each and nothing else: what scrolling itself costs. */
export const longPage = (): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>1,000 paragraphs</title><link rel="icon" href="data:,"></head>
<body style="width: 400px">${Array.from({ length: 1000 }, (_, at) => `<h2>Paragraph ${at + 1}</h2><p>Parcels within Germany arrive in two to three working days, in Austria in four.</p>`).join("\n")}</body></html>`;

/** One pixel each, stretched: a picture that costs the page nearly nothing. */
const pictures = [
  "R0lGODlhAQABAPAAAN/q9wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==",
  "R0lGODlhAQABAPAAAPDk0QAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==",
];

const product = (at: number): string =>
  `<li class="product"><img class="picture" alt="" src="data:image/gif;base64,${pictures[at % 2]}"><h3>Tent no. ${at + 1}</h3><p>Two skins, one pole, ${900 + at * 40} g.</p><strong>€${149 + at * 5}.00</strong></li>`;
