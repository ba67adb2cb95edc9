import { defineElements } from "./define.ts";

/** This file is where the loader ends and the rest of the widget begins. */
export { placePanel } from "./place-panel.ts";

defineElements();
