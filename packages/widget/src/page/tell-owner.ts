import type { remarks } from "./remarks.ts";

/** Tells the owner of the page something in the console; the words are fetched when there is something to tell. */
export function tellOwner<Remark extends keyof typeof remarks>(
  remark: Remark,
  ...details: Parameters<(typeof remarks)[Remark]>
) {
  import("./remarks.ts")
    .then(({ remarks: words }) =>
      console.warn(`<chat-widget> ${(words[remark] as (...given: unknown[]) => string)(...details)}`),
    )
    .catch(() => {});
}
