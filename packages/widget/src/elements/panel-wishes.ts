import { aside } from "../aside.ts";
import type { Wish } from "../wish.ts";
import type { PanelDeeds } from "./panel-deeds.ts";

/** Does what the visitor asks for inside the panel. What most visitors never ask for is fetched when they do. */
export function grantWish(wish: Wish, panel: PanelDeeds): void {
  const { conversation, holder, session, setting, errand, vocabulary } = panel;
  // What went wrong before is told where it was done, not where the visitor goes on.
  errand.failure = undefined;
  switch (wish.type) {
    case "close":
      return holder.close();
    case "send":
      // What the page can do stands among the suggestions, by its label.
      if ([...setting.tools.values()].some(({ label }) => label === wish.text)) break;
      return panel.sendMessage(wish.text);
    case "talk-to-person":
      return panel.sendMessage(vocabulary.words.personWish, { intent: "person" });
    case "draft":
      return wish.text === session.read().draft ? undefined : session.write({ draft: wish.text });
    case "retry":
      return conversation.outbox.retry(wish.key);
    case "reload":
      return panel.prepare();
    case "earlier":
      return aside(conversation.showEarlier());
    case "new-conversation":
      return panel.newConversation();
    case "go-on":
      conversation.goOn();
      return void panel.focusInside();
    case "see-product":
      // At once: the link may lead off the page.
      return void holder.report("product-click", { productId: wish.id });
    case "way-back":
      return void (panel.wayBack = wish.take);
    case "end":
      conversation.end();
      panel.showEnd();
      break;
    case "show":
      panel.sheet = wish.sheet;
      panel.deviceLink = null;
      void panel.focusInside();
  }
  import("../deeds/rare-wishes.ts")
    .then(({ grantRare }) => grantRare(wish, panel))
    .catch((error) => {
      errand.fail(error);
      // No form is there to tell it.
      if (["send", "add-to-cart"].includes(wish.type)) conversation.note(vocabulary.words.actionFailed);
    });
}
