import { box, cloud, fill } from "./shapes.ts";

/** The icon in the browser's tab. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${fill(box(0, 0, 64, 64, 16), "#1f6457")}${cloud(32, 31, 46, "#fff6e0")}</svg>\n`;
