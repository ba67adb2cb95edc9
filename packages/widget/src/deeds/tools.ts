import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import type { PanelDeeds } from "../elements/panel-deeds.ts";
import type { Tool } from "../panel-door.ts";

/** Tells in the chat what the page says of what it did, if anything. */
function tell(said: unknown, { conversation }: PanelDeeds) {
  if (typeof said === "string" && said) conversation.note(said);
}

/** Has the page do what it offers. */
export async function useTool(tool: Tool, panel: PanelDeeds) {
  const { conversation, vocabulary } = panel;
  try {
    tell(await tool.run({}), panel);
  } catch (error) {
    console.error(`<chat-widget> the tool behind "${tool.label}" failed:`, error);
    conversation.note(vocabulary.words.actionFailed);
  }
}

/** The page's own code fills its cart: by the event, which it takes over, or by the tool of that name. */
export async function addToCart({ id, title, url, price }: ProductCard, panel: PanelDeeds) {
  const { holder, setting, conversation, vocabulary } = panel;
  const input = { productId: id, title, url, price: price.amount, currency: price.currency };
  try {
    const said = holder.report("add-to-cart", input) && (await setting.tools.get("add-to-cart")?.run(input));
    panel.inCart = new Set(panel.inCart).add(id);
    tell(said, panel);
  } catch (error) {
    console.error(`<chat-widget> the tool "add-to-cart" failed:`, error);
    conversation.note(vocabulary.words.actionFailed);
  }
}
