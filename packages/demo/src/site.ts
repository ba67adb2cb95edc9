import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { readArticles } from "./articles.ts";
import { browserModules } from "./browser-modules.ts";
import { departments } from "./departments.ts";
import { departmentPage } from "./pages/department.ts";
import { fittingRoomPage } from "./pages/fitting-room.ts";
import { frontPage } from "./pages/front.ts";
import { helpArticlePage } from "./pages/help-article.ts";
import { helpIndexPage } from "./pages/help-index.ts";
import { productPage } from "./pages/product.ts";
import { icon } from "./pictures/icon.ts";
import { pictureOf } from "./pictures/picture-of.ts";
import { departmentOf, readProducts } from "./products.ts";
import { harbour } from "./scenery/harbour.ts";
import { workshop } from "./scenery/workshop.ts";
import { readTenant } from "./tenant.ts";

const fonts = {
  "young-serif": "@fontsource/young-serif/files/young-serif-latin-400-normal.woff2",
  figtree: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
};

function pages(): Map<string, string> {
  const products = readProducts();
  const articles = readArticles();
  const { assistant_name, suggestions, theme } = readTenant();
  const files = new Map([
    ["index.html", frontPage(products, assistant_name, suggestions)],
    ["try/index.html", fittingRoomPage(assistant_name, theme)],
    ["help/index.html", helpIndexPage(articles)],
    ["harbour-day.svg", harbour("day")],
    ["harbour-evening.svg", harbour("evening")],
    ["workshop-day.svg", workshop("day")],
    ["workshop-evening.svg", workshop("evening")],
    ["icon.svg", icon],
  ]);
  for (const article of articles) files.set(`help/${article.slug}/index.html`, helpArticlePage(article, articles));
  for (const department of departments) {
    const members = products.filter((product) => departmentOf(product) === department.name);
    files.set(`shop/${department.slug}/index.html`, departmentPage(department, members));
    for (const product of members) {
      files.set(`products/${product.id}/index.html`, productPage(product, department, members, articles));
      files.set(`products/${product.id}.svg`, pictureOf(product));
    }
  }
  return files;
}

const styles = ["base", "frame", "front", "cards", "product", "help", "fitting-room", "controls"];

async function stylesheet(): Promise<string> {
  const sheets = styles.map((name) => readFile(new URL(`styles/${name}.css`, import.meta.url), "utf8"));
  return (await Promise.all(sheets)).join("\n");
}

/** Writes the whole shop, as served at `/demo/`, into `folder`. */
export async function buildSite(folder: string): Promise<void> {
  const files = new Map([...pages(), ["shop.css", await stylesheet()], ...(await browserModules())]);
  await rm(folder, { recursive: true, force: true });
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const { resolve } = createRequire(import.meta.url);
  await mkdir(join(folder, "fonts"));
  for (const [name, file] of Object.entries(fonts)) {
    await copyFile(resolve(file), join(folder, `fonts/${name}.woff2`));
    await copyFile(join(dirname(resolve(file)), "../LICENSE"), join(folder, `fonts/${name}.LICENSE.txt`));
  }
}
