import { css } from "lit";

export const styles = css`
  .row {
    margin-block-start: 14px;
  }
  .button {
    width: 100%;
    margin-block-start: 18px;
  }
`;
