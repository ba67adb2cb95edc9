import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { connect, randomId, sendMessage, type Answer } from "@widget-chat/client";
import { connectAdmin, createTenant, importProducts } from "@widget-chat/client/admin";
import { readLines, requireData } from "./relevance/data.ts";
import { labelsOf } from "./shopping/labels.ts";
import {
  colourSaid,
  sentencesAbout,
  asShopsTell,
  type PutProduct,
  type Sentence,
  weightOf,
} from "./shopping/sentences.ts";
import { percentile } from "./widget/statistics.ts";
import { startServer } from "./start-server.ts";

const DATA = fileURLToPath(new URL("../../../../shared/eval", import.meta.url));
const GENERATED = 500;
/** Those of the first were looked at while the reading was written, those of the second never. */
const SEEDS = { generated: 11, unseen: 83 };
/** The most the server takes: all sentences come from one address. */
const RATE_LIMIT = 10_000;
/** Wishes of the written sentences that hang on no catalogue. */
const OF_ANY_SHOP = new Set(["price", "rating", "reviews", "order", "sale", "availability"]);

interface Asked {
  sentence: Sentence;
  answer: Answer;
  ms: number;
}

/**
 * Asks a shop in sentences, and prints how many were understood exactly (`applied_filters` are the wishes, no more and no
 * less), how many products were shown that break a price that was understood or stands in the label, or a weight, or the
 * exclusion of a brand or a colour, that stands in it, and how long the whole answer took.
 * `bench shopping [--data <folder>] [--misses]`
 */
export async function shopping(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { data: { type: "string", default: DATA }, misses: { type: "boolean", default: false } },
  });
  requireData(values.data);
  const catalogue = asShopsTell(await readLines<PutProduct>(values.data, "ecommerce/chorus.products"));
  const written = (await readLines<{ text: string }>(values.data, "ecommerce/shopping-sentences.dev")).map(
    ({ text }, at): Sentence => ({ text, wishes: labelsOf(at + 1) }),
  );
  const server = await startServer();
  try {
    const admin = connectAdmin({ baseUrl: server.url, apiKey: server.adminKey });
    const shop = async (slug: string, products: PutProduct[]): Promise<(sentences: Sentence[]) => Promise<Asked[]>> => {
      const { id } = await createTenant(admin, {
        slug,
        name: slug,
        locale: "en",
        default_mode: "ecommerce",
        ecommerce_active: true,
        rate_limit: RATE_LIMIT,
      });
      await importProducts(admin, id, products);
      return (sentences) => askAll(server.url, id, sentences);
    };
    const askGoods = await shop("shopping-written", written.map(whatIsWished));
    const askCatalogue = await shop("shopping-generated", catalogue);
    const known = new Map(catalogue.map((product) => [product.id, product]));
    print("written", await askGoods(written), isOfAnyShop, known, values.misses);
    for (const [name, seed] of Object.entries(SEEDS)) {
      const asked = await askCatalogue(sentencesAbout(catalogue, GENERATED, seed));
      print(name, asked, () => true, known, values.misses && name !== "unseen");
    }
  } finally {
    await server.stop();
  }
}

async function askAll(baseUrl: string, tenantId: string, sentences: Sentence[]): Promise<Asked[]> {
  const visitor = connect({ baseUrl, tenantId });
  const asked: Asked[] = [];
  for (const sentence of sentences) {
    const began = performance.now();
    const answer = await sendMessage(visitor, { message: sentence.text, session_id: randomId() });
    asked.push({ sentence, answer, ms: performance.now() - began });
  }
  return asked;
}

/** A product that is just what a sentence wishes for: where one wish is misread, it is not found. */
function whatIsWished({ text, wishes }: Sentence, at: number): PutProduct {
  const found = { price: 20, rating: 4.5, reviews: 300 };
  for (const wish of wishes) {
    const [field = "", op = "", told = ""] = wish.split(" ");
    const value = Number(told);
    if (!Object.hasOwn(found, field) || Number.isNaN(value)) continue;
    const step = field === "rating" ? 0.1 : 1;
    const nearest = op === "lt" ? value - step : op === "gt" ? value + step : value;
    found[field as keyof typeof found] = Math.round(nearest * 10) / 10;
  }
  return {
    id: `wished-${at}`,
    title: text,
    price: { amount: found.price.toFixed(2), currency: "USD" },
    rating: found.rating,
    attributes: { reviews: found.reviews },
  };
}

const isOfAnyShop = (wish: string): boolean => OF_ANY_SHOP.has(wish.split(" ")[0]!) || wish.startsWith("words not");

/** @param known the products of the catalogue, by id */
function print(
  name: string,
  asked: Asked[],
  counts: (wish: string) => boolean,
  known: ReadonlyMap<string, PutProduct>,
  showsMisses: boolean,
): void {
  const missed = asked.filter(({ sentence, answer }) => {
    const understood = wishesIn(answer).filter(counts);
    return understood.toSorted().join() !== sentence.wishes.toSorted().join();
  });
  const tooDear = asked.flatMap(({ sentence, answer }) => {
    const stated = [...answer.applied_filters, ...sentence.wishes.map(wishAs)];
    return answer.products.filter((product) => breaksPrice(product, stated));
  });
  const shown = asked.flatMap(({ sentence, answer }) =>
    answer.products.flatMap(({ id }) => {
      const product = known.get(id);
      return product ? [{ product, wishes: sentence.wishes }] : [];
    }),
  );
  const tooHeavy = shown.filter(({ product, wishes }) => breaksWeight(weightOf(product), wishes));
  const excluded = shown.filter(({ product, wishes }) => breaksExclusion(product, wishes));
  const times = asked.map(({ ms }) => ms).sort((one, other) => one - other);
  console.log(
    `${name.padEnd(10)} ${asked.length} sentences, ${((asked.length - missed.length) / asked.length).toFixed(3)} understood exactly (≥ .97), ${tooDear.length} products break a stated price, ${tooHeavy.length} a stated weight, ${excluded.length} a stated exclusion, answer p50 ${percentile(times, 50).toFixed(1)} ms, p99 ${percentile(times, 99).toFixed(1)} ms`,
  );
  if (!showsMisses) return;
  for (const { sentence, answer } of missed)
    console.log(
      `  ${sentence.text}\n    wished ${sentence.wishes.join(", ")}\n    read   ${wishesIn(answer).join(", ")}`,
    );
}

/** What an answer says that it understood, as labels are written. The words that were looked for are no wish. */
const wishesIn = ({ applied_filters }: Answer): string[] =>
  applied_filters
    .filter(({ field, op }) => field !== "words" || op === "not")
    .map(({ field, op, value }) =>
      /^attributes\..*colour/.test(field) ? `colour ${op} ${colourSaid(String(value))}` : `${field} ${op} ${value}`,
    );

/** A label as what was understood is told: `price lt 50`. */
function wishAs(wish: string): Stated {
  const [field = "", op = "", ...value] = wish.split(" ");
  const told = value.join(" ");
  return { field, op, value: Number.isNaN(Number(told)) ? told : Number(told) };
}

interface Stated {
  field: string;
  op: string;
  value: unknown;
}

function breaksPrice({ price }: Answer["products"][number], stated: readonly Stated[]): boolean {
  const amount = Number(price.amount);
  return stated.some(
    ({ field, op, value }) =>
      field === "price" &&
      typeof value === "number" &&
      ((op === "lt" && amount >= value) ||
        (op === "lte" && amount > value) ||
        (op === "gt" && amount <= value) ||
        (op === "gte" && amount < value)),
  );
}

/** Whether a product is of a brand or a colour that a label excludes: `brand not Acme`. */
function breaksExclusion({ brand, attributes = {} }: PutProduct, wishes: readonly string[]): boolean {
  const told: Record<string, unknown> = { brand, colour: attributes["product_colour"] };
  return wishes.some((wish) => {
    const [, field = "", excluded] = /^(brand|colour) not (.+)$/.exec(wish) ?? [];
    return excluded !== undefined && `${told[field] as string}`.split(",").includes(excluded);
  });
}

/** Whether a weight in grams breaks a bound of a label: `quantity lt 2,5 kg`. */
function breaksWeight(weight: number | null, wishes: readonly string[]): boolean {
  return wishes.some((wish) => {
    const bound = /^quantity\S* (lte?) ([\d.,]+) kg$/.exec(wish);
    if (!bound || weight === null) return false;
    const most = Number(bound[2]!.replace(",", ".")) * 1_000;
    return bound[1] === "lt" ? weight >= most : weight > most;
  });
}
