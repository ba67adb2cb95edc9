import { expect } from "@playwright/test";
import { openChat } from "../chat.ts";
import { newTenant } from "../seed.ts";
import { beginToSay } from "./begin-to-say.ts";
import { asked } from "./asked.ts";
import type { Screens } from "./screen.ts";

const citation = (index: number, title: string, quote: string) => ({
  index,
  document_id: `d${index}`,
  title,
  url: `https://shop.example/${index}`,
  quote,
});
const citations = [
  citation(
    1,
    "Shipping times",
    "Parcels within Germany arrive in two to three working days. Deliveries to Austria take four.",
  ),
  citation(2, "What shipping costs", "Shipping costs 4.90 euros. Orders above 60 euros are delivered free of charge."),
];

const markdown = `## Caring for a waxed jacket

Wax it **once a year**, and *never* put it into a washing machine.

1. Brush the dirt off, dry.
2. Warm the wax:
   - in a bowl of hot water
   - for ten minutes

| Weight | Wax | Price |
|:--|--:|--:|
| Light | 60 g | 7.90 € |
| Heavy | 120 g | 12.90 € |

> A jacket that is waxed in time outlives its owner.

\`\`\`
care --jacket waxed --every 1y
\`\`\`

![The shop's wax](https://shop.example/wax.svg)`;

/** What the assistant says. */
export const answers: Screens = {
  "answer-awaited": {
    async show(page) {
      await page.route("**/api/chat/widget", () => {});
      const chat = await openChat(page);
      await chat.say("How long does a delivery to Austria take?");
      await expect(chat.panel.getByRole("img", { name: "Nora is typing" })).toBeVisible();
    },
  },
  "answer-half-said": {
    async show(page) {
      await beginToSay(page, "Deliveries to Austria take **four working days** [1]. Within Germany parcels ar");
      const chat = await openChat(page);
      await chat.say("How long does a delivery to Austria take?");
      await expect(chat.transcript).toContainText("parcels ar");
    },
  },
  "answer-sources": {
    async show(page) {
      const words =
        "Deliveries to Austria take **four working days** [1]. Shipping costs 4.90 €, and nothing above 60 € [2].";
      const suggestions = ["What does a return cost?", "Do you ship to Switzerland?"];
      const chat = await asked(page, "How long does a delivery to Austria take?", words, { citations, suggestions });
      await chat.panel.getByRole("button", { name: "Quote from source 1" }).click();
      await expect(chat.panel.getByRole("blockquote")).toBeVisible();
    },
  },
  "answer-markdown": {
    async show(page) {
      const tenant = await newTenant({ image_hosts: ["shop.example"] });
      const chat = await asked(page, "How do I care for my jacket?", markdown, {}, tenant);
      const picture = chat.transcript.getByRole("img", { name: "The shop's wax" });
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    },
  },
  "answer-none": {
    async show(page) {
      const chat = await openChat(page, await newTenant({ escalation: { enabled: true } }));
      await chat.ask("Who painted the ceiling of the Sistine Chapel?", "couldn't find anything");
    },
  },
  "answer-limit": {
    async show(page) {
      const limit_message = "The chat is taking a break this month. Please write to hello@northbank.example.";
      const chat = await openChat(page, await newTenant({ monthly_limit: 0, limit_message }));
      await chat.ask("What does shipping cost?", limit_message);
    },
  },
};
