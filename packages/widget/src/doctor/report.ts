import { counted, type Finding, worst } from "./finding.ts";

const count = (findings: readonly Finding[], state: Finding["state"]) => {
  const { length } = findings.filter((finding) => finding.state === state);
  return length > 0 ? [counted(length, state)] : [];
};

/** The findings in a few words. */
export const summary = (findings: readonly Finding[]): string =>
  worst(findings) === "good"
    ? "Everything is as it should be"
    : [...count(findings, "fault"), ...count(findings, "warning")].join(", ");

/** The findings as text, for a mail or a ticket. */
export const report = (findings: readonly Finding[], page: string, browser: string): string =>
  [
    `chat-widget on ${page}: ${summary(findings)}`,
    browser,
    "",
    ...findings.map(
      ({ state, title, found, fix }) => `[${state}] ${title}: ${found}${fix && `\n    What to do: ${fix}`}`,
    ),
  ].join("\n");
