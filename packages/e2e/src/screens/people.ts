import { expect } from "@playwright/test";
import { openChat } from "../chat.ts";
import { happening, message } from "../happening.ts";
import { newTenant } from "../seed.ts";
import { now, type Screens } from "./screen.ts";

const escalation = { enabled: true, message: "Ada will be with you in a moment." };

/** A person takes over. */
export const people: Screens = {
  "person-called": {
    async show(page) {
      await happening(page, []);
      const chat = await openChat(page, await newTenant({ escalation }));
      await chat.choose("Talk to a person");
      await expect(chat.transcript).toContainText(escalation.message);
    },
  },
  "person-writes": {
    async show(page) {
      const says = "Good morning! I have **your parcel** on my screen: it left Hamburg last night.";
      await happening(page, [
        [
          ["status", { status: "escalated", handler: "human" }],
          ["message", message(3, "agent", says, { agent_name: "Ada", created_at: now })],
          ["typing", { role: "agent", active: true }],
        ],
      ]);
      const chat = await openChat(page, await newTenant({ escalation }));
      await chat.choose("Talk to a person");
      await expect(chat.transcript.getByRole("img", { name: "Ada is typing" })).toBeVisible();
    },
  },
};
