import { type Finding, good, warning } from "../finding.ts";

const title = "Storage";
const key = "chat-widget:doctor";

function works(storage: () => Storage): boolean {
  try {
    storage().setItem(key, key);
    storage().removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser lets the widget remember its visitor. */
export function checkStorage(): Finding {
  const blocked = [
    ...(works(() => localStorage) ? [] : ["localStorage"]),
    ...(works(() => sessionStorage) ? [] : ["sessionStorage"]),
  ];
  const framed = window.top !== window;
  if (blocked.length > 0) {
    return warning(
      title,
      `The browser refuses ${blocked.join(" and ")}: the chat works, but forgets its visitors when they leave the page.`,
      framed
        ? "The page stands in a frame: allow it storage (sandbox needs allow-same-origin), or put the widget on the outer page."
        : "Allow this site to store data in the browser's settings; private windows may refuse it.",
    );
  }
  if (framed) {
    return warning(
      title,
      "It works, but the page stands in a frame: browsers keep its storage apart for every site that shows it.",
      "Put the widget on the outer page if visitors are to keep their conversation across sites.",
    );
  }
  return good(title, "It works: visitors find their conversation again.");
}
