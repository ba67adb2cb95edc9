import { html } from "lit";
import { markBroken } from "./broken-picture.ts";

/** A picture, fetched when it is about to be seen. Its host does not learn on which page it stands. */
export const picture = (src: string, name: string) =>
  html`<img
    src=${src}
    alt=${name}
    loading="lazy"
    decoding="async"
    referrerpolicy="no-referrer"
    @load=${markBroken}
    @error=${markBroken}
  />`;
