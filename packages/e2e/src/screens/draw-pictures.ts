import type { Page } from "@playwright/test";

/** The pictures of the shop: a colour and a shape each, by the name's length. */
export const drawPictures = (page: Page): Promise<unknown> =>
  page.route("https://shop.example/*.svg", (route) => {
    const hue = (new URL(route.request().url()).pathname.length * 47) % 360;
    return route.fulfill({
      contentType: "image/svg+xml",
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 64 48">
        <path fill="hsl(${hue} 35% 88%)" d="M0 0h64v48H0z"/><circle cx="32" cy="22" r="12" fill="hsl(${hue} 45% 45%)"/>
        <path fill="hsl(${hue} 40% 60%)" d="M0 40h64v8H0z"/></svg>`,
    });
  });
