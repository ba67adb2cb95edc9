import { css } from "lit";
import { width } from "./rows.styles.ts";

/** The room of what stands under an answer, until its elements are there: as high as their headings and rows. */
export const extras = css`
  :not(:defined) {
    display: block;
    width: ${width};
  }
  .room {
    display: block;
    height: 24px;
  }
  chat-widget-product-list > .room {
    height: 93px;
  }
  chat-widget-source-list > .room {
    height: 45px;
  }
  chat-widget-product-list > .room ~ .room:last-child {
    margin-block-end: 32px;
  }
  chat-widget-source-list > .room:last-child {
    margin-block-end: 21px;
  }
`;
