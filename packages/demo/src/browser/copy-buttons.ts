/** Each button copies the text that its `data-copies` names, and says so in the status beside it. */
export function copyButtons() {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copies]")) {
    const text = document.querySelector(`#${button.dataset["copies"]}`);
    const status = button.parentElement?.querySelector("[role=status]");
    if (text && status) button.addEventListener("click", async () => (status.textContent = await copied(text)));
  }
}

async function copied(text: Element): Promise<string> {
  try {
    await navigator.clipboard.writeText(text.textContent);
    return "Copied.";
  } catch {
    // Pages without HTTPS may not write there.
    getSelection()?.selectAllChildren(text);
    return "Your browser keeps its clipboard to itself: the text is selected, copy it by hand.";
  }
}
