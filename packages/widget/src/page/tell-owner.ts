import type { remarks } from "./remarks.ts";

/** Tells the owner of the page something in the console; the words are fetched when there is something to tell. */
export function tellOwner(remark: keyof typeof remarks, address = "", other?: unknown, own?: unknown) {
  void import("./remarks.ts").then(({ remarks: words }) =>
    console.warn(`<chat-widget> ${words[remark](address, other, own)}`),
  );
}
