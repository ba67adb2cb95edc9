import type { Tool, ToolCall } from "../../model/model.ts";
import { AGE, type Filter } from "../../wishes/wish.ts";
import { searchAsIfAsked } from "../finding/find-knowledge.ts";
import { findProducts } from "../finding/find-products.ts";
import type { Tools } from "../finding/find.ts";
import { ageIn } from "../said/age-in.ts";
import type { CatalogueTool, FoundProducts } from "../tools.ts";
import type { Turn } from "../turn.ts";
import type { Words } from "../words/words.ts";
import { passageAsData } from "../written/prompt.ts";
import { asNow } from "./as-now.ts";
import type { Item, Shelf } from "./shelf.ts";

const text = (description: string): Tool["parameters"] => ({ type: "string", description, maxLength: 300 });
const number = { type: "integer", minimum: 1 };
const object = (properties: Record<string, object>): Tool["parameters"] => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

export const shopTools: Tool[] = [
  {
    name: "search_products",
    description:
      "Searches the catalogue. Prices, brands, colours and what shall not be are understood in the sentence.",
    parameters: object({
      sentence: text("A shopping sentence in the visitor's language: red running shoes under 80 €"),
    }),
  },
  {
    name: "get_product",
    description: "Tells all that is known of a product.",
    parameters: object({ number }),
  },
  {
    name: "compare",
    description: "Tells all that is known of several products.",
    parameters: object({ numbers: { type: "array", items: number, maxItems: 6 } }),
  },
  {
    name: "search_help",
    description: "Searches the shop's help pages: delivery, returns, payment, contact.",
    parameters: object({ question: text("The question, in the visitor's language") }),
  },
];

const most = { said: 300, products: 6, passages: 3 };

/** What the visitor stated holds in every search of the model. */
export const statedIn = (found: FoundProducts | null): Filter[] =>
  found?.wish.filters.filter(({ field, op }) => field === "price" || field === AGE || op === "not") ?? [];

/** What a tool takes, for a model that called it with something else; null where all is there. */
function faultOf({ name, input }: ToolCall): string | null {
  const properties = shopTools.find((one) => one.name === name)?.parameters["properties"] ?? {};
  const isThere = (property: string): boolean => {
    const value = input[property];
    if (property === "numbers") return Array.isArray(value) && value.some(Number.isInteger);
    return property === "number" ? Number.isInteger(value) : typeof value === "string" && value.trim() !== "";
  };
  if (Object.keys(properties).every(isThere)) return null;
  return `Nothing was done: ${name} takes ${JSON.stringify(properties)}. Call it again with that.`;
}

/** Does what a model calls, by the same search as ever, and says it in passages. */
export async function runTool(
  call: ToolCall,
  tools: Tools,
  { turn, words, shelf, stated }: { turn: Turn; words: Words; shelf: Shelf; stated: Filter[] },
): Promise<string> {
  const fault = faultOf(call);
  if (fault) return fault;
  const { name, input } = call;
  const said = [input["sentence"], input["question"]].find((one) => typeof one === "string") ?? "";
  const asked = said.slice(0, most.said).trim();
  if (name === "search_products") {
    // A model may look for each of two children.
    const isOfAge = ageIn(asked, words) !== null;
    const kept = isOfAge ? stated.filter(({ field }) => field !== AGE) : stated;
    const found = await findProducts(keepingTo(kept, tools.catalogue), turn.tenant.id, asked, words);
    return shown(shelf.addProducts(await asNow(tools.catalogue, turn.tenant.id, found), most.products));
  }
  if (name === "search_help" && turn.tenant.ragActive) {
    const { passages, answerable } = await searchAsIfAsked(tools.knowledge, turn.tenant, asked, [], most.passages);
    return shown(answerable.decision === "answer" ? shelf.addHelp(passages) : []);
  }
  const numbers = [input["number"], input["numbers"]].flat().filter((one): one is number => Number.isInteger(one));
  return shown(shelf.open(numbers.slice(0, most.products)));
}

const shown = (items: Item[]): string =>
  items.length > 0
    ? items.map(({ passage, number: at }) => passageAsData(passage, at)).join("\n")
    : "Nothing was found.";

const keepingTo = (stated: Filter[], tool: CatalogueTool): CatalogueTool => ({
  ...tool,
  async search(tenantId, wish, limit) {
    const isThere = (one: Filter): boolean =>
      wish.filters.some(({ field, op, value }) => field === one.field && op === one.op && value === one.value);
    const filters = [...wish.filters, ...stated.filter((one) => !isThere(one))];
    const found = await tool.search(tenantId, { ...wish, filters }, limit);
    // What comes without a decision for it is only the nearest.
    return found.answerable.decision === "answer" ? found : { ...found, products: [] };
  },
});
