// The questions on the front page open the chat and ask themselves.
for (const button of document.querySelectorAll(".ask button")) {
  button.addEventListener("click", () => document.querySelector("chat-widget").sendMessage(button.textContent.trim()));
}
