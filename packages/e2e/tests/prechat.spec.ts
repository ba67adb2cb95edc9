import { expect, test } from "@playwright/test";
import { openChat } from "../src/chat.ts";
import { newTenant } from "../src/seed.ts";

const withForm = {
  prechat_enabled: true,
  prechat_fields: [
    { name: "customer_name" as const, label: "", type: "text" as const, required: true },
    { name: "customer_email" as const, label: "", type: "email" as const, required: true },
    { name: "customer_phone" as const, label: "", type: "tel" as const, required: false },
  ],
};

test("the pre-chat form asks for what is required and sends it with the messages", async ({ page }) => {
  const chat = await openChat(page, await newTenant(withForm));
  const start = chat.panel.getByRole("button", { name: "Start chat" });
  await start.click();
  await expect(chat.panel.getByText("Name: please fill this in.")).toBeVisible();
  const email = chat.panel.getByRole("textbox", { name: "Email" });
  await chat.panel.getByRole("textbox", { name: "Name" }).fill("Ada");
  await email.fill("not an address");
  await start.click();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("ada@example.com");
  await start.click();

  const sent = page.waitForRequest((request) => request.url().endsWith("/api/chat/widget"));
  await chat.say("What does shipping cost?");
  expect((await sent).postDataJSON()).toMatchObject({ customer_name: "Ada", customer_email: "ada@example.com" });
  await expect(chat.transcript).toContainText("4.90 euros");
});

test("the pre-chat form promises a person only where one can be called", async ({ page }) => {
  const chat = await openChat(page, await newTenant(withForm));
  await expect(chat.panel.getByText("So that we know who is writing to us.")).toBeVisible();
  await expect(chat.panel).not.toContainText(/team/i);
  const withPeople = await openChat(page, await newTenant({ ...withForm, escalation: { enabled: true } }));
  await expect(withPeople.panel).toContainText("So that our team can reach you if the assistant cannot help.");
});
