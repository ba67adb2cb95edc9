/** Copies `text`; whether that worked. Pages that are not secure, and frames that may not, have no clipboard: there the old command helps. */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return byCommand(text);
  }
}

function byCommand(text: string): boolean {
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("copy", fill, true);
  const done = document.execCommand("copy");
  removeEventListener("copy", fill, true);
  return done;
}
