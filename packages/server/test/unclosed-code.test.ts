import { expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { useShop } from "./use-shop.ts";

const at = useShop();

const install = "Install the plugin with this command:";
const lines = Array.from({ length: 80 }, (_, n) => `npm install acme-plugin-${n} --save-exact`);

async function ask(plugin: string, message: string): Promise<string> {
  const { id } = await shopWith(at.app, {
    Plugin: plugin,
    Delivery: "We deliver within three days.",
    Returns: "Send it back within 30 days.",
  });
  return (await at.app.send(id, { message })).response;
}

test.each([
  [
    "to the end of the text",
    `${install}\n\n\`\`\`sh\nnpm install acme-plugin`,
    `${install} [1]\n\n\`\`\`sh\nnpm install acme-plugin\n\`\`\``,
  ],
  [
    "by other marks",
    `${install}\n\n~~~~\nnpm install acme-plugin\n\`\`\`\nnpm run acme`,
    `${install} [1]\n\n~~~~\nnpm install acme-plugin\n\`\`\`\nnpm run acme\n~~~~`,
  ],
  [
    "in a list",
    "To install the plugin:\n\n1. Open a shell.\n2. Run this command:\n\n   ```sh\n   npm install acme-plugin",
    "To install the plugin: [1]\n\n1. Open a shell.\n2. Run this command:\n\n   ```sh\n   npm install acme-plugin\n   ```",
  ],
])("code that a document leaves open is closed where it is quoted: %s", async (_, plugin, response) => {
  expect(await ask(plugin, "How do I install it?")).toBe(response);
});

test.each(["", "\n```"])("so is code that is too long to be quoted whole, ended by %j", async (end) => {
  const response = await ask(`${install}\n\n\`\`\`sh\n${lines.join("\n")}${end}`, "How do I install it?");
  expect(response.split("\n").filter((line) => line.startsWith("```"))).toEqual(["```sh", "```"]);
});

test("what is told after it, with its own mark, is no code", async () => {
  const response = await ask(
    `${install}\n\n\`\`\`sh\nnpm install acme-plugin`,
    "How do I install the plugin? And how fast do you deliver?",
  );
  const [code = "", after = ""] = response.split("\n```\n");
  expect(code).toContain("npm install acme-plugin");
  expect(after).toContain("We deliver within three days. [2]");
});
