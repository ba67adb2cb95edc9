import { tellWidget } from "./tell-widget.ts";

/** The questions on the front page open the chat and ask themselves. */
for (const button of document.querySelectorAll(".ask button")) {
  button.addEventListener("click", () => tellWidget(["sendMessage", button.textContent.trim()]));
}
