import type { Sheet, Wish } from "../wish.ts";
import type { PanelDeeds } from "./panel-deeds.ts";

/** What nobody waits for. Where it could not be fetched nothing happens, and it can be asked for again. */
const aside = (work: Promise<void>) => void work.catch(() => {});

/** Does what the visitor asks for inside the panel. What most visitors never ask for is fetched when they do. */
export function grantWish(wish: Wish, panel: PanelDeeds): void {
  const { conversation, holder, session, setting, errand, vocabulary } = panel;
  switch (wish.type) {
    case "close":
      return holder.close();
    case "send": {
      // What the page can do stands among the suggestions, by its label.
      const tool = [...setting.tools.values()].find(({ label }) => label === wish.text);
      if (!tool) return panel.sendMessage(wish.text);
      return void errand.run(async () => (await import("../deeds/tools.ts")).useTool(tool, panel));
    }
    case "talk-to-person":
      return panel.sendMessage(vocabulary.words.personWish, "person");
    case "draft":
      return wish.text === session.read().draft ? undefined : session.write({ draft: wish.text });
    case "retry":
      return conversation.outbox.retry(wish.key);
    case "reload":
      return panel.prepare();
    case "earlier":
      return void conversation.showEarlier().catch(() => {});
    case "introduce":
      return void errand.run(async () => (await import("../deeds/enter.ts")).enter(panel, wish.customer));
    case "new-conversation":
      return panel.newConversation();
    case "open-conversation":
      return void errand.run(async () => {
        await conversation.show(wish.id);
        show(null, panel);
      });
    case "end":
      conversation.end();
      panel.showEnd();
      // Nobody waits for it: a score can be given meanwhile.
      return aside(import("../deeds/close.ts").then(({ close }) => close(panel)));
    case "go-on":
      conversation.goOn();
      return void panel.focusInside();
    case "rate":
      return void errand.run(async () => (await import("../deeds/rate.ts")).rate(panel, wish.score, wish.feedback));
    case "judge":
      return aside(import("../deeds/judge.ts").then(({ judge }) => judge(panel, wish.key, wish.helpful)));
    case "show":
      return show(wish.sheet, panel);
    case "erase":
      return void errand.run(async () => (await import("../deeds/erase.ts")).erase(panel));
    case "save-transcript":
      return void errand.run(async () => (await import("../deeds/save-transcript.ts")).saveTranscript(panel));
    case "see-product":
      return void holder.report("product-click", { productId: wish.id });
    case "add-to-cart":
      return aside(import("../deeds/tools.ts").then(({ addToCart }) => addToCart(wish.product, panel)));
  }
}

function show(sheet: Sheet | null, panel: PanelDeeds) {
  panel.sheet = sheet;
  panel.errand.failure = undefined;
  panel.deviceLink = null;
  if (sheet === "device") void panel.errand.run(async () => (await import("../deeds/other-device.ts")).makeLink(panel));
  void panel.focusInside();
}
