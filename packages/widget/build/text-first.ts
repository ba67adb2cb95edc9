import type { Plugin } from "vite";

/** What every chat needs and is text rather than code. */
const texts = [
  "locales/en",
  "elements/base.styles",
  "elements/link.styles",
  "elements/composer.styles",
  "elements/message-bubble.styles",
  "elements/message-list.styles",
  "elements/panel-header.styles",
  "elements/panel.styles",
  "elements/prose.styles",
  "elements/answer-extras.styles",
  "elements/suggestion-list.styles",
  "launcher/motion.styles",
];

/** Puts style sheets and words side by side in the file of the first chat, which compresses better so, by 0.3 KB. */
export const textFirst: Plugin = {
  name: "text-first",
  transform: {
    filter: { id: /\/src\/chat\.ts$/ },
    handler: (code) => texts.map((text) => `import "./${text}.ts";\n`).join("") + code,
  },
};
