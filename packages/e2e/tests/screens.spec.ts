import { expect, test as base } from "@playwright/test";
import { tooSmallForFingers } from "../src/fingers.ts";
import { screens } from "../src/screens/all.ts";
import { clipOf, now } from "../src/screens/screen.ts";
import { violations } from "../src/violations.ts";

const test = base.extend<{ pictures: boolean }>({
  /** Whether the pictures are compared: they depend on the machine's fonts. */
  pictures: [false, { option: true }],
});
test.use({ locale: "en-US", timezoneId: "UTC" });

for (const [name, { show, area, within = "chat-widget", varies }] of Object.entries(screens)) {
  test(name, async ({ page, pictures, isMobile }) => {
    await page.clock.setFixedTime(now);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await show(page);
    await page.mouse.move(0, 0);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      if (pictures)
        await expect(page).toHaveScreenshot([colorScheme, `${name}.png`], {
          clip: clipOf(area, page.viewportSize()!),
          mask: varies?.(page) ?? [],
          maskColor: "#888",
          // Nothing moves for whoever wants no motion; and where a box can be scrolled on is an animation, too.
          animations: "allow",
        });
      expect(await violations(page, within), colorScheme).toEqual([]);
    }
    if (isMobile) expect(await tooSmallForFingers(page, within)).toEqual([]);
  });
}
