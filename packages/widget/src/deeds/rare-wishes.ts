import { aside } from "../aside.ts";
import type { PanelDeeds } from "../elements/panel-deeds.ts";
import { failureOf, failureText } from "../failure.ts";
import { say } from "../locales/words.ts";
import type { Wish } from "../wish.ts";

/** Does the rest of what a visitor can ask for, which most never do. */
export function grantRare(wish: Wish, panel: PanelDeeds): void {
  const { conversation, setting, errand, vocabulary } = panel;
  /** Of what the page does for the visitor. It may take its time, or never come back: no form waits for it. */
  const told = (work: Promise<void>) => void work.catch(() => conversation.note(vocabulary.words.actionFailed));
  switch (wish.type) {
    case "send": {
      const tool = [...setting.tools.values()].find(({ label }) => label === wish.text);
      return tool && told(import("./tools.ts").then(({ useTool }) => useTool(tool, panel)));
    }
    case "introduce":
      return void errand.run(async () => (await import("./enter.ts")).enter(panel, wish.customer));
    case "open-conversation":
      return void errand.run(async () => {
        await conversation.show(wish.id);
        panel.sheet = null;
        void panel.focusInside();
      });
    case "end":
      // Nobody waits for it: a score can be given meanwhile.
      return aside(import("./close.ts").then(({ close }) => close(panel)));
    case "rate":
      return void errand.run(async () => (await import("./rate.ts")).rate(panel, wish.score, wish.feedback));
    case "judge":
      return aside(import("./judge.ts").then(({ judge }) => judge(panel, wish.key, wish.helpful)));
    case "show":
      if (wish.sheet !== "device") return;
      // Not the errand: a score that is still on its way would hold it up, and the sheet tells its own failure.
      return void import("./other-device.ts")
        .then(({ makeLink }) => makeLink(panel))
        .catch((error) => (panel.deviceLink = failureOf(error)));
    case "erase":
      return void errand.run(async () => (await import("./erase.ts")).erase(panel));
    case "save-transcript":
      return void import("./save-transcript.ts")
        .then(({ saveTranscript }) => saveTranscript(panel))
        .catch((error) => conversation.note(failureText(failureOf(error), vocabulary.words)));
    case "without-filter": {
      const said = say(vocabulary.words, "withoutFilter", { filter: wish.filter });
      return panel.sendMessage(said, { applied_filters: wish.left });
    }
    case "add-to-cart":
      return told(import("./tools.ts").then(({ addToCart }) => addToCart(wish.product, panel)));
  }
}
