import { css } from "lit";

/**
 * What goes on beyond the edge of a `.shaded` box that scrolls sideways fades there. Driven by the scroll position, so that it
 * works on any ground and in either direction: the mask is wider than the box by the edge that is not to fade. Browsers without
 * it show the edge as it is.
 */
export const scrollShade = css`
  @supports (animation-timeline: scroll()) {
    .shaded {
      mask: linear-gradient(to right, rgb(0 0 0 / 0.15), #000 32px calc(100% - 32px), rgb(0 0 0 / 0.15)) -32px 0 /
        calc(100% + 64px) 100% no-repeat;
      animation: shade linear both;
      animation-timeline: scroll(self inline);
    }
    .shaded:dir(rtl) {
      animation-direction: reverse;
    }
    .shaded:focus-visible {
      mask: none;
    }
  }
  @keyframes shade {
    0% {
      mask-position: -32px 0;
      mask-size: calc(100% + 32px) 100%;
    }
    8%,
    92% {
      mask-position: 0 0;
      mask-size: 100% 100%;
    }
    100% {
      mask-position: 0 0;
      mask-size: calc(100% + 32px) 100%;
    }
  }
`;
